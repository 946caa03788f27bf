package dev.njia.runtime;

import dev.njia.errors.ConfigurationException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A way to show who calls, as the API description has it. */
public final class AuthScheme {
    /** Where a credential travels. */
    public enum Kind {
        /** A header field of its own. */
        HEADER,
        /** A query parameter. */
        QUERY,
        /** A cookie. */
        COOKIE,
        /** {@code Authorization: Bearer}. */
        BEARER,
        /** {@code Authorization: Basic}. */
        BASIC
    }

    private final String id;
    private final String option;
    private final Kind kind;
    private final String key;
    private final String env;
    private @Nullable Pattern retired;
    private String since = "";
    private String use = "";

    /**
     * Describes a scheme.
     *
     * @param id in the API description
     * @param option the name of the builder's method
     * @param kind where it travels
     * @param key header, query parameter or cookie; empty for bearer and basic
     * @param env environment variable that is read when the option is not set; may be empty
     */
    public AuthScheme(String id, String option, Kind kind, String key, String env) {
        this.id = id;
        this.option = option;
        this.kind = kind;
        this.key = key;
        this.env = env;
    }

    /**
     * Refuses an old form before any request.
     *
     * @param pattern that the old form matches
     * @param ended when it ended, YYYY-MM-DD
     * @param instead what to use
     * @return this
     */
    public AuthScheme retire(String pattern, String ended, String instead) {
        this.retired = Pattern.compile(pattern);
        this.since = ended;
        this.use = instead;
        return this;
    }

    String id() {
        return id;
    }

    String option() {
        return option;
    }

    Kind kind() {
        return kind;
    }

    String key() {
        return key;
    }

    String env() {
        return env;
    }

    /** What two schemes cannot share. */
    String carrier() {
        return kind == Kind.BEARER || kind == Kind.BASIC ? "authorization" : kind + " " + key.toLowerCase(java.util.Locale.ROOT);
    }

    /** The credential, if it can be sent; the refusal never prints it. */
    String checked(@Nullable String value) {
        if (value == null || value.isBlank()) {
            throw new ConfigurationException(option + " is empty");
        }
        if (retired != null && retired.matcher(value).find()) {
            throw new ConfigurationException(option + " has a form that ended on " + since + "; use " + use);
        }
        if (!value.chars().allMatch(unit -> unit >= 0x20 && unit < 0x7f)) {
            throw new ConfigurationException(option + " holds characters that cannot travel in a header");
        }
        return value;
    }

    Map.Entry<String, String> header(String value) {
        switch (kind) {
            case BEARER:
                return Map.entry("Authorization", "Bearer " + value);
            case BASIC:
                return Map.entry("Authorization", "Basic " + Base64.getEncoder().encodeToString(value.getBytes(StandardCharsets.UTF_8)));
            case COOKIE:
                return Map.entry("Cookie", key + "=" + value);
            default:
                return Map.entry(key, value);
        }
    }
}
