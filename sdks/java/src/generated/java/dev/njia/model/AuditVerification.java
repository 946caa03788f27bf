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
 * Result of checking the hash chain of the audit log.
 */
public final class AuditVerification extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("audit_verification");
    private static final Prop<Boolean> VALID = Prop.required("valid", Codecs.BOOLEAN);
    private static final Prop<Long> CHECKED = Prop.required("checked", Codecs.INT64);
    private static final Prop<Long> FIRST_BROKEN_SEQUENCE = Prop.required("firstBrokenSequence", Codecs.INT64).orNull();
    private static final Prop<Long> HEAD_SEQUENCE = Prop.required("headSequence", Codecs.INT64);
    private static final Prop<String> HEAD_HASH = Prop.required("headHash", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<AuditVerification> SHAPE = Shape.of("AuditVerification", AuditVerification::new, OBJECT, VALID, CHECKED, FIRST_BROKEN_SEQUENCE, HEAD_SEQUENCE, HEAD_HASH);

    private AuditVerification(Values values) {
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
     * Whether every hash fits.
     *
     * @return the value, never null
     */
    public boolean valid() {
        return get(VALID);
    }

    /**
     * Number of entries that were checked.
     *
     * @return the value, never null
     */
    public long checked() {
        return get(CHECKED);
    }

    /**
     * First entry whose hash does not fit; null when all do.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Long> firstBrokenSequence() {
        return find(FIRST_BROKEN_SEQUENCE);
    }

    /**
     * Last entry of the log; 0 when it is empty.
     *
     * @return the value, never null
     */
    public long headSequence() {
        return get(HEAD_SEQUENCE);
    }

    /**
     * Hash of the last entry; note it elsewhere to prove later that nothing was cut off.
     *
     * @return the value, never null
     */
    public String headHash() {
        return get(HEAD_HASH);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<AuditVerification, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code valid}.
         *
         * @param value Whether every hash fits.
         * @return this
         */
        public Builder valid(boolean value) {
            return set(VALID, value);
        }

        /**
         * Sets {@code checked}.
         *
         * @param value Number of entries that were checked.
         * @return this
         */
        public Builder checked(long value) {
            return set(CHECKED, value);
        }

        /**
         * Sets {@code firstBrokenSequence}.
         *
         * @param value First entry whose hash does not fit; null when all do.
         * @return this
         */
        public Builder firstBrokenSequence(@Nullable Long value) {
            return set(FIRST_BROKEN_SEQUENCE, value);
        }

        /**
         * Sets {@code headSequence}.
         *
         * @param value Last entry of the log; 0 when it is empty.
         * @return this
         */
        public Builder headSequence(long value) {
            return set(HEAD_SEQUENCE, value);
        }

        /**
         * Sets {@code headHash}.
         *
         * @param value Hash of the last entry; note it elsewhere to prove later that nothing was cut off.
         * @return this
         */
        public Builder headHash(String value) {
            return set(HEAD_HASH, value);
        }
    }
}
