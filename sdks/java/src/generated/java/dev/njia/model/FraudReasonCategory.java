// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of signal behind a reason.
 */
public final class FraudReasonCategory extends OpenEnum {
    /**
     * Somebody else may be using the account.
     */
    public static final FraudReasonCategory ACCOUNT_TAKEOVER = new FraudReasonCategory("account_takeover", Known.ACCOUNT_TAKEOVER);

    /**
     * Unlike this sender's habits.
     */
    public static final FraudReasonCategory BEHAVIOUR = new FraudReasonCategory("behaviour", Known.BEHAVIOUR);

    /**
     * The account may pass on stolen money.
     */
    public static final FraudReasonCategory MULE = new FraudReasonCategory("mule", Known.MULE);

    /**
     * Too many in a short time.
     */
    public static final FraudReasonCategory VELOCITY = new FraudReasonCategory("velocity", Known.VELOCITY);

    /**
     * Money laundering.
     */
    public static final FraudReasonCategory AML = new FraudReasonCategory("aml", Known.AML);

    /**
     * A pattern of an agent.
     */
    public static final FraudReasonCategory AGENT = new FraudReasonCategory("agent", Known.AGENT);

    /**
     * Somebody tries out data.
     */
    public static final FraudReasonCategory CARD_TESTING = new FraudReasonCategory("card_testing", Known.CARD_TESTING);

    /**
     * The device.
     */
    public static final FraudReasonCategory DEVICE = new FraudReasonCategory("device", Known.DEVICE);

    /**
     * The network.
     */
    public static final FraudReasonCategory NETWORK = new FraudReasonCategory("network", Known.NETWORK);

    /**
     * Too little is known about the person.
     */
    public static final FraudReasonCategory IDENTITY = new FraudReasonCategory("identity", Known.IDENTITY);

    /**
     * The merchant's line of business.
     */
    public static final FraudReasonCategory MERCHANT = new FraudReasonCategory("merchant", Known.MERCHANT);

    /**
     * The sender may have been tricked.
     */
    public static final FraudReasonCategory SOCIAL_ENGINEERING = new FraudReasonCategory("social_engineering", Known.SOCIAL_ENGINEERING);

    /**
     * The corridor.
     */
    public static final FraudReasonCategory GEOGRAPHY = new FraudReasonCategory("geography", Known.GEOGRAPHY);

    /**
     * Lowers the risk.
     */
    public static final FraudReasonCategory TRUST = new FraudReasonCategory("trust", Known.TRUST);

    /**
     * A list of the tenant.
     */
    public static final FraudReasonCategory LIST = new FraudReasonCategory("list", Known.LIST);

    /**
     * The analysis itself.
     */
    public static final FraudReasonCategory SYSTEM = new FraudReasonCategory("system", Known.SYSTEM);

    /** How this type travels. */
    public static final Codec<FraudReasonCategory> CODEC = OpenEnum.ofText(FraudReasonCategory::of);

    private final Known known;

    private FraudReasonCategory(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FraudReasonCategory of(String value) {
        switch (value) {
            case "account_takeover":
                return ACCOUNT_TAKEOVER;
            case "behaviour":
                return BEHAVIOUR;
            case "mule":
                return MULE;
            case "velocity":
                return VELOCITY;
            case "aml":
                return AML;
            case "agent":
                return AGENT;
            case "card_testing":
                return CARD_TESTING;
            case "device":
                return DEVICE;
            case "network":
                return NETWORK;
            case "identity":
                return IDENTITY;
            case "merchant":
                return MERCHANT;
            case "social_engineering":
                return SOCIAL_ENGINEERING;
            case "geography":
                return GEOGRAPHY;
            case "trust":
                return TRUST;
            case "list":
                return LIST;
            case "system":
                return SYSTEM;
            default:
                return new FraudReasonCategory(value, Known._UNKNOWN);
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
        /** account_takeover. */
        ACCOUNT_TAKEOVER,
        /** behaviour. */
        BEHAVIOUR,
        /** mule. */
        MULE,
        /** velocity. */
        VELOCITY,
        /** aml. */
        AML,
        /** agent. */
        AGENT,
        /** card_testing. */
        CARD_TESTING,
        /** device. */
        DEVICE,
        /** network. */
        NETWORK,
        /** identity. */
        IDENTITY,
        /** merchant. */
        MERCHANT,
        /** social_engineering. */
        SOCIAL_ENGINEERING,
        /** geography. */
        GEOGRAPHY,
        /** trust. */
        TRUST,
        /** list. */
        LIST,
        /** system. */
        SYSTEM,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
