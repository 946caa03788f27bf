package dev.njia.transport;

import dev.njia.transport.TransportException.Reason;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/**
 * HTTP/1.1 over plain sockets, with kept-alive connections. One request leaves exactly once: nothing here repeats it, which
 * neither {@code java.net.http} (GET, HEAD) nor {@code HttpURLConnection} (everything) promises. The time limit covers the
 * whole attempt, and cancellation closes the socket.
 */
public final class SocketTransport implements Transport {
    private static final int MAX_BODY = 256 * 1024 * 1024;

    private final Connector connector;
    private final ConnectionPool pool = new ConnectionPool();

    /**
     * Prepares a transport; nothing is opened yet.
     *
     * @param tls own certificate authorities or a client certificate; null for the platform's
     * @param proxy for example {@code http://user:password@proxy:3128}; null for none
     */
    public SocketTransport(@Nullable SSLContext tls, @Nullable URI proxy) {
        this.connector = new Connector(tls, proxy);
    }

    /**
     * Connections that are open, idle ones included.
     *
     * @return 0 after {@link #close()}
     */
    public int openConnections() {
        return pool.size();
    }

    @Override
    public TransportResponse send(TransportRequest request, Cancellation cancellation) throws TransportException {
        Attempt attempt = new Attempt(request.timeout(), cancellation);
        boolean isOver = true;
        try {
            Connection connection = connection(request, attempt);
            TransportResponse response = exchange(request, connection, attempt);
            isOver = !request.streaming();
            return response;
        } finally {
            if (isOver) {
                attempt.close();
            }
        }
    }

    private Connection connection(TransportRequest request, Attempt attempt) throws TransportException {
        Connection connection = pool.take(Connector.originOf(request.uri()));
        if (connection == null) {
            connection = connector.open(request.uri(), request.connectTimeout(), attempt);
            pool.add(connection);
        }
        return connection;
    }

    private TransportResponse exchange(TransportRequest request, Connection connection, Attempt attempt)
            throws TransportException {
        try {
            attempt.use(connection);
            attempt.markSent();
            ResponseHead head = headAfter(request, connection);
            Runnable keep = () -> pool.give(connection);
            Runnable discard = () -> pool.discard(connection);
            if (request.streaming() && head.status() / 100 == 2) {
                attempt.untime();
                InputStream body = new BodyStream(request.method(), head, connection.input(), closing(attempt, keep),
                        closing(attempt, discard));
                return TransportResponse.streaming(head.status(), head.headers(), body);
            }
            boolean[] isKept = {false};
            InputStream body = new BodyStream(request.method(), head, connection.input(), () -> isKept[0] = true, () -> { });
            byte[] octets = body.readNBytes(MAX_BODY);
            attempt.close();
            if (isKept[0]) {
                keep.run();
            } else {
                discard.run();
            }
            return TransportResponse.of(head.status(), head.headers(), octets);
        } catch (IOException e) {
            pool.discard(connection);
            throw attempt.failure(Reason.BROKEN, "the connection broke: " + e.getMessage(), e);
        }
    }

    private static Runnable closing(Attempt attempt, Runnable action) {
        return () -> {
            attempt.close();
            action.run();
        };
    }

    /** A server may answer before it has read everything and then close; its answer counts, not the broken pipe. */
    private ResponseHead headAfter(TransportRequest request, Connection connection) throws IOException {
        try {
            write(request, connection.output());
        } catch (IOException broken) {
            try {
                return ResponseHead.readFinal(connection.input());
            } catch (IOException e) {
                throw broken;
            }
        }
        return ResponseHead.readFinal(connection.input());
    }

    private void write(TransportRequest request, OutputStream output) throws IOException {
        byte @Nullable [] body = request.body().orElse(null);
        ByteArrayOutputStream octets = new ByteArrayOutputStream(1024 + (body == null ? 0 : body.length));
        octets.writeBytes(head(request, body).getBytes(StandardCharsets.ISO_8859_1));
        if (body != null) {
            octets.writeBytes(body);
        }
        octets.writeTo(output);
        output.flush();
    }

    private String head(TransportRequest request, byte @Nullable [] body) {
        URI uri = request.uri();
        String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
        String target = uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
        boolean isForwarded = connector.isForwarded(uri);
        String host = uri.getPort() < 0 ? uri.getHost() : uri.getHost() + ":" + uri.getPort();
        StringBuilder head = new StringBuilder(512);
        head.append(request.method()).append(' ');
        head.append(isForwarded ? uri.getScheme() + "://" + host + target : target).append(" HTTP/1.1\r\n");
        head.append("Host: ").append(host).append("\r\n");
        for (Map.Entry<String, String> field : request.headers().fields()) {
            head.append(field.getKey()).append(": ").append(field.getValue()).append("\r\n");
        }
        if (isForwarded && connector.proxyAuthorization() != null) {
            head.append("Proxy-Authorization: ").append(connector.proxyAuthorization()).append("\r\n");
        }
        boolean expectsBody = request.method().equals("POST") || request.method().equals("PUT") || request.method().equals("PATCH");
        if (body != null || expectsBody) {
            head.append("Content-Length: ").append(body == null ? 0 : body.length).append("\r\n");
        }
        return head.append("\r\n").toString();
    }

    @Override
    public void close() {
        pool.close();
    }
}
