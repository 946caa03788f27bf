// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class FraudAnalysisEventType extends OpenEnum {
    /**
     * An analysis was made and allows the action.
     */
    public static final FraudAnalysisEventType FRAUD_ANALYSIS_COMPLETED = new FraudAnalysisEventType("fraud_analysis.completed", Known.FRAUD_ANALYSIS_COMPLETED);

    /**
     * An analysis asks for a review.
     */
    public static final FraudAnalysisEventType FRAUD_ANALYSIS_FLAGGED = new FraudAnalysisEventType("fraud_analysis.flagged", Known.FRAUD_ANALYSIS_FLAGGED);

    /**
     * An analysis blocks the action.
     */
    public static final FraudAnalysisEventType FRAUD_ANALYSIS_BLOCKED = new FraudAnalysisEventType("fraud_analysis.blocked", Known.FRAUD_ANALYSIS_BLOCKED);

    /** How this type travels. */
    public static final Codec<FraudAnalysisEventType> CODEC = OpenEnum.ofText(FraudAnalysisEventType::of);

    private final Known known;

    private FraudAnalysisEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FraudAnalysisEventType of(String value) {
        switch (value) {
            case "fraud_analysis.completed":
                return FRAUD_ANALYSIS_COMPLETED;
            case "fraud_analysis.flagged":
                return FRAUD_ANALYSIS_FLAGGED;
            case "fraud_analysis.blocked":
                return FRAUD_ANALYSIS_BLOCKED;
            default:
                return new FraudAnalysisEventType(value, Known._UNKNOWN);
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
        /** fraud_analysis.completed. */
        FRAUD_ANALYSIS_COMPLETED,
        /** fraud_analysis.flagged. */
        FRAUD_ANALYSIS_FLAGGED,
        /** fraud_analysis.blocked. */
        FRAUD_ANALYSIS_BLOCKED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
