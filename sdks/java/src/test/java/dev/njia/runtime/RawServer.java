package dev.njia.runtime;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A server at the level of sockets: counts what really arrives and answers as a test says. */
final class RawServer implements Closeable {
    /** What to do with a request that was read whole. */
    interface Script {
        void answer(int request, Socket socket) throws Exception;
    }

    final List<String> requests = new CopyOnWriteArrayList<>();
    final List<Integer> ports = new CopyOnWriteArrayList<>();
    final CountDownLatch closed = new CountDownLatch(1);
    private final ServerSocket server;
    private final Script script;

    RawServer(Script script) {
        this(script, listener());
    }

    RawServer(Script script, ServerSocket server) {
        this.script = script;
        this.server = server;
        start(this::accept);
    }

    private static ServerSocket listener() {
        try {
            return new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        thread.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getLocalPort();
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = server.accept();
                start(() -> serve(socket));
            }
        } catch (IOException e) {
            // closed at the end of the test
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            for (String request = read(socket.getInputStream()); request != null; request = read(socket.getInputStream())) {
                requests.add(request);
                ports.add(socket.getPort());
                script.answer(requests.size(), socket);
            }
        } catch (Exception e) {
            // the client or the script closed the connection
        }
        closed.countDown();
    }

    private static String read(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
            int octet = in.read();
            if (octet < 0) {
                return null;
            }
            head.write(octet);
        }
        String text = head.toString(StandardCharsets.ISO_8859_1);
        int start = text.toLowerCase(Locale.ROOT).indexOf("content-length: ");
        int length = start < 0 ? 0 : Integer.parseInt(text.substring(start + 16, text.indexOf('\r', start)));
        return text + new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    static void json(Socket socket, int status, String body, String... headers) throws IOException {
        StringBuilder head = new StringBuilder("HTTP/1.1 " + status + " X\r\nContent-Type: application/json\r\nContent-Length: "
                + body.getBytes(StandardCharsets.UTF_8).length + "\r\n");
        for (String header : headers) {
            head.append(header).append("\r\n");
        }
        socket.getOutputStream().write((head + "\r\n" + body).getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
    }

    static void reset(Socket socket) throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    boolean sawClose(long millis) throws InterruptedException {
        return closed.await(millis, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
