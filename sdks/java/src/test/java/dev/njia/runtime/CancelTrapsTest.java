package dev.njia.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.NjiaClient;
import dev.njia.errors.CanceledException;
import dev.njia.model.Payment;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Giving up is heard at every stage of a call. */
class CancelTrapsTest {
    private static final String HEAD = "HTTP/1.1 200 X\r\nContent-Length: 100\r\n\r\n{";

    /** trap:T13: while headers are awaited and in the middle of a body; on the future itself and on one derived from it. */
    @Test
    void givingUpClosesTheSocketAtEveryStage() throws Exception {
        for (String start : List.of("", HEAD)) {
            for (int form = 0; form < 3; form++) {
                CountDownLatch isReached = new CountDownLatch(1);
                RawServer.Script script = (n, socket) -> {
                    socket.getOutputStream().write(start.getBytes());
                    isReached.countDown();
                    socket.getInputStream().read();
                };
                try (RawServer server = new RawServer(script); NjiaClient client = TestClient.of(server.url()).build()) {
                    CompletableFuture<Payment> future = client.async().payments().retrieve("pay_1");
                    CompletableFuture<?> given = form == 0 ? future : future.thenApply(Payment::id).whenComplete((id, error) -> { });
                    assertTrue(isReached.await(2, TimeUnit.SECONDS));
                    if (form == 2) {
                        given.completeExceptionally(new IllegalStateException("no longer wanted"));
                    } else {
                        given.cancel(true);
                        assertThrows(CancellationException.class, given::join);
                    }
                    assertTrue(server.sawClose(500), "the server sees the close");
                    Thread.sleep(50);
                    assertEquals(1, server.requests.size());
                }
            }
        }
    }

    /** trap:T13: while the connection is being made; the queue of the listener is full, so nobody answers. */
    @Test
    void givingUpEndsAnAttemptToConnect() throws Exception {
        List<Socket> fill = new ArrayList<>();
        try (ServerSocket full = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                NjiaClient client = TestClient.of("http://127.0.0.1:" + full.getLocalPort()).build()) {
            for (int count = 0; count < 2; count++) {
                fill.add(new Socket(full.getInetAddress(), full.getLocalPort()));
            }
            Thread caller = Thread.currentThread();
            Thread waker = new Thread(() -> {
                pause(200);
                caller.interrupt();
            });
            waker.start();
            long began = System.nanoTime();
            CanceledException error = assertThrows(CanceledException.class, () -> client.payments().retrieve("pay_1"));
            assertTrue(Thread.interrupted(), "the flag is restored");
            assertTrue(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began) < 900);
            assertEquals(1, error.attempts());
            waker.join();
        } finally {
            for (Socket socket : fill) {
                socket.close();
            }
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** trap:T22: an interruption during a wait ends the call, restores the flag, and nothing more is sent. */
    @Test
    void anInterruptionDuringAWaitEndsTheCall() throws Exception {
        RawServer.Script script = (n, socket) -> RawServer.json(socket, 503, "{}", "Retry-After: 8");
        try (RawServer server = new RawServer(script); NjiaClient client = TestClient.of(server.url()).build()) {
            AtomicReference<CanceledException> raised = new AtomicReference<>();
            boolean[] isRestored = {false};
            Thread caller = new Thread(() -> {
                raised.set(assertThrows(CanceledException.class, () -> client.payments().cancel("pay_1")));
                isRestored[0] = Thread.currentThread().isInterrupted();
            });
            caller.start();
            Thread.sleep(300);
            long began = System.nanoTime();
            caller.interrupt();
            caller.join(2000);
            assertTrue(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began) < 400);
            assertTrue(isRestored[0], "the flag is restored");
            assertEquals(1, raised.get().attempts());
            assertTrue(raised.get().idempotencyKey().isPresent());
            Thread.sleep(100);
            assertEquals(1, server.requests.size());
        }
    }

    /** trap:T13: the same for a future. */
    @Test
    void givingUpDuringAWaitStopsTheLoop() throws Exception {
        RawServer.Script script = (n, socket) -> RawServer.json(socket, 503, "{}", "Retry-After: 1");
        try (RawServer server = new RawServer(script); NjiaClient client = TestClient.of(server.url()).build()) {
            CompletableFuture<String> derived = client.async().payments().retrieve("pay_1").thenApply(Payment::id);
            Thread.sleep(300);
            derived.cancel(true);
            Thread.sleep(1200);
            assertEquals(1, server.requests.size());
            assertFalse(derived.isDone() && !derived.isCancelled());
        }
    }

    /** trap:T12: a silent server and one that accepts but never answers. */
    @Test
    void silenceIsATimeout() throws Exception {
        try (ServerSocket mute = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
                NjiaClient client = TestClient.of("http://127.0.0.1:" + mute.getLocalPort()).maxRetries(0)
                        .timeout(Duration.ofMillis(400)).build()) {
            long began = System.nanoTime();
            assertThrows(dev.njia.errors.TimeoutException.class, () -> client.payments().retrieve("pay_1"));
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
            assertTrue(millis >= 390 && millis < 1000, millis + " ms");
        }
    }

    @Test
    void closingTheClientEndsWhatIsInFlight() throws Exception {
        try (RawServer server = new RawServer((n, socket) -> socket.getInputStream().read())) {
            NjiaClient client = TestClient.of(server.url()).maxRetries(0).build();
            CompletableFuture<Payment> future = client.async().payments().retrieve("pay_1");
            Thread.sleep(200);
            client.close();
            assertTrue(server.sawClose(1000));
            assertThrows(java.util.concurrent.ExecutionException.class, () -> future.get(1, TimeUnit.SECONDS));
        }
    }

    /** A thousand calls at once, each in a thread of its own with a small stack. */
    @Test
    void aThousandCallsAtOnce() throws Exception {
        try (RawServer server = new RawServer((n, socket) -> RawServer.json(socket, 200, TestClient.LIVE));
                NjiaClient client = TestClient.of(server.url()).build()) {
            List<CompletableFuture<?>> all = new ArrayList<>();
            for (int count = 0; count < 1000; count++) {
                all.add(client.async().health().live());
            }
            CompletableFuture.allOf(all.toArray(new CompletableFuture<?>[0])).get(60, TimeUnit.SECONDS);
            assertTrue(server.requests.size() >= 1000);
        }
    }
}
