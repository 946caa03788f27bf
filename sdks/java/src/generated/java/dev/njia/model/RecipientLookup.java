// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the provider tells about a recipient.
 */
public final class RecipientLookup extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("recipient_lookup");
    private static final Prop<Boolean> FOUND = Prop.required("found", Codecs.BOOLEAN);
    private static final Prop<NameMatch> NAME_MATCH = Prop.required("nameMatch", NameMatch.CODEC);
    private static final Prop<String> MASKED_NAME = Prop.required("maskedName", Codecs.STRING).orNull();
    private static final Prop<MobileMoneyProvider> PROVIDER = Prop.required("provider", MobileMoneyProvider.CODEC).orNull();
    private static final Prop<Boolean> CAN_RECEIVE = Prop.required("canReceive", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<RecipientLookup> SHAPE = Shape.of("RecipientLookup", RecipientLookup::new, OBJECT, FOUND, NAME_MATCH, MASKED_NAME, PROVIDER, CAN_RECEIVE);

    private RecipientLookup(Values values) {
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
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * Whether there is such a wallet or account.
     *
     * @return the value, never null
     */
    public boolean found() {
        return get(FOUND);
    }

    /**
     * The member nameMatch.
     *
     * @return the value, never null
     */
    public NameMatch nameMatch() {
        return get(NAME_MATCH);
    }

    /**
     * Registered name with most letters hidden.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> maskedName() {
        return find(MASKED_NAME);
    }

    /**
     * Mobile-money provider; null for other parties or when not found.
     *
     * @return empty when it is null or was left out
     */
    public Optional<MobileMoneyProvider> provider() {
        return find(PROVIDER);
    }

    /**
     * Whether it can take money now.
     *
     * @return the value, never null
     */
    public boolean canReceive() {
        return get(CAN_RECEIVE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RecipientLookup, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code found}.
         *
         * @param value Whether there is such a wallet or account.
         * @return this
         */
        public Builder found(boolean value) {
            return set(FOUND, value);
        }

        /**
         * Sets {@code nameMatch}.
         *
         * @param value the value
         * @return this
         */
        public Builder nameMatch(NameMatch value) {
            return set(NAME_MATCH, value);
        }

        /**
         * Sets {@code maskedName}.
         *
         * @param value Registered name with most letters hidden.
         * @return this
         */
        public Builder maskedName(@Nullable String value) {
            return set(MASKED_NAME, value);
        }

        /**
         * Sets {@code provider}.
         *
         * @param value Mobile-money provider; null for other parties or when not found.
         * @return this
         */
        public Builder provider(@Nullable MobileMoneyProvider value) {
            return set(PROVIDER, value);
        }

        /**
         * Sets {@code canReceive}.
         *
         * @param value Whether it can take money now.
         * @return this
         */
        public Builder canReceive(boolean value) {
            return set(CAN_RECEIVE, value);
        }
    }
}
