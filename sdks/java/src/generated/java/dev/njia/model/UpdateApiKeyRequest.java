// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Optional;

/**
 * Members to change; those left out stay as they are.
 */
public final class UpdateApiKeyRequest extends Model {
    private static final Prop<String> NAME = Prop.optional("name", Codecs.STRING);
    private static final Prop<List<Scope>> SCOPES = Prop.optional("scopes", Codecs.list(Scope.CODEC));
    private static final Prop<List<String>> ALLOWED_IPS = Prop.optional("allowedIps", Codecs.list(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<UpdateApiKeyRequest> SHAPE = Shape.of("UpdateApiKeyRequest", UpdateApiKeyRequest::new, NAME, SCOPES, ALLOWED_IPS);

    private UpdateApiKeyRequest(Values values) {
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
     * Name for people.
     *
     * @return empty when it was left out
     */
    public Optional<String> name() {
        return find(NAME);
    }

    /**
     * What the key may do.
     * <p>
     * Without a session only fewer scopes than before.
     *
     * @return empty when it was left out
     */
    public Optional<List<Scope>> scopes() {
        return find(SCOPES);
    }

    /**
     * Addresses (CIDR) that may use the key; empty means any.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> allowedIps() {
        return find(ALLOWED_IPS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<UpdateApiKeyRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name for people.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code scopes}.
         *
         * @param value What the key may do.
         * @return this
         */
        public Builder scopes(List<Scope> value) {
            return set(SCOPES, value);
        }

        /**
         * Sets {@code allowedIps}.
         *
         * @param value Addresses (CIDR) that may use the key; empty means any.
         * @return this
         */
        public Builder allowedIps(List<String> value) {
            return set(ALLOWED_IPS, value);
        }
    }
}
