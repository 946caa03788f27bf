// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of an assessment.
 */
public final class KycScoreStatus extends OpenEnum {
    /**
     * A provider has not answered yet.
     */
    public static final KycScoreStatus PROCESSING = new KycScoreStatus("processing", Known.PROCESSING);

    /**
     * It is finished.
     */
    public static final KycScoreStatus COMPLETED = new KycScoreStatus("completed", Known.COMPLETED);

    /**
     * It could not be finished.
     */
    public static final KycScoreStatus ERROR = new KycScoreStatus("error", Known.ERROR);

    /** How this type travels. */
    public static final Codec<KycScoreStatus> CODEC = OpenEnum.ofText(KycScoreStatus::of);

    private final Known known;

    private KycScoreStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycScoreStatus of(String value) {
        switch (value) {
            case "processing":
                return PROCESSING;
            case "completed":
                return COMPLETED;
            case "error":
                return ERROR;
            default:
                return new KycScoreStatus(value, Known._UNKNOWN);
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
        /** processing. */
        PROCESSING,
        /** completed. */
        COMPLETED,
        /** error. */
        ERROR,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
