package dev.njia.runtime;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.regex.Pattern;

/** Amounts as text and as whole minor units, by ISO 4217 (the table of the platform). No floating-point number on the way. */
public final class MinorUnits {
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+(?:\\.[0-9]+)?");

    private MinorUnits() {}

    /**
     * Reads an amount: {@code of("250.00", "KES")} is 25000.
     *
     * @param amount digits with at most one point, in front of them a minus sign or nothing
     * @param currency three capital letters
     * @return minor units
     * @throws IllegalArgumentException for an unknown currency, for anything but digits, for more digits behind the point than the
     *     currency has (unless they are zeros), and beyond 64 bits
     */
    public static long of(String amount, String currency) {
        if (!DECIMAL.matcher(amount).matches()) {
            throw new IllegalArgumentException("an amount is digits with at most one decimal point, as text");
        }
        try {
            return new BigDecimal(amount).movePointRight(digits(currency)).longValueExact();
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(amount + " is too large, or has more than the " + digits(currency) + " digits of " + currency,
                    e);
        }
    }

    /**
     * Writes an amount: {@code text(25000, "KES")} is {@code 250.00}.
     *
     * @param minorUnits whole minor units
     * @param currency three capital letters
     * @return a decimal with as many digits behind the point as the currency has
     * @throws IllegalArgumentException for an unknown currency
     */
    public static String text(long minorUnits, String currency) {
        return BigDecimal.valueOf(minorUnits, digits(currency)).toPlainString();
    }

    /**
     * Digits behind the decimal point: XAF 0, KES 2, TND 3.
     *
     * @param currency three capital letters
     * @return 0 to 4
     * @throws IllegalArgumentException for an unknown currency, and for one that is no money, such as XAU
     */
    public static int digits(String currency) {
        int digits;
        try {
            digits = Currency.getInstance(currency).getDefaultFractionDigits();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("the platform knows no currency of this code", e);
        }
        if (digits < 0) {
            throw new IllegalArgumentException(currency + " has no minor units");
        }
        return digits;
    }
}
