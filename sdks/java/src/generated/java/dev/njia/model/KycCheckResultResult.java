// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Result.
 */
public final class KycCheckResultResult extends OpenEnum {
    /**
     * It passed.
     */
    public static final KycCheckResultResult PASSED = new KycCheckResultResult("passed", Known.PASSED);

    /**
     * A person should look.
     */
    public static final KycCheckResultResult ATTENTION = new KycCheckResultResult("attention", Known.ATTENTION);

    /**
     * It failed.
     */
    public static final KycCheckResultResult FAILED = new KycCheckResultResult("failed", Known.FAILED);

    /**
     * It does not apply.
     */
    public static final KycCheckResultResult NOT_APPLICABLE = new KycCheckResultResult("not_applicable", Known.NOT_APPLICABLE);

    /**
     * The source did not answer.
     */
    public static final KycCheckResultResult UNAVAILABLE = new KycCheckResultResult("unavailable", Known.UNAVAILABLE);

    /** How this type travels. */
    public static final Codec<KycCheckResultResult> CODEC = OpenEnum.ofText(KycCheckResultResult::of);

    private final Known known;

    private KycCheckResultResult(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycCheckResultResult of(String value) {
        switch (value) {
            case "passed":
                return PASSED;
            case "attention":
                return ATTENTION;
            case "failed":
                return FAILED;
            case "not_applicable":
                return NOT_APPLICABLE;
            case "unavailable":
                return UNAVAILABLE;
            default:
                return new KycCheckResultResult(value, Known._UNKNOWN);
        }
    }

    /**
     * The value for a {@code switch}.
     *
     * @return {@code _UNKNOWN} for one that this version of the library does not list
     */
    public Known known() {
        return known;
    }

    /** The values that this version of the library lists. */
    public enum Known {
        /** passed. */
        PASSED,
        /** attention. */
        ATTENTION,
        /** failed. */
        FAILED,
        /** not_applicable. */
        NOT_APPLICABLE,
        /** unavailable. */
        UNAVAILABLE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
