package dev.njia.transport;

import java.net.URI;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One attempt: what to send and how long it may take. Prints without credentials and body. */
public final class TransportRequest {
    private final String method;
    private final URI uri;
    private final Headers headers;
    private final byte @Nullable [] body;
    private final Duration timeout;
    private final Duration connectTimeout;
    private final boolean streaming;

    /**
     * Describes an attempt.
     *
     * @param method in capitals
     * @param uri absolute, http or https
     * @param headers without Host, Content-Length and Connection, which the transport knows itself
     * @param body null for none
     * @param timeout for everything up to the last octet of the answer
     * @param connectTimeout for name, connection and TLS handshake
     * @param streaming whether the body of the answer is handed over unread
     */
    public TransportRequest(String method, URI uri, Headers headers, byte @Nullable [] body, Duration timeout, Duration connectTimeout,
            boolean streaming) {
        this.method = Objects.requireNonNull(method, "method");
        this.uri = Objects.requireNonNull(uri, "uri");
        this.headers = Objects.requireNonNull(headers, "headers");
        this.body = body;
        this.timeout = timeout;
        this.connectTimeout = connectTimeout;
        this.streaming = streaming;
    }

    /**
     * The HTTP method.
     *
     * @return in capitals
     */
    public String method() {
        return method;
    }

    /**
     * Where to send it.
     *
     * @return absolute
     */
    public URI uri() {
        return uri;
    }

    /**
     * The header fields.
     *
     * @return without Host, Content-Length and Connection
     */
    public Headers headers() {
        return headers;
    }

    /**
     * The body; do not change the array.
     *
     * @return empty when the request has none
     */
    public Optional<byte[]> body() {
        return Optional.ofNullable(body);
    }

    /**
     * The time for the whole attempt, body of the answer included.
     *
     * @return positive
     */
    public Duration timeout() {
        return timeout;
    }

    /**
     * The time for name, connection and TLS handshake.
     *
     * @return positive
     */
    public Duration connectTimeout() {
        return connectTimeout;
    }

    /**
     * Whether the body of a successful answer is handed over unread.
     *
     * @return true for event streams and downloads
     */
    public boolean streaming() {
        return streaming;
    }

    @Override
    public String toString() {
        return method + " " + uri.getRawPath();
    }
}
