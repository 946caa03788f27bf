// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class KycScoreEventType extends OpenEnum {
    /**
     * An identity assessment was started and takes longer.
     */
    public static final KycScoreEventType KYC_SCORE_PROCESSING = new KycScoreEventType("kyc_score.processing", Known.KYC_SCORE_PROCESSING);

    /**
     * An identity assessment finished.
     */
    public static final KycScoreEventType KYC_SCORE_COMPLETED = new KycScoreEventType("kyc_score.completed", Known.KYC_SCORE_COMPLETED);

    /**
     * An assessment needs a person to decide.
     */
    public static final KycScoreEventType KYC_SCORE_REQUIRES_REVIEW = new KycScoreEventType("kyc_score.requires_review", Known.KYC_SCORE_REQUIRES_REVIEW);

    /**
     * A person decided an assessment.
     */
    public static final KycScoreEventType KYC_SCORE_REVIEWED = new KycScoreEventType("kyc_score.reviewed", Known.KYC_SCORE_REVIEWED);

    /** How this type travels. */
    public static final Codec<KycScoreEventType> CODEC = OpenEnum.ofText(KycScoreEventType::of);

    private final Known known;

    private KycScoreEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycScoreEventType of(String value) {
        switch (value) {
            case "kyc_score.processing":
                return KYC_SCORE_PROCESSING;
            case "kyc_score.completed":
                return KYC_SCORE_COMPLETED;
            case "kyc_score.requires_review":
                return KYC_SCORE_REQUIRES_REVIEW;
            case "kyc_score.reviewed":
                return KYC_SCORE_REVIEWED;
            default:
                return new KycScoreEventType(value, Known._UNKNOWN);
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
        /** kyc_score.processing. */
        KYC_SCORE_PROCESSING,
        /** kyc_score.completed. */
        KYC_SCORE_COMPLETED,
        /** kyc_score.requires_review. */
        KYC_SCORE_REQUIRES_REVIEW,
        /** kyc_score.reviewed. */
        KYC_SCORE_REVIEWED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
