// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The consent under which the data was processed, as stored.
 */
public final class Consent extends Model {
    private static final Prop<Boolean> GRANTED = Prop.required("granted", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> GRANTED_AT = Prop.required("grantedAt", Codecs.DATE_TIME);
    private static final Prop<ConsentPurpose> PURPOSE = Prop.required("purpose", ConsentPurpose.CODEC);
    private static final Prop<String> REFERENCE = Prop.required("reference", Codecs.STRING);
    private static final Prop<LanguageTag> NOTICE_LANGUAGE = Prop.required("noticeLanguage", LanguageTag.CODEC);
    private static final Prop<String> NOTICE_URL = Prop.required("noticeUrl", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<Consent> SHAPE = Shape.of("Consent", Consent::new, GRANTED, GRANTED_AT, PURPOSE, REFERENCE, NOTICE_LANGUAGE, NOTICE_URL);

    private Consent(Values values) {
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
     * Whether the person agreed.
     *
     * @return the value, never null
     */
    public boolean granted() {
        return get(GRANTED);
    }

    /**
     * When the person agreed.
     *
     * @return the value, never null
     */
    public OffsetDateTime grantedAt() {
        return get(GRANTED_AT);
    }

    /**
     * The member purpose.
     *
     * @return the value, never null
     */
    public ConsentPurpose purpose() {
        return get(PURPOSE);
    }

    /**
     * The caller's reference of the stored consent.
     *
     * @return the value, never null
     */
    public String reference() {
        return get(REFERENCE);
    }

    /**
     * The member noticeLanguage.
     *
     * @return the value, never null
     */
    public LanguageTag noticeLanguage() {
        return get(NOTICE_LANGUAGE);
    }

    /**
     * Address of the notice that the person saw.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> noticeUrl() {
        return find(NOTICE_URL);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Consent, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code granted}.
         *
         * @param value Whether the person agreed.
         * @return this
         */
        public Builder granted(boolean value) {
            return set(GRANTED, value);
        }

        /**
         * Sets {@code grantedAt}.
         *
         * @param value When the person agreed.
         * @return this
         */
        public Builder grantedAt(OffsetDateTime value) {
            return set(GRANTED_AT, value);
        }

        /**
         * Sets {@code purpose}.
         *
         * @param value the value
         * @return this
         */
        public Builder purpose(ConsentPurpose value) {
            return set(PURPOSE, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value The caller's reference of the stored consent.
         * @return this
         */
        public Builder reference(String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code noticeLanguage}.
         *
         * @param value the value
         * @return this
         */
        public Builder noticeLanguage(LanguageTag value) {
            return set(NOTICE_LANGUAGE, value);
        }

        /**
         * Sets {@code noticeUrl}.
         *
         * @param value Address of the notice that the person saw.
         * @return this
         */
        public Builder noticeUrl(@Nullable String value) {
            return set(NOTICE_URL, value);
        }
    }
}
