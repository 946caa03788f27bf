package dev.njia.transport;

import dev.njia.transport.TransportException.Reason;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/** Opens connections: name, socket, tunnel through a proxy, TLS with the host name checked. */
final class Connector {
    private final @Nullable SSLContext tls;
    private final @Nullable URI proxy;

    Connector(@Nullable SSLContext tls, @Nullable URI proxy) {
        this.tls = tls;
        this.proxy = proxy;
    }

    static String originOf(URI uri) {
        return uri.getScheme() + "://" + uri.getHost() + ":" + portOf(uri);
    }

    static int portOf(URI uri) {
        return uri.getPort() >= 0 ? uri.getPort() : "https".equals(uri.getScheme()) ? 443 : 80;
    }

    /** Whether requests to this address name the whole URI, because a proxy forwards them. */
    boolean isForwarded(URI uri) {
        return proxy != null && "http".equals(uri.getScheme());
    }

    /** The credentials of the proxy as a header value, or null. */
    @Nullable String proxyAuthorization() {
        String user = proxy == null ? null : proxy.getUserInfo();
        return user == null ? null : "Basic " + Base64.getEncoder().encodeToString(user.getBytes(StandardCharsets.UTF_8));
    }

    Connection open(URI uri, Duration connectTimeout, Attempt attempt) throws TransportException {
        ScheduledFuture<?> limit = attempt.connectLimit(connectTimeout);
        try {
            return connect(uri, connectTimeout, attempt);
        } catch (SocketTimeoutException | TimeoutException e) {
            throw attempt.failure(Reason.TIMEOUT, "no connection in time", e);
        } catch (UnknownHostException e) {
            throw attempt.failure(Reason.CONNECT, "the name " + target(uri).getHost() + " is not known", e);
        } catch (SSLException e) {
            throw attempt.failure(Reason.CONNECT, "TLS with " + uri.getHost() + " failed: " + e.getMessage(), e);
        } catch (IOException e) {
            throw attempt.failure(Reason.CONNECT, "no connection to " + target(uri).getHost() + ": " + e.getMessage(), e);
        } finally {
            limit.cancel(false);
        }
    }

    private URI target(URI uri) {
        return proxy == null ? uri : proxy;
    }

    private Connection connect(URI uri, Duration timeout, Attempt attempt) throws IOException, TimeoutException {
        URI target = target(uri);
        IOException last = null;
        for (InetAddress address : resolve(target.getHost(), timeout, attempt)) {
            Socket socket = new Socket();
            try {
                attempt.use(socket);
                socket.setTcpNoDelay(true);
                socket.connect(new InetSocketAddress(address, portOf(target)), millis(timeout));
                return new Connection(originOf(uri), secured(uri, socket, attempt));
            } catch (IOException e) {
                Attempt.closeQuietly(socket);
                last = e;
            }
        }
        throw last == null ? new UnknownHostException(target.getHost()) : last;
    }

    private static int millis(Duration timeout) {
        return (int) Math.min(Integer.MAX_VALUE, Math.max(1, timeout.toMillis()));
    }

    /** Name look-ups cannot be interrupted, so they run aside and are abandoned when time is up. */
    private static InetAddress[] resolve(String name, Duration timeout, Attempt attempt) throws IOException, TimeoutException {
        String host = name.startsWith("[") ? name.substring(1, name.length() - 1) : name;
        if (host.matches("[0-9.]+|.*:.*")) {
            return InetAddress.getAllByName(host);
        }
        Future<InetAddress[]> lookup = Daemons.workers().submit(() -> InetAddress.getAllByName(host));
        attempt.use(() -> lookup.cancel(true));
        try {
            return lookup.get(timeout.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            throw new UnknownHostException(host);
        } catch (CancellationException | InterruptedException e) {
            throw new IOException("the look-up was abandoned", e);
        } finally {
            lookup.cancel(true);
        }
    }

    private Socket secured(URI uri, Socket socket, Attempt attempt) throws IOException {
        if (!"https".equals(uri.getScheme())) {
            return socket;
        }
        if (proxy != null) {
            tunnel(uri, socket);
        }
        SSLSocketFactory factory = tls == null ? (SSLSocketFactory) SSLSocketFactory.getDefault() : tls.getSocketFactory();
        SSLSocket secure = (SSLSocket) factory.createSocket(socket, uri.getHost(), portOf(uri), true);
        attempt.use(secure);
        SSLParameters parameters = secure.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        secure.setSSLParameters(parameters);
        secure.startHandshake();
        return secure;
    }

    private void tunnel(URI uri, Socket socket) throws IOException {
        String authority = uri.getHost() + ":" + portOf(uri);
        String credentials = proxyAuthorization();
        String head = "CONNECT " + authority + " HTTP/1.1\r\nHost: " + authority + "\r\n"
                + (credentials == null ? "" : "Proxy-Authorization: " + credentials + "\r\n") + "\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
        ResponseHead answer = ResponseHead.read(socket.getInputStream());
        if (answer.status() / 100 != 2) {
            throw new IOException("the proxy answered with status " + answer.status());
        }
    }
}
