package dev.njia.webhooks;

import dev.njia.errors.WebhookSignatureException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** Checks that a webhook comes from the server and is fresh. Immutable. */
public final class WebhookVerifier {
    /** How far the clocks may be apart, either way, unless said otherwise. */
    public static final Duration TOLERANCE = Duration.ofMinutes(5);

    private final List<String> secrets;
    private final Duration tolerance;

    /**
     * Prepares the check.
     *
     * @param secrets all that are valid, so that one can be rotated
     * @param tolerance how far the clocks may be apart, either way
     */
    public WebhookVerifier(List<String> secrets, Duration tolerance) {
        this.secrets = List.copyOf(secrets);
        this.tolerance = tolerance;
    }

    /**
     * Checks a webhook.
     *
     * @param payload the exact octets of the body; a parsed body cannot be checked, since the signature covers the octets
     * @param headers of the request; names in any case
     * @param now the time of day
     * @throws WebhookSignatureException when it must not be trusted
     */
    public void verify(byte[] payload, Map<String, String> headers, Instant now) {
        if (payload == null) {
            throw new WebhookSignatureException("the payload is null; hand over the raw body as octets, before any parser reads it");
        }
        String id = need(headers, "webhook-id");
        String stamp = need(headers, "webhook-timestamp");
        String signatures = need(headers, "webhook-signature");
        checkAge(stamp, now);
        if (secrets.isEmpty()) {
            throw new WebhookSignatureException("no secret given: nothing can be verified");
        }
        boolean isGiven = false;
        boolean isValid = false;
        for (String signature : signatures.split("[ \\t]+", -1)) {
            if (signature.startsWith("v1,")) {
                isGiven = true;
                isValid |= fits(signature.substring(3), id, stamp, payload);
            }
        }
        if (!isGiven) {
            throw new WebhookSignatureException("the header webhook-signature holds no v1 signature");
        }
        if (!isValid) {
            throw new WebhookSignatureException("no signature fits: the secret is another endpoint's, or the body was changed");
        }
    }

    /** Every pair is compared, in constant time, so that time tells nothing about which one fits. */
    private boolean fits(String signature, String id, String stamp, byte[] payload) {
        boolean isValid = false;
        byte[] given = signature.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
        for (String secret : secrets) {
            byte[] digest = WebhookSigner.digest(WebhookSigner.key(secret), id, stamp, payload);
            isValid |= MessageDigest.isEqual(Base64.getEncoder().encode(digest), given);
        }
        return isValid;
    }

    private void checkAge(String stamp, Instant now) {
        if (!stamp.matches("[0-9]{1,12}")) {
            throw new WebhookSignatureException("the header webhook-timestamp is no number of seconds");
        }
        Duration age = Duration.between(Instant.ofEpochSecond(Long.parseLong(stamp)), Instant.ofEpochSecond(now.getEpochSecond()));
        if (age.abs().compareTo(tolerance) > 0) {
            throw new WebhookSignatureException("the webhook is " + age.abs().toSeconds() + " s " + (age.isNegative() ? "ahead" : "old")
                    + ", more than " + tolerance.toSeconds() + " s");
        }
    }

    private static String need(Map<String, String> headers, String name) {
        for (Map.Entry<String, String> header : headers.entrySet()) {
            if (name.equalsIgnoreCase(header.getKey()) && header.getValue() != null && !header.getValue().isBlank()) {
                return header.getValue().strip();
            }
        }
        throw new WebhookSignatureException("the header " + name + " is missing");
    }

    @Override
    public String toString() {
        return "WebhookVerifier{" + secrets.size() + " secrets, tolerance " + tolerance.toSeconds() + " s}";
    }
}
