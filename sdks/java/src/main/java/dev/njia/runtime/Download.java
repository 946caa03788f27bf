package dev.njia.runtime;

import dev.njia.meta.ResponseMeta;
import java.io.IOException;
import java.io.InputStream;

/** A body that is read as it comes; close it to free the connection. */
public final class Download implements AutoCloseable {
    private final InputStream stream;
    private final ResponseMeta meta;

    Download(InputStream stream, ResponseMeta meta) {
        this.stream = stream;
        this.meta = meta;
    }

    /**
     * The octets.
     *
     * @return to be read once
     */
    public InputStream stream() {
        return stream;
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
    public void close() throws IOException {
        stream.close();
    }
}
