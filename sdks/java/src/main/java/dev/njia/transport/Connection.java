package dev.njia.transport;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;

/** An open connection to one origin, used by one attempt at a time. */
final class Connection implements Closeable {
    private static final long MAX_IDLE = TimeUnit.SECONDS.toNanos(55);
    private static final long FRESH = TimeUnit.MILLISECONDS.toNanos(20);

    private final String origin;
    private final Socket socket;
    private final InputStream input;
    private final OutputStream output;
    private long idleSince = System.nanoTime();

    Connection(String origin, Socket socket) throws IOException {
        this.origin = origin;
        this.socket = socket;
        this.input = new BufferedInputStream(socket.getInputStream(), 8192);
        this.output = socket.getOutputStream();
    }

    String origin() {
        return origin;
    }

    InputStream input() {
        return input;
    }

    OutputStream output() {
        return output;
    }

    boolean isClosed() {
        return socket.isClosed();
    }

    void idle() {
        idleSince = System.nanoTime();
    }

    /** Whether the server has closed the idle connection, or said something that nobody asked for. */
    boolean isStale() {
        long idle = System.nanoTime() - idleSince;
        if (idle > MAX_IDLE) {
            return true;
        }
        if (idle < FRESH) {
            return false;
        }
        try {
            socket.setSoTimeout(1);
            input.read();
            return true;
        } catch (SocketTimeoutException e) {
            return !reset();
        } catch (IOException e) {
            return true;
        }
    }

    private boolean reset() {
        try {
            socket.setSoTimeout(0);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
