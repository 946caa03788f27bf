// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What a provider or rail says about an attempt.
 */
public final class ProviderCallbackEvent extends OpenEnum {
    /**
     * The provider took the request.
     */
    public static final ProviderCallbackEvent ACCEPTED = new ProviderCallbackEvent("accepted", Known.ACCEPTED);

    /**
     * The payer must approve on the phone.
     */
    public static final ProviderCallbackEvent AWAITING_APPROVAL = new ProviderCallbackEvent("awaiting_approval", Known.AWAITING_APPROVAL);

    /**
     * The money moved.
     */
    public static final ProviderCallbackEvent SUCCEEDED = new ProviderCallbackEvent("succeeded", Known.SUCCEEDED);

    /**
     * The money did not move.
     */
    public static final ProviderCallbackEvent FAILED = new ProviderCallbackEvent("failed", Known.FAILED);

    /**
     * The reversal was carried out.
     */
    public static final ProviderCallbackEvent REVERSAL_SUCCEEDED = new ProviderCallbackEvent("reversal_succeeded", Known.REVERSAL_SUCCEEDED);

    /**
     * The reversal was refused.
     */
    public static final ProviderCallbackEvent REVERSAL_FAILED = new ProviderCallbackEvent("reversal_failed", Known.REVERSAL_FAILED);

    /** How this type travels. */
    public static final Codec<ProviderCallbackEvent> CODEC = OpenEnum.ofText(ProviderCallbackEvent::of);

    private final Known known;

    private ProviderCallbackEvent(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ProviderCallbackEvent of(String value) {
        switch (value) {
            case "accepted":
                return ACCEPTED;
            case "awaiting_approval":
                return AWAITING_APPROVAL;
            case "succeeded":
                return SUCCEEDED;
            case "failed":
                return FAILED;
            case "reversal_succeeded":
                return REVERSAL_SUCCEEDED;
            case "reversal_failed":
                return REVERSAL_FAILED;
            default:
                return new ProviderCallbackEvent(value, Known._UNKNOWN);
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
        /** accepted. */
        ACCEPTED,
        /** awaiting_approval. */
        AWAITING_APPROVAL,
        /** succeeded. */
        SUCCEEDED,
        /** failed. */
        FAILED,
        /** reversal_succeeded. */
        REVERSAL_SUCCEEDED,
        /** reversal_failed. */
        REVERSAL_FAILED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
