package dev.njia.runtime;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes out of free text whatever looks like a credential or a card number. */
public final class Redactor {
    private static final String MASK = "***";
    /** Prefixed credentials (svc_live_..., whsec_...), bearer and basic tokens, JSON Web Tokens. */
    private static final Pattern TOKENS = Pattern.compile("\\b(?:sk|svc|svs|whsec|whpk|wct|rk|pk)_[A-Za-z0-9_+/=-]{8,}"
            + "|\\b(?:[Bb]earer|[Bb]asic)\\s+[A-Za-z0-9._~+/=-]{8,}"
            + "|\\beyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]*");
    private static final Pattern CARD = Pattern.compile("(?<![\\w.])\\d(?:[ -]?\\d){12,18}(?![\\w.])");

    private Redactor() {}

    /**
     * Masks secrets.
     *
     * @param text from a server or a user
     * @return the text with {@code ***} in place of secrets
     */
    public static String redact(String text) {
        Matcher cards = CARD.matcher(TOKENS.matcher(text).replaceAll(Matcher.quoteReplacement(MASK)));
        return cards.replaceAll(found -> isCard(found.group()) ? Matcher.quoteReplacement(MASK) : found.group());
    }

    /** The check digit of ISO/IEC 7812-1, annex B. */
    private static boolean isCard(String text) {
        String digits = text.replaceAll("[ -]", "");
        int total = 0;
        for (int place = 0; place < digits.length(); place++) {
            int digit = digits.charAt(digits.length() - 1 - place) - '0';
            int weighted = place % 2 == 0 ? digit : digit * 2;
            total += weighted > 9 ? weighted - 9 : weighted;
        }
        return total % 10 == 0;
    }
}
