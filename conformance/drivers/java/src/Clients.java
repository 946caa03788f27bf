package dev.njia.driver;

import dev.njia.NjiaClient;
import dev.njia.json.JsonValue;
import dev.njia.transport.Daemons;
import dev.njia.transport.SocketTransport;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** Opens clients as the runner asks, and counts what they leave behind. */
final class Clients {
    /** A client with its transport and the way its hooks behave. */
    static final class Open {
        final NjiaClient client;
        final SocketTransport transport;
        final String hooks;

        Open(NjiaClient client, SocketTransport transport, String hooks) {
            this.client = client;
            this.transport = transport;
            this.hooks = hooks;
        }
    }

    private static final Map<String, Open> OPEN = new ConcurrentHashMap<>();

    private Clients() {}

    static Open get(String handle) {
        return OPEN.get(handle);
    }

    static String open(long id, JsonValue options) {
        NjiaClient.Builder builder = NjiaClient.builder().baseUrl(text(options, "baseUrl").orElse(""));
        text(options, "apiKey").ifPresent(builder::apiKey);
        text(options, "sessionToken").ifPresent(builder::sessionToken);
        text(options, "maxRetries").ifPresent(count -> builder.maxRetries(Integer.parseInt(count)));
        time(options, "connectTimeoutMs").ifPresent(builder::connectTimeout);
        time(options, "timeoutMs").ifPresent(builder::timeout);
        time(options, "deadlineMs").ifPresent(builder::deadline);
        time(options, "maxRetryAfterMs").ifPresent(builder::maxRetryAfter);
        if (text(options, "clock").orElse("").equals("virtual")) {
            builder.seam(new RunnerSeam(Long.parseLong(text(options, "nowMs").orElse("0")),
                    Double.parseDouble(text(options, "random").orElse("0.5"))));
        }
        SocketTransport transport = new SocketTransport(text(options, "caPem").map(authority -> tls(options, authority)).orElse(null),
                text(options, "proxy").map(URI::create).orElse(null));
        String logs = text(options, "logs").orElse("off");
        RunnerLog.listen(!logs.equals("off"));
        builder.logBodies(logs.equals("bodies"));
        String handle = "client-" + id;
        OPEN.put(handle, new Open(builder.transport(transport).build(), transport, text(options, "hooks").orElse("off")));
        return handle;
    }

    static Optional<String> text(JsonValue options, String name) {
        return options.get(name).flatMap(JsonValue::text);
    }

    static Optional<Duration> time(JsonValue options, String name) {
        return text(options, name).map(millis -> Duration.ofMillis(Long.parseLong(millis)));
    }

    private static SSLContext tls(JsonValue options, String authority) {
        try {
            KeyStore trusted = store();
            trusted.setCertificateEntry("authority", certificate(authority));
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted);
            KeyStore own = store();
            if (text(options, "clientCertPem").isPresent()) {
                String pem = text(options, "clientKeyPem").orElse("").replaceAll("-----[^-]+-----|\\s", "");
                PrivateKey key = KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(pem)));
                own.setKeyEntry("client", key, new char[0], new Certificate[]{certificate(text(options, "clientCertPem").orElse(""))});
            }
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(own, new char[0]);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException | java.io.IOException e) {
            throw new IllegalArgumentException("no certificate", e);
        }
    }

    private static KeyStore store() throws GeneralSecurityException, java.io.IOException {
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        return store;
    }

    private static Certificate certificate(String pem) throws GeneralSecurityException {
        return CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(pem.getBytes(StandardCharsets.UTF_8)));
    }

    /** Sockets and time limits that are still there after the client was closed. */
    static Map<String, JsonValue> close(String handle) {
        Open open = OPEN.remove(handle);
        open.client.close();
        return Map.of("openSockets", JsonValue.of(open.transport.openConnections()), "pendingTimers", JsonValue.of(Daemons.pendingTimers()));
    }
}
