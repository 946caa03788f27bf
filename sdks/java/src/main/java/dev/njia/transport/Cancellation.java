package dev.njia.transport;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Tells everything that belongs to one call that its caller has given up. Thread-safe; cancelled once, for ever. */
public final class Cancellation {
    private final CountDownLatch signal = new CountDownLatch(1);
    private final Set<Runnable> reactions = new LinkedHashSet<>();

    /** A call that nobody has given up yet. */
    public Cancellation() {}

    /** Gives up: every reaction runs, in the caller's thread. */
    public void cancel() {
        Set<Runnable> due;
        synchronized (reactions) {
            signal.countDown();
            due = new LinkedHashSet<>(reactions);
            reactions.clear();
        }
        due.forEach(Runnable::run);
    }

    /**
     * Whether the caller has given up.
     *
     * @return true for ever after {@link #cancel()}
     */
    public boolean isCancelled() {
        return signal.getCount() == 0;
    }

    /**
     * Runs something on cancellation, at once if it has happened already.
     *
     * @param reaction quick, and without exceptions
     * @return takes the reaction back
     */
    public Runnable onCancel(Runnable reaction) {
        synchronized (reactions) {
            if (!isCancelled()) {
                reactions.add(reaction);
                return () -> {
                    synchronized (reactions) {
                        reactions.remove(reaction);
                    }
                };
            }
        }
        reaction.run();
        return () -> { };
    }

    /**
     * Waits.
     *
     * @param time how long
     * @return true when the wait ended early by cancellation
     * @throws InterruptedException when the thread is interrupted
     */
    public boolean await(Duration time) throws InterruptedException {
        return signal.await(time.toNanos(), TimeUnit.NANOSECONDS);
    }
}
