// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Channel through which the order came.
 */
public final class FraudChannel extends OpenEnum {
    /**
     * A mobile app.
     */
    public static final FraudChannel APP = new FraudChannel("app", Known.APP);

    /**
     * A web page.
     */
    public static final FraudChannel WEB = new FraudChannel("web", Known.WEB);

    /**
     * A USSD menu.
     */
    public static final FraudChannel USSD = new FraudChannel("ussd", Known.USSD);

    /**
     * A server.
     */
    public static final FraudChannel API = new FraudChannel("api", Known.API);

    /**
     * An agent.
     */
    public static final FraudChannel AGENT = new FraudChannel("agent", Known.AGENT);

    /**
     * A terminal.
     */
    public static final FraudChannel POS = new FraudChannel("pos", Known.POS);

    /** How this type travels. */
    public static final Codec<FraudChannel> CODEC = OpenEnum.ofText(FraudChannel::of);

    private final Known known;

    private FraudChannel(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FraudChannel of(String value) {
        switch (value) {
            case "app":
                return APP;
            case "web":
                return WEB;
            case "ussd":
                return USSD;
            case "api":
                return API;
            case "agent":
                return AGENT;
            case "pos":
                return POS;
            default:
                return new FraudChannel(value, Known._UNKNOWN);
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
        /** app. */
        APP,
        /** web. */
        WEB,
        /** ussd. */
        USSD,
        /** api. */
        API,
        /** agent. */
        AGENT,
        /** pos. */
        POS,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
