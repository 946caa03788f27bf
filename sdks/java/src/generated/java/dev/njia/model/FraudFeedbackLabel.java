// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What it turned out to be.
 */
public final class FraudFeedbackLabel extends OpenEnum {
    /**
     * It was a fraud.
     */
    public static final FraudFeedbackLabel FRAUD = new FraudFeedbackLabel("fraud", Known.FRAUD);

    /**
     * It was in order.
     */
    public static final FraudFeedbackLabel LEGITIMATE = new FraudFeedbackLabel("legitimate", Known.LEGITIMATE);

    /**
     * It is not clear.
     */
    public static final FraudFeedbackLabel UNSURE = new FraudFeedbackLabel("unsure", Known.UNSURE);

    /** How this type travels. */
    public static final Codec<FraudFeedbackLabel> CODEC = OpenEnum.ofText(FraudFeedbackLabel::of);

    private final Known known;

    private FraudFeedbackLabel(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FraudFeedbackLabel of(String value) {
        switch (value) {
            case "fraud":
                return FRAUD;
            case "legitimate":
                return LEGITIMATE;
            case "unsure":
                return UNSURE;
            default:
                return new FraudFeedbackLabel(value, Known._UNKNOWN);
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
        /** fraud. */
        FRAUD,
        /** legitimate. */
        LEGITIMATE,
        /** unsure. */
        UNSURE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
