// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One change of the API.
 * <p>
 * Breaking changes are announced at least 180 days before they take effect.
 */
public final class ChangeLogEntry extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("changelog_entry");
    private static final Prop<String> VERSION = Prop.required("version", Codecs.STRING);
    private static final Prop<LocalDate> DATE = Prop.required("date", Codecs.DATE);
    private static final Prop<ChangeLogKind> KIND = Prop.required("kind", ChangeLogKind.CODEC);
    private static final Prop<Boolean> BREAKING = Prop.required("breaking", Codecs.BOOLEAN);
    private static final Prop<String> TITLE = Prop.required("title", Codecs.STRING);
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING);
    private static final Prop<ChangeLogAffected> AFFECTED = Prop.required("affected", Codecs.later(() -> ChangeLogAffected.SHAPE));
    private static final Prop<String> MIGRATION_GUIDE = Prop.required("migrationGuide", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> ANNOUNCED_AT = Prop.required("announcedAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> EFFECTIVE_AT = Prop.required("effectiveAt", Codecs.DATE_TIME).orNull();
    private static final Prop<OffsetDateTime> SUNSET_AT = Prop.required("sunsetAt", Codecs.DATE_TIME).orNull();
    private static final Prop<String> REMOVED_IN = Prop.required("removedIn", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<ChangeLogEntry> SHAPE = Shape.of("ChangeLogEntry", ChangeLogEntry::new, ID, OBJECT, VERSION, DATE, KIND, BREAKING, TITLE, DESCRIPTION, AFFECTED, MIGRATION_GUIDE, ANNOUNCED_AT, EFFECTIVE_AT, SUNSET_AT, REMOVED_IN);

    private ChangeLogEntry(Values values) {
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
     * Id of the entry.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
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
     * Release that makes the change.
     *
     * @return the value, never null
     */
    public String version() {
        return get(VERSION);
    }

    /**
     * Day of the release, or of the announcement if it is still to come.
     *
     * @return the value, never null
     */
    public LocalDate date() {
        return get(DATE);
    }

    /**
     * The member kind.
     *
     * @return the value, never null
     */
    public ChangeLogKind kind() {
        return get(KIND);
    }

    /**
     * Whether a client may have to change.
     *
     * @return the value, never null
     */
    public boolean breaking() {
        return get(BREAKING);
    }

    /**
     * The change in one line.
     *
     * @return the value, never null
     */
    public String title() {
        return get(TITLE);
    }

    /**
     * The change in full, in Markdown.
     *
     * @return the value, never null
     */
    public String description() {
        return get(DESCRIPTION);
    }

    /**
     * The member affected.
     *
     * @return the value, never null
     */
    public ChangeLogAffected affected() {
        return get(AFFECTED);
    }

    /**
     * How to move.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> migrationGuide() {
        return find(MIGRATION_GUIDE);
    }

    /**
     * When it was announced.
     *
     * @return the value, never null
     */
    public OffsetDateTime announcedAt() {
        return get(ANNOUNCED_AT);
    }

    /**
     * When it takes effect; null if that is open.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> effectiveAt() {
        return find(EFFECTIVE_AT);
    }

    /**
     * Until when the old way works at least; null if nothing ends.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> sunsetAt() {
        return find(SUNSET_AT);
    }

    /**
     * Release that removes the old way; null if nothing ends.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> removedIn() {
        return find(REMOVED_IN);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ChangeLogEntry, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the entry.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Release that makes the change.
         * @return this
         */
        public Builder version(String value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code date}.
         *
         * @param value Day of the release, or of the announcement if it is still to come.
         * @return this
         */
        public Builder date(LocalDate value) {
            return set(DATE, value);
        }

        /**
         * Sets {@code kind}.
         *
         * @param value the value
         * @return this
         */
        public Builder kind(ChangeLogKind value) {
            return set(KIND, value);
        }

        /**
         * Sets {@code breaking}.
         *
         * @param value Whether a client may have to change.
         * @return this
         */
        public Builder breaking(boolean value) {
            return set(BREAKING, value);
        }

        /**
         * Sets {@code title}.
         *
         * @param value The change in one line.
         * @return this
         */
        public Builder title(String value) {
            return set(TITLE, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value The change in full, in Markdown.
         * @return this
         */
        public Builder description(String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code affected}.
         *
         * @param value the value
         * @return this
         */
        public Builder affected(ChangeLogAffected value) {
            return set(AFFECTED, value);
        }

        /**
         * Sets {@code migrationGuide}.
         *
         * @param value How to move.
         * @return this
         */
        public Builder migrationGuide(@Nullable String value) {
            return set(MIGRATION_GUIDE, value);
        }

        /**
         * Sets {@code announcedAt}.
         *
         * @param value When it was announced.
         * @return this
         */
        public Builder announcedAt(OffsetDateTime value) {
            return set(ANNOUNCED_AT, value);
        }

        /**
         * Sets {@code effectiveAt}.
         *
         * @param value When it takes effect; null if that is open.
         * @return this
         */
        public Builder effectiveAt(@Nullable OffsetDateTime value) {
            return set(EFFECTIVE_AT, value);
        }

        /**
         * Sets {@code sunsetAt}.
         *
         * @param value Until when the old way works at least; null if nothing ends.
         * @return this
         */
        public Builder sunsetAt(@Nullable OffsetDateTime value) {
            return set(SUNSET_AT, value);
        }

        /**
         * Sets {@code removedIn}.
         *
         * @param value Release that removes the old way; null if nothing ends.
         * @return this
         */
        public Builder removedIn(@Nullable String value) {
            return set(REMOVED_IN, value);
        }
    }
}
