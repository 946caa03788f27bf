package dev.njia.transport;

import dev.njia.transport.TransportException.Reason;
import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The limits of one attempt: a time limit and the caller's cancellation both close whatever the attempt is using, which
 * wakes a thread that is blocked on it.
 */
final class Attempt implements AutoCloseable {
    private final Cancellation cancellation;
    private final long end;
    private final Runnable unregister;
    private final ScheduledFuture<?> limit;
    private @Nullable Closeable resource;
    private @Nullable Reason aborted;
    private boolean isSent;

    Attempt(Duration timeout, Cancellation cancellation) {
        this.cancellation = cancellation;
        this.end = System.nanoTime() + timeout.toNanos();
        this.limit = schedule(timeout);
        this.unregister = cancellation.onCancel(() -> abort(Reason.CANCELED));
    }

    private ScheduledFuture<?> schedule(Duration time) {
        return Daemons.timer().schedule(() -> Daemons.workers().execute(() -> abort(Reason.TIMEOUT)),
                time.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** A second, shorter limit for the connection; cancel it when the connection stands. */
    ScheduledFuture<?> connectLimit(Duration time) {
        return schedule(time);
    }

    Cancellation cancellation() {
        return cancellation;
    }

    Duration left() {
        return Duration.ofNanos(Math.max(1_000_000, end - System.nanoTime()));
    }

    private void abort(Reason reason) {
        Closeable open;
        synchronized (this) {
            if (aborted == null) {
                aborted = reason;
            }
            open = resource;
        }
        closeQuietly(open);
    }

    /** Names what has to be closed to end the attempt. */
    void use(Closeable opened) throws IOException {
        synchronized (this) {
            resource = opened;
            if (aborted == null) {
                return;
            }
        }
        closeQuietly(opened);
        throw new IOException("the attempt has ended");
    }

    synchronized void markSent() {
        isSent = true;
    }

    /** What became of the attempt, given what the platform said. */
    synchronized TransportException failure(Reason reason, String message, @Nullable Throwable cause) {
        if (aborted == Reason.CANCELED) {
            return new TransportException(aborted, isSent, "the call was cancelled", cause);
        }
        if (aborted == Reason.TIMEOUT || reason == Reason.TIMEOUT) {
            return new TransportException(Reason.TIMEOUT, isSent, isSent ? "no complete answer in time" : "no connection in time", cause);
        }
        return new TransportException(reason, isSent, message, cause);
    }

    /** Lifts the time limit, for an answer that is read as it comes. */
    void untime() {
        limit.cancel(false);
    }

    @Override
    public void close() {
        limit.cancel(false);
        unregister.run();
    }

    static void closeQuietly(@Nullable Closeable open) {
        if (open != null) {
            try {
                open.close();
            } catch (IOException e) {
                // it is gone either way
            }
        }
    }
}
