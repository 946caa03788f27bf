// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Why an attempt failed.
 */
public final class DeliveryError extends OpenEnum {
    /**
     * No answer within 15 seconds.
     */
    public static final DeliveryError TIMEOUT = new DeliveryError("timeout", Known.TIMEOUT);

    /**
     * The connection was refused or broke.
     */
    public static final DeliveryError CONNECTION = new DeliveryError("connection", Known.CONNECTION);

    /**
     * The certificate or handshake is not valid.
     */
    public static final DeliveryError TLS = new DeliveryError("tls", Known.TLS);

    /**
     * The host name does not resolve.
     */
    public static final DeliveryError DNS = new DeliveryError("dns", Known.DNS);

    /**
     * The address is private or otherwise not allowed.
     */
    public static final DeliveryError BLOCKED_ADDRESS = new DeliveryError("blocked_address", Known.BLOCKED_ADDRESS);

    /**
     * The answer was not 2xx.
     */
    public static final DeliveryError HTTP_STATUS = new DeliveryError("http_status", Known.HTTP_STATUS);

    /** How this type travels. */
    public static final Codec<DeliveryError> CODEC = OpenEnum.ofText(DeliveryError::of);

    private final Known known;

    private DeliveryError(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static DeliveryError of(String value) {
        switch (value) {
            case "timeout":
                return TIMEOUT;
            case "connection":
                return CONNECTION;
            case "tls":
                return TLS;
            case "dns":
                return DNS;
            case "blocked_address":
                return BLOCKED_ADDRESS;
            case "http_status":
                return HTTP_STATUS;
            default:
                return new DeliveryError(value, Known._UNKNOWN);
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
        /** timeout. */
        TIMEOUT,
        /** connection. */
        CONNECTION,
        /** tls. */
        TLS,
        /** dns. */
        DNS,
        /** blocked_address. */
        BLOCKED_ADDRESS,
        /** http_status. */
        HTTP_STATUS,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
