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
 * One visit to a widget.
 * <p>
 * Its client token opens the widget in one browser and yields at most one completed payment or assessment.
 */
public final class WidgetSession extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("widget_session");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<String> WIDGET_ID = Prop.required("widgetId", Codecs.STRING);
    private static final Prop<WidgetKind> KIND = Prop.required("kind", WidgetKind.CODEC);
    private static final Prop<WidgetSessionStatus> STATUS = Prop.required("status", WidgetSessionStatus.CODEC);
    private static final Prop<String> CLIENT_TOKEN = Prop.required("clientToken", Codecs.STRING).orNull().keep(Prop.Secrecy.SECRET);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);
    private static final Prop<WidgetSessionResult> RESULT = Prop.required("result", Codecs.later(() -> WidgetSessionResult.SHAPE)).orNull();

    /** How this type travels. */
    public static final Shape<WidgetSession> SHAPE = Shape.of("WidgetSession", WidgetSession::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, WIDGET_ID, KIND, STATUS, CLIENT_TOKEN, EXPIRES_AT, RESULT);

    private WidgetSession(Values values) {
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
     * Id of the session.
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
     * True for live data, false for test data.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * When it was created (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * Counts the state changes of this resource, from 1.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * The widget.
     *
     * @return the value, never null
     */
    public String widgetId() {
        return get(WIDGET_ID);
    }

    /**
     * The member kind.
     *
     * @return the value, never null
     */
    public WidgetKind kind() {
        return get(KIND);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public WidgetSessionStatus status() {
        return get(STATUS);
    }

    /**
     * Token for the browser; shown once, null afterwards.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> clientToken() {
        return find(CLIENT_TOKEN);
    }

    /**
     * When the session ends.
     *
     * @return the value, never null
     */
    public OffsetDateTime expiresAt() {
        return get(EXPIRES_AT);
    }

    /**
     * What it made; null until it is completed.
     *
     * @return empty when it is null or was left out
     */
    public Optional<WidgetSessionResult> result() {
        return find(RESULT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WidgetSession, Builder> {
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
         * @param value Id of the session.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value True for live data, false for test data.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When it was created (UTC).
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed (UTC).
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Counts the state changes of this resource, from 1.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code widgetId}.
         *
         * @param value The widget.
         * @return this
         */
        public Builder widgetId(String value) {
            return set(WIDGET_ID, value);
        }

        /**
         * Sets {@code kind}.
         *
         * @param value the value
         * @return this
         */
        public Builder kind(WidgetKind value) {
            return set(KIND, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(WidgetSessionStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code clientToken}.
         *
         * @param value Token for the browser; shown once, null afterwards.
         * @return this
         */
        public Builder clientToken(@Nullable String value) {
            return set(CLIENT_TOKEN, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value When the session ends.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }

        /**
         * Sets {@code result}.
         *
         * @param value What it made; null until it is completed.
         * @return this
         */
        public Builder result(@Nullable WidgetSessionResult value) {
            return set(RESULT, value);
        }
    }
}
