package dev.njia.runtime;

import dev.njia.codec.Codec;
import dev.njia.codec.Model;
import dev.njia.json.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a caller gave to one call, as JSON. */
public final class Arguments {
    private final List<JsonValue> path = new ArrayList<>();
    private final Map<String, JsonValue> params = new LinkedHashMap<>();
    private @Nullable BodyWriter body;
    private @Nullable Object shown;

    /** How a body is written once its format is known. */
    private interface BodyWriter {
        byte @Nullable [] write(BodyFormat format);
    }

    /** No arguments. */
    public Arguments() {}

    /**
     * Adds the next path argument.
     *
     * @param codec how it travels
     * @param value not null
     * @param <T> its type
     * @return this
     */
    public <T> Arguments path(Codec<T> codec, T value) {
        path.add(Param.path(codec, value));
        return this;
    }

    /**
     * Sets the parameters outside path and body.
     *
     * @param given their object; null for none
     * @return this
     */
    public Arguments params(@Nullable Model given) {
        if (given != null) {
            params.putAll(given.toJson().members());
        }
        return this;
    }

    /**
     * Sets the body.
     *
     * @param codec how it travels
     * @param value null for none
     * @param <T> its type
     * @return this
     */
    public <T> Arguments body(Codec<T> codec, @Nullable T value) {
        body = value == null ? null : format -> format.write(codec, value);
        shown = value;
        return this;
    }

    /** The body as the caller gave it, for the log. */
    @Nullable Object shown() {
        return shown;
    }

    /** The same arguments at another position of a list. */
    Arguments at(Map<String, JsonValue> changes) {
        Arguments next = new Arguments();
        next.path.addAll(path);
        next.params.putAll(params);
        next.params.putAll(changes);
        next.body = body;
        next.shown = shown;
        return next;
    }

    List<JsonValue> path() {
        return path;
    }

    Map<String, JsonValue> params() {
        return Collections.unmodifiableMap(params);
    }

    byte @Nullable [] body(@Nullable BodyFormat format) {
        return body == null || format == null ? null : body.write(format);
    }
}
