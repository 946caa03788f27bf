package dev.njia.runtime;

import dev.njia.codec.Codec;
import dev.njia.codec.Codecs;
import dev.njia.codec.Mismatch;
import dev.njia.codec.Model;
import dev.njia.codec.Shape;
import dev.njia.json.JsonException;
import dev.njia.json.JsonValue;
import dev.njia.meta.ResponseMeta;
import dev.njia.transport.TransportResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a successful answer becomes a value.
 *
 * @param <T> the value
 */
public final class Returns<T> {
    private interface Reader<T> {
        T read(TransportResponse response, ResponseMeta meta) throws JsonException, Mismatch;
    }

    private final String accept;
    private final boolean isStream;
    private final Reader<T> reader;

    private Returns(String accept, boolean isStream, Reader<T> reader) {
        this.accept = accept;
        this.isStream = isStream;
        this.reader = reader;
    }

    /**
     * No value.
     *
     * @return reads nothing
     */
    public static Returns<Empty> nothing() {
        return new Returns<>("application/json", false, (response, meta) -> new Empty(meta));
    }

    /**
     * An object.
     *
     * @param shape of it
     * @param <T> its class
     * @return reads it and attaches the metadata
     */
    public static <T extends Model> Returns<T> model(Shape<T> shape) {
        return new Returns<>("application/json", false, (response, meta) -> {
            T model = shape.decode(JsonValue.parse(response.body()));
            model.attach(meta);
            return model;
        });
    }

    /**
     * Any other JSON value.
     *
     * @param codec of it
     * @param <T> its type
     * @return reads it
     */
    public static <T> Returns<Result<T>> value(Codec<T> codec) {
        return new Returns<>("application/json", false,
                (response, meta) -> new Result<>(codec.decode(JsonValue.parse(response.body())), meta));
    }

    /**
     * A page of a list.
     *
     * @param whole codec of the answer, which checks all of it
     * @param pointer to the items
     * @param item codec of one
     * @param <T> its type
     * @return reads items and JSON
     */
    public static <T> Returns<PageBody<T>> page(Codec<?> whole, String pointer, Codec<T> item) {
        Codec<List<T>> list = Codecs.list(item);
        return new Returns<>("application/json", false, (response, meta) -> {
            JsonValue json = JsonValue.parse(response.body());
            whole.decode(json);
            JsonValue items = json.at(pointer).orElse(JsonValue.NULL);
            List<T> read = items.isNull() ? List.of() : list.decode(items);
            read.stream().filter(Model.class::isInstance).forEach(each -> ((Model) each).attach(meta));
            return new PageBody<>(read, json, meta);
        });
    }

    /**
     * Text as UTF-8.
     *
     * @param media that is asked for
     * @return reads it
     */
    public static Returns<Result<String>> text(String media) {
        return new Returns<>(media, false,
                (response, meta) -> new Result<>(new String(response.body(), StandardCharsets.UTF_8), meta));
    }

    /**
     * Octets.
     *
     * @param media that is asked for
     * @return reads them
     */
    public static Returns<Result<byte[]>> octets(String media) {
        return new Returns<>(media, false, (response, meta) -> new Result<>(response.body(), meta));
    }

    /**
     * Octets as they come.
     *
     * @return hands the stream over
     */
    public static Returns<Download> download() {
        return new Returns<>("*/*", true, (response, meta) -> new Download(response.stream(), meta));
    }

    /**
     * Server-Sent Events.
     *
     * @param codec of the data of one
     * @param <T> its type
     * @return hands the stream over
     */
    public static <T> Returns<EventStream<T>> events(Codec<T> codec) {
        return new Returns<>("text/event-stream", true, (response, meta) -> new EventStream<>(response.stream(), codec, true, meta));
    }

    /**
     * A JSON value in each line.
     *
     * @param codec of one
     * @param <T> its type
     * @return hands the stream over
     */
    public static <T> Returns<EventStream<T>> lines(Codec<T> codec) {
        return new Returns<>("application/x-ndjson", true,
                (response, meta) -> new EventStream<>(response.stream(), codec, false, meta));
    }

    /**
     * Different values by status.
     *
     * @param statuses as {@code 200}, {@code 2XX} or {@code default}, one for each codec
     * @param codecs of the values; null for no value
     * @return reads by the status; the value is {@link JsonValue#NULL} where there is none
     */
    public static Returns<Result<Object>> choice(String[] statuses, @Nullable Codec<?>... codecs) {
        Map<String, @Nullable Codec<?>> byStatus = new LinkedHashMap<>();
        for (int place = 0; place < statuses.length; place++) {
            byStatus.put(statuses[place], codecs[place]);
        }
        return new Returns<>("application/json", false, (response, meta) -> {
            String status = String.valueOf(response.status());
            for (String key : new String[] {status, status.charAt(0) + "XX", "default"}) {
                if (byStatus.containsKey(key)) {
                    Codec<?> codec = byStatus.get(key);
                    return new Result<Object>(codec == null ? JsonValue.NULL : codec.decode(JsonValue.parse(response.body())), meta);
                }
            }
            throw new Mismatch("the status " + status + " is not described", "");
        });
    }

    String accept() {
        return accept;
    }

    boolean isStream() {
        return isStream;
    }

    T read(TransportResponse response, ResponseMeta meta) throws JsonException, Mismatch {
        return reader.read(response, meta);
    }
}
