package dev.njia.testing;

import dev.njia.json.JsonException;
import dev.njia.json.JsonValue;
import dev.njia.transport.Headers;
import dev.njia.transport.TransportRequest;
import dev.njia.transport.TransportResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Documented answers by operation and by request; their files are read when the first of them is asked for. Thread-safe. */
public final class FixtureTable {
    private static final class Entry {
        final String method;
        final Pattern path;
        final int status;
        final String file;

        Entry(String method, Pattern path, int status, String file) {
            this.method = method;
            this.path = path;
            this.status = status;
            this.file = file;
        }
    }

    private final Function<String, @Nullable InputStream> open;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, JsonValue> files = new ConcurrentHashMap<>();

    /**
     * An empty table.
     *
     * @param open opens a file by its name; null when there is none
     */
    public FixtureTable(Function<String, @Nullable InputStream> open) {
        this.open = open;
    }

    /**
     * Adds an answer.
     *
     * @param operation its id
     * @param method in capitals
     * @param path with placeholders in braces
     * @param status of the answer
     * @param file whose member of the operation's name is the body
     * @return this
     */
    public FixtureTable answer(String operation, String method, String path, String status, String file) {
        StringBuilder pattern = new StringBuilder(".*");
        for (String part : path.split("(?=\\{)|(?<=\\})", -1)) {
            pattern.append(part.startsWith("{") ? "[^/]+" : Pattern.quote(part));
        }
        entries.put(operation, new Entry(method, Pattern.compile(pattern.toString()), Integer.parseInt(status), file));
        return this;
    }

    /**
     * Ends the table.
     *
     * @return this
     */
    public FixtureTable done() {
        return this;
    }

    /**
     * The operations with an answer.
     *
     * @return their ids
     */
    public Set<String> operations() {
        return Collections.unmodifiableSet(entries.keySet());
    }

    /**
     * The body of an answer.
     *
     * @param operation its id
     * @return JSON null for an answer without a body
     * @throws IllegalArgumentException when the API description shows no answer for it
     */
    public JsonValue json(String operation) {
        Entry entry = entries.get(operation);
        if (entry == null) {
            throw new IllegalArgumentException("the API description shows no answer of " + operation);
        }
        return bodies(entry.file).get(operation).orElse(JsonValue.NULL);
    }

    /**
     * The answer to a request.
     *
     * @param request its method and path decide
     * @return empty when no operation of the table fits
     */
    public Optional<TransportResponse> find(TransportRequest request) {
        String path = request.uri().getPath();
        // Of two paths that fit, the one without a placeholder in that place is meant.
        return entries.entrySet().stream()
                .filter(item -> item.getValue().method.equals(request.method()) && item.getValue().path.matcher(path).matches())
                .max((a, b) -> Integer.compare(a.getValue().path.pattern().replace("[^/]+", "").length(),
                        b.getValue().path.pattern().replace("[^/]+", "").length()))
                .map(item -> response(item.getKey(), item.getValue()));
    }

    private TransportResponse response(String operation, Entry entry) {
        JsonValue body = json(operation);
        byte[] octets = body.isNull() ? new byte[0] : body.asString().orElseGet(body::toString).getBytes(StandardCharsets.UTF_8);
        return TransportResponse.of(entry.status, Headers.EMPTY, octets);
    }

    private JsonValue bodies(String file) {
        return files.computeIfAbsent(file, name -> {
            try (InputStream stream = open.apply(name)) {
                if (stream == null) {
                    throw new IllegalStateException("the file " + name + " is missing from this library");
                }
                return JsonValue.parse(stream.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (JsonException e) {
                throw new IllegalStateException("the file " + name + " is damaged", e);
            }
        });
    }
}
