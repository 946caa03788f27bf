package dev.njia.runtime;

import dev.njia.codec.Codec;
import dev.njia.codec.Mismatch;
import dev.njia.errors.CanceledException;
import dev.njia.errors.ConnectionException;
import dev.njia.errors.DecodingException;
import dev.njia.errors.ErrorFacts;
import dev.njia.errors.Outcome;
import dev.njia.json.JsonException;
import dev.njia.json.JsonValue;
import dev.njia.meta.ResponseMeta;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Events or lines as they come: Server-Sent Events (WHATWG HTML, 9.2) or one JSON value in each line. Can be walked once;
 * close it to free the connection. A broken connection raises {@code ConnectionException}; nothing is repeated.
 *
 * @param <T> one event
 */
public final class EventStream<T> implements Iterable<T>, AutoCloseable {
    private final InputStream source;
    private final BufferedReader lines;
    private final Codec<T> codec;
    private final boolean isSse;
    private final ResponseMeta meta;
    private volatile boolean isClosed;

    EventStream(InputStream stream, Codec<T> codec, boolean isSse, ResponseMeta meta) {
        this.source = stream;
        this.lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
        this.codec = codec;
        this.isSse = isSse;
        this.meta = meta;
    }

    /**
     * Facts about the response.
     *
     * @return status, headers, attempts and more
     */
    public ResponseMeta meta() {
        return meta;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<>() {
            private @Nullable T next;
            private boolean isOver;

            @Override
            public boolean hasNext() {
                if (next == null && !isOver) {
                    next = read();
                    isOver = next == null;
                }
                return next != null;
            }

            @Override
            public T next() {
                T found = hasNext() ? next : null;
                if (found == null) {
                    throw new NoSuchElementException();
                }
                next = null;
                return found;
            }
        };
    }

    private @Nullable T read() {
        try {
            String data = isSse ? nextEvent() : nextLine();
            if (data == null && isClosed) {
                // some transports show a closed stream as one that has ended
                throw closed(null);
            }
            return data == null ? null : codec.decode(JsonValue.parse(data));
        } catch (IOException e) {
            if (isClosed) {
                throw closed(e);
            }
            throw new ConnectionException("the stream broke: " + e.getMessage(), facts().advice(Outcome.NONE, true, null), e);
        } catch (JsonException e) {
            throw new DecodingException("an event is no JSON", "$", new ErrorFacts());
        } catch (Mismatch e) {
            throw new DecodingException("an event is of another type: " + e.getMessage(), e.jsonPath(), new ErrorFacts());
        }
    }

    private ErrorFacts facts() {
        return new ErrorFacts().call(meta.attempts(), null, meta.requestId().orElse(null));
    }

    private CanceledException closed(@Nullable IOException cause) {
        return new CanceledException("the stream was closed", facts().advice(Outcome.NONE, false, null), cause);
    }

    private @Nullable String nextLine() throws IOException {
        String line = lines.readLine();
        while (line != null && line.isBlank()) {
            line = lines.readLine();
        }
        return line;
    }

    /** The data of the next event that has any; comments and other fields are passed over. */
    private @Nullable String nextEvent() throws IOException {
        StringBuilder data = null;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.isEmpty() && data != null) {
                return data.toString();
            }
            if (line.equals("data") || line.startsWith("data:")) {
                String text = line.length() <= 5 ? "" : line.substring(line.charAt(5) == ' ' ? 6 : 5);
                data = data == null ? new StringBuilder(text) : data.append('\n').append(text);
            }
        }
        return null;
    }

    /** Frees the connection; a thread that waits for the next event is told by {@code CanceledException}. */
    @Override
    public void close() throws IOException {
        isClosed = true;
        // not the reader: it is locked while a thread waits in it
        source.close();
    }
}
