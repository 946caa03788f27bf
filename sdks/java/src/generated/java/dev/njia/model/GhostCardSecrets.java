// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;

/**
 * Number and security code of a card.
 * <p>
 * Never store or log it.
 */
public final class GhostCardSecrets extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("ghost_card_secrets");
    private static final Prop<String> CARD_ID = Prop.required("cardId", Codecs.STRING);
    private static final Prop<String> NUMBER = Prop.required("number", Codecs.STRING).keep(Prop.Secrecy.LAST4);
    private static final Prop<String> CVC = Prop.required("cvc", Codecs.STRING).keep(Prop.Secrecy.SECRET);
    private static final Prop<Integer> EXP_MONTH = Prop.required("expMonth", Codecs.INT32);
    private static final Prop<Integer> EXP_YEAR = Prop.required("expYear", Codecs.INT32);
    private static final Prop<OffsetDateTime> REVEALED_UNTIL = Prop.required("revealedUntil", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<GhostCardSecrets> SHAPE = Shape.of("GhostCardSecrets", GhostCardSecrets::new, OBJECT, CARD_ID, NUMBER, CVC, EXP_MONTH, EXP_YEAR, REVEALED_UNTIL);

    private GhostCardSecrets(Values values) {
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
     * The kind of this object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * The card.
     *
     * @return the value, never null
     */
    public String cardId() {
        return get(CARD_ID);
    }

    /**
     * Card number, 16 digits.
     *
     * @return the value, never null
     */
    public String number() {
        return get(NUMBER);
    }

    /**
     * Security code.
     *
     * @return the value, never null
     */
    public String cvc() {
        return get(CVC);
    }

    /**
     * Month of expiry.
     *
     * @return the value, never null
     */
    public int expMonth() {
        return get(EXP_MONTH);
    }

    /**
     * Year of expiry, four digits.
     *
     * @return the value, never null
     */
    public int expYear() {
        return get(EXP_YEAR);
    }

    /**
     * Until when to show it to a person.
     *
     * @return the value, never null
     */
    public OffsetDateTime revealedUntil() {
        return get(REVEALED_UNTIL);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<GhostCardSecrets, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code cardId}.
         *
         * @param value The card.
         * @return this
         */
        public Builder cardId(String value) {
            return set(CARD_ID, value);
        }

        /**
         * Sets {@code number}.
         *
         * @param value Card number, 16 digits.
         * @return this
         */
        public Builder number(String value) {
            return set(NUMBER, value);
        }

        /**
         * Sets {@code cvc}.
         *
         * @param value Security code.
         * @return this
         */
        public Builder cvc(String value) {
            return set(CVC, value);
        }

        /**
         * Sets {@code expMonth}.
         *
         * @param value Month of expiry.
         * @return this
         */
        public Builder expMonth(int value) {
            return set(EXP_MONTH, value);
        }

        /**
         * Sets {@code expYear}.
         *
         * @param value Year of expiry, four digits.
         * @return this
         */
        public Builder expYear(int value) {
            return set(EXP_YEAR, value);
        }

        /**
         * Sets {@code revealedUntil}.
         *
         * @param value Until when to show it to a person.
         * @return this
         */
        public Builder revealedUntil(OffsetDateTime value) {
            return set(REVEALED_UNTIL, value);
        }
    }
}
