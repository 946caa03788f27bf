// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;

/**
 * The key to create.
 * <p>
 * It belongs to the mode of the key that asks.
 */
public final class CreateApiKeyRequest extends Model {
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<List<Scope>> SCOPES = Prop.required("scopes", Codecs.list(Scope.CODEC));
    private static final Prop<List<String>> ALLOWED_IPS = Prop.optional("allowedIps", Codecs.list(Codecs.STRING));
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.optional("expiresAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<CreateApiKeyRequest> SHAPE = Shape.of("CreateApiKeyRequest", CreateApiKeyRequest::new, NAME, SCOPES, ALLOWED_IPS, EXPIRES_AT);

    private CreateApiKeyRequest(Values values) {
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
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * What the key may do.
     * <p>
     * There is no default; name as little as possible.
     *
     * @return the value, never null
     */
    public List<Scope> scopes() {
        return get(SCOPES);
    }

    /**
     * Addresses (CIDR) that may use the key.
     * <p>
     * Left out, any address may.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> allowedIps() {
        return find(ALLOWED_IPS);
    }

    /**
     * When the key ends by itself.
     * <p>
     * Left out, it does not.
     *
     * @return empty when it was left out
     */
    public Optional<OffsetDateTime> expiresAt() {
        return find(EXPIRES_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreateApiKeyRequest, Builder> {
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
         * @param value Addresses (CIDR) that may use the key.
         * @return this
         */
        public Builder allowedIps(List<String> value) {
            return set(ALLOWED_IPS, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value When the key ends by itself.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }
    }
}
