package dev.njia.webhooks;

import dev.njia.errors.WebhookSignatureException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs webhooks as the server does, for tests of a receiver. */
public final class WebhookSigner {
    private static final String PREFIX = "whsec_";

    private WebhookSigner() {}

    /**
     * The headers of a signed webhook.
     *
     * @param payload the exact octets of the body
     * @param secret {@code whsec_} and base64
     * @param id of the event
     * @param at when it is sent
     * @return {@code webhook-id}, {@code webhook-timestamp}, {@code webhook-signature}
     */
    public static Map<String, String> sign(byte[] payload, String secret, String id, Instant at) {
        String stamp = String.valueOf(at.getEpochSecond());
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("webhook-id", id);
        headers.put("webhook-timestamp", stamp);
        headers.put("webhook-signature", "v1," + Base64.getEncoder().encodeToString(digest(key(secret), id, stamp, payload)));
        return headers;
    }

    static byte[] key(String secret) {
        try {
            byte[] key = Base64.getDecoder().decode(secret.startsWith(PREFIX) ? secret.substring(PREFIX.length()) : secret);
            if (key.length > 0) {
                return key;
            }
        } catch (IllegalArgumentException e) {
            // told below, without the secret
        }
        throw new WebhookSignatureException("a webhook secret is " + PREFIX + " and base64; this one is not");
    }

    static byte[] digest(byte[] key, String id, String stamp, byte[] payload) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update((id + "." + stamp + ".").getBytes(StandardCharsets.UTF_8));
            return mac.doFinal(payload);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this platform has no HMAC-SHA256", e);
        }
    }
}
