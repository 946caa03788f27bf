package dev.njia.transport;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Objects;

/** An answer of the server. Prints without its body. */
public final class TransportResponse {
    private final int status;
    private final Headers headers;
    private final byte[] body;
    private final InputStream stream;

    private TransportResponse(int status, Headers headers, byte[] body, InputStream stream) {
        this.status = status;
        this.headers = Objects.requireNonNull(headers, "headers");
        this.body = body;
        this.stream = stream;
    }

    /**
     * A complete answer.
     *
     * @param status the HTTP status
     * @param headers its fields
     * @param body all of it
     * @return the answer
     */
    public static TransportResponse of(int status, Headers headers, byte[] body) {
        return new TransportResponse(status, headers, body, new ByteArrayInputStream(body));
    }

    /**
     * An answer whose body is still to be read; closing the stream frees the connection.
     *
     * @param status the HTTP status
     * @param headers its fields
     * @param stream the body
     * @return the answer
     */
    public static TransportResponse streaming(int status, Headers headers, InputStream stream) {
        return new TransportResponse(status, headers, new byte[0], stream);
    }

    /**
     * The HTTP status.
     *
     * @return 200 to 599
     */
    public int status() {
        return status;
    }

    /**
     * The header fields.
     *
     * @return as they came
     */
    public Headers headers() {
        return headers;
    }

    /**
     * The whole body; do not change the array.
     *
     * @return empty for a streaming answer
     */
    public byte[] body() {
        return body;
    }

    /**
     * The body as a stream.
     *
     * @return to be closed by the reader
     */
    public InputStream stream() {
        return stream;
    }

    @Override
    public String toString() {
        return "status " + status;
    }
}
