// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;

/**
 * Screening against lists.
 */
public final class KycScreening extends Model {
    private static final Prop<KycScreeningResult> SANCTIONS = Prop.required("sanctions", KycScreeningResult.CODEC);
    private static final Prop<KycScreeningResult> PEP = Prop.required("pep", KycScreeningResult.CODEC);
    private static final Prop<KycScreeningResult> ADVERSE_MEDIA = Prop.required("adverseMedia", KycScreeningResult.CODEC);
    private static final Prop<List<KycScreeningHit>> MATCHES = Prop.required("matches", Codecs.list(Codecs.later(() -> KycScreeningHit.SHAPE)));

    /** How this type travels. */
    public static final Shape<KycScreening> SHAPE = Shape.of("KycScreening", KycScreening::new, SANCTIONS, PEP, ADVERSE_MEDIA, MATCHES);

    private KycScreening(Values values) {
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
     * The member sanctions.
     *
     * @return the value, never null
     */
    public KycScreeningResult sanctions() {
        return get(SANCTIONS);
    }

    /**
     * The member pep.
     *
     * @return the value, never null
     */
    public KycScreeningResult pep() {
        return get(PEP);
    }

    /**
     * The member adverseMedia.
     *
     * @return the value, never null
     */
    public KycScreeningResult adverseMedia() {
        return get(ADVERSE_MEDIA);
    }

    /**
     * Entries that were found.
     *
     * @return the value, never null
     */
    public List<KycScreeningHit> matches() {
        return get(MATCHES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycScreening, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code sanctions}.
         *
         * @param value the value
         * @return this
         */
        public Builder sanctions(KycScreeningResult value) {
            return set(SANCTIONS, value);
        }

        /**
         * Sets {@code pep}.
         *
         * @param value the value
         * @return this
         */
        public Builder pep(KycScreeningResult value) {
            return set(PEP, value);
        }

        /**
         * Sets {@code adverseMedia}.
         *
         * @param value the value
         * @return this
         */
        public Builder adverseMedia(KycScreeningResult value) {
            return set(ADVERSE_MEDIA, value);
        }

        /**
         * Sets {@code matches}.
         *
         * @param value Entries that were found.
         * @return this
         */
        public Builder matches(List<KycScreeningHit> value) {
            return set(MATCHES, value);
        }
    }
}
