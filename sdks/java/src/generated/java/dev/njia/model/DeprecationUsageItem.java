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
import org.jspecify.annotations.Nullable;

/**
 * Your use of one deprecated thing.
 */
public final class DeprecationUsageItem extends Model {
    private static final Prop<DeprecationUsageItemKind> KIND = Prop.required("kind", DeprecationUsageItemKind.CODEC);
    private static final Prop<String> SUBJECT = Prop.required("subject", Codecs.STRING);
    private static final Prop<Long> COUNT = Prop.required("count", Codecs.INT64);
    private static final Prop<OffsetDateTime> LAST_USED_AT = Prop.required("lastUsedAt", Codecs.DATE_TIME);
    private static final Prop<String> LAST_CLIENT = Prop.required("lastClient", Codecs.STRING).orNull();
    private static final Prop<List<String>> REQUEST_IDS = Prop.required("requestIds", Codecs.list(Codecs.STRING));
    private static final Prop<String> REPLACEMENT = Prop.required("replacement", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> SUNSET_AT = Prop.required("sunsetAt", Codecs.DATE_TIME).orNull();
    private static final Prop<String> REMOVED_IN = Prop.required("removedIn", Codecs.STRING).orNull();
    private static final Prop<String> CHANGE_LOG_ENTRY_ID = Prop.required("changeLogEntryId", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<DeprecationUsageItem> SHAPE = Shape.of("DeprecationUsageItem", DeprecationUsageItem::new, KIND, SUBJECT, COUNT, LAST_USED_AT, LAST_CLIENT, REQUEST_IDS, REPLACEMENT, SUNSET_AT, REMOVED_IN, CHANGE_LOG_ENTRY_ID);

    private DeprecationUsageItem(Values values) {
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
     * What it is.
     *
     * @return the value, never null
     */
    public DeprecationUsageItemKind kind() {
        return get(KIND);
    }

    /**
     * Its name, such as `createKycCheck` or `PaymentRequest.amount`.
     *
     * @return the value, never null
     */
    public String subject() {
        return get(SUBJECT);
    }

    /**
     * Uses in the period.
     *
     * @return the value, never null
     */
    public long count() {
        return get(COUNT);
    }

    /**
     * Last use.
     *
     * @return the value, never null
     */
    public OffsetDateTime lastUsedAt() {
        return get(LAST_USED_AT);
    }

    /**
     * Client of the last use, such as `njia-ruby/1.4.0`.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> lastClient() {
        return find(LAST_CLIENT);
    }

    /**
     * Up to ten recent requests.
     *
     * @return the value, never null
     */
    public List<String> requestIds() {
        return get(REQUEST_IDS);
    }

    /**
     * What to use instead.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> replacement() {
        return find(REPLACEMENT);
    }

    /**
     * Until when it works at least.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> sunsetAt() {
        return find(SUNSET_AT);
    }

    /**
     * Release that removes it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> removedIn() {
        return find(REMOVED_IN);
    }

    /**
     * The change that announces it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> changeLogEntryId() {
        return find(CHANGE_LOG_ENTRY_ID);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<DeprecationUsageItem, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code kind}.
         *
         * @param value What it is.
         * @return this
         */
        public Builder kind(DeprecationUsageItemKind value) {
            return set(KIND, value);
        }

        /**
         * Sets {@code subject}.
         *
         * @param value Its name, such as `createKycCheck` or `PaymentRequest.amount`.
         * @return this
         */
        public Builder subject(String value) {
            return set(SUBJECT, value);
        }

        /**
         * Sets {@code count}.
         *
         * @param value Uses in the period.
         * @return this
         */
        public Builder count(long value) {
            return set(COUNT, value);
        }

        /**
         * Sets {@code lastUsedAt}.
         *
         * @param value Last use.
         * @return this
         */
        public Builder lastUsedAt(OffsetDateTime value) {
            return set(LAST_USED_AT, value);
        }

        /**
         * Sets {@code lastClient}.
         *
         * @param value Client of the last use, such as `njia-ruby/1.4.0`.
         * @return this
         */
        public Builder lastClient(@Nullable String value) {
            return set(LAST_CLIENT, value);
        }

        /**
         * Sets {@code requestIds}.
         *
         * @param value Up to ten recent requests.
         * @return this
         */
        public Builder requestIds(List<String> value) {
            return set(REQUEST_IDS, value);
        }

        /**
         * Sets {@code replacement}.
         *
         * @param value What to use instead.
         * @return this
         */
        public Builder replacement(@Nullable String value) {
            return set(REPLACEMENT, value);
        }

        /**
         * Sets {@code sunsetAt}.
         *
         * @param value Until when it works at least.
         * @return this
         */
        public Builder sunsetAt(@Nullable OffsetDateTime value) {
            return set(SUNSET_AT, value);
        }

        /**
         * Sets {@code removedIn}.
         *
         * @param value Release that removes it.
         * @return this
         */
        public Builder removedIn(@Nullable String value) {
            return set(REMOVED_IN, value);
        }

        /**
         * Sets {@code changeLogEntryId}.
         *
         * @param value The change that announces it.
         * @return this
         */
        public Builder changeLogEntryId(@Nullable String value) {
            return set(CHANGE_LOG_ENTRY_ID, value);
        }
    }
}
