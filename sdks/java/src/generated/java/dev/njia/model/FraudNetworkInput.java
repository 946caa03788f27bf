// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * Network that the order came from.
 */
public final class FraudNetworkInput extends Model {
    private static final Prop<String> IP = Prop.optional("ip", Codecs.STRING);
    private static final Prop<Long> ASN = Prop.optional("asn", Codecs.INT64);
    private static final Prop<String> COUNTRY = Prop.optional("country", Codecs.STRING);
    private static final Prop<Boolean> VPN = Prop.optional("vpn", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<FraudNetworkInput> SHAPE = Shape.of("FraudNetworkInput", FraudNetworkInput::new, IP, ASN, COUNTRY, VPN);

    private FraudNetworkInput(Values values) {
        super(values);
    }

    /**
     * Starts an object.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts another object from this one.
     *
     * @return a new builder with the same members
     */
    public Builder toBuilder() {
        return new Builder().from(this);
    }

    /**
     * IPv4 or IPv6 address.
     *
     * @return empty when it was left out
     */
    public Optional<String> ip() {
        return find(IP);
    }

    /**
     * Number of the autonomous system.
     *
     * @return empty when it was left out
     */
    public Optional<Long> asn() {
        return find(ASN);
    }

    /**
     * The member country.
     *
     * @return empty when it was left out
     */
    public Optional<String> country() {
        return find(COUNTRY);
    }

    /**
     * Whether the address belongs to a VPN or proxy.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> vpn() {
        return find(VPN);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudNetworkInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code ip}.
         *
         * @param value IPv4 or IPv6 address.
         * @return this
         */
        public Builder ip(String value) {
            return set(IP, value);
        }

        /**
         * Sets {@code asn}.
         *
         * @param value Number of the autonomous system.
         * @return this
         */
        public Builder asn(Long value) {
            return set(ASN, value);
        }

        /**
         * Sets {@code country}.
         *
         * @param value the value
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
        }

        /**
         * Sets {@code vpn}.
         *
         * @param value Whether the address belongs to a VPN or proxy.
         * @return this
         */
        public Builder vpn(Boolean value) {
            return set(VPN, value);
        }
    }
}
