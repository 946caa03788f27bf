package dev.njia.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.NjiaClient;
import dev.njia.errors.ApiException;
import dev.njia.errors.ConnectionException;
import dev.njia.errors.NjiaException;
import dev.njia.errors.Outcome;
import dev.njia.model.CustomerUpdateRequest;
import dev.njia.model.SpendLimitsRequest;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.function.Consumer;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same at the socket below TLS, with a certificate made for the purpose. */
class TlsTest {
    private static final char[] PASSWORD = "changeit".toCharArray();
    private static SSLContext context;

    @BeforeAll
    static void makeCertificate(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("keys.p12");
        Process keytool = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(), "-genkeypair", "-alias", "a",
                "-keyalg", "EC", "-dname", "CN=localhost", "-ext", "SAN=dns:localhost", "-validity", "2", "-storetype", "PKCS12",
                "-keystore", file.toString(), "-storepass", new String(PASSWORD)).inheritIO().start();
        assertEquals(0, keytool.waitFor());
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream stream = Files.newInputStream(file)) {
            keys.load(stream, PASSWORD);
        }
        KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        own.init(keys, PASSWORD);
        TrustManagerFactory trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusted.init(keys);
        context = SSLContext.getInstance("TLS");
        context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
    }

    private static NjiaClient.Builder client(RawServer server) {
        return TestClient.of(server.url().replace("http://127.0.0.1", "https://localhost")).tls(context);
    }

    private static RawServer server(RawServer.Script script) throws Exception {
        return new RawServer(script, context.getServerSocketFactory().createServerSocket(0));
    }

    /** trap:T1 trap:T3: whatever the verb, and however the connection dies, one call without retries is one request. */
    @Test
    void oneRequestLeavesForEveryVerbAndFault() throws Exception {
        CustomerUpdateRequest change = CustomerUpdateRequest.builder().build();
        SpendLimitsRequest limits = SpendLimitsRequest.builder().spendLimits(List.of()).build();
        List<Consumer<NjiaClient>> verbs = List.of(
                one -> one.payments().retrieve("pay_1"),
                one -> one.payments().cancel("pay_1"),
                one -> one.customers().update("cus_1", change),
                one -> one.ghostCards().replaceSpendLimits("gcd_1", limits),
                one -> one.webhookEndpoints().delete("whe_1"));
        for (Consumer<NjiaClient> verb : verbs) {
            for (int form = 0; form < 4; form++) {
                int first = form & 1;
                boolean isReset = form > 1;
                RawServer.Script script = (n, socket) -> {
                    if (n <= first) {
                        RawServer.json(socket, 404, "{}");
                    } else if (isReset) {
                        RawServer.reset(socket);
                    } else {
                        socket.close();
                    }
                };
                try (RawServer server = server(script); NjiaClient client = client(server).maxRetries(0).build()) {
                    if (first == 1) {
                        assertThrows(ApiException.class, () -> verb.accept(client));
                    }
                    ConnectionException error = assertThrows(ConnectionException.class, () -> verb.accept(client));
                    assertEquals(first + 1, server.requests.size());
                    assertEquals(Outcome.UNKNOWN, error.outcome());
                }
            }
        }
    }

    @Test
    void twoCallsUseOneConnection() throws Exception {
        try (RawServer server = server((n, socket) -> RawServer.json(socket, 200, TestClient.LIVE)); NjiaClient client = client(server).build()) {
            client.health().live();
            Thread.sleep(40);
            client.health().live();
            assertEquals(1, server.ports.stream().distinct().count());
        }
    }

    /** trap:T3: a certificate that nobody vouches for, or for another name, proves that nothing was sent. */
    @Test
    void anUntrustedCertificateIsRefusedBeforeAnythingIsSent() throws Exception {
        RawServer.Script script = (n, socket) -> RawServer.json(socket, 200, TestClient.LIVE);
        try (RawServer server = server(script)) {
            String url = server.url().replace("http://127.0.0.1", "https://localhost");
            for (NjiaClient client : List.of(TestClient.of(url).maxRetries(0).build(),
                    TestClient.of(url.replace("localhost", "127.0.0.1")).tls(context).maxRetries(0).build())) {
                try (client) {
                    NjiaException error = assertThrows(ConnectionException.class, () -> client.payments().cancel("pay_1"));
                    assertEquals(Outcome.NONE, error.outcome());
                    assertTrue(error.getMessage().contains("TLS"), error.getMessage());
                }
            }
            assertEquals(0, server.requests.size());
        }
    }

    @Test
    void aServerThatClosesIdleConnectionsIsNoFault() throws Exception {
        RawServer.Script script = (n, socket) -> {
            RawServer.json(socket, 200, TestClient.LIVE, n == 2 ? "Connection: close" : "X: y");
            socket.close();
        };
        try (RawServer server = new RawServer(script); NjiaClient client = TestClient.of(server.url()).maxRetries(0).build()) {
            for (int count = 0; count < 3; count++) {
                client.health().live();
                Thread.sleep(40);
            }
            assertEquals(3, server.ports.stream().distinct().count());
        }
    }
}
