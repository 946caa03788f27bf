package dev.njia.runtime;

import dev.njia.transport.Cancellation;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;

/** Everything a client takes from outside besides the network: time, waiting and chance. Tests put their own in its place. */
public interface Seam {
    /** The clock, the timer and the random source of the platform. */
    Seam SYSTEM = new Seam() {
        @Override
        public Instant now() {
            return Instant.now();
        }

        @Override
        public long nanoTime() {
            return System.nanoTime();
        }

        @Override
        public double random() {
            return ThreadLocalRandom.current().nextDouble();
        }

        @Override
        public void sleep(Duration time, Cancellation cancellation) throws InterruptedException {
            cancellation.await(time);
        }
    };

    /**
     * The time of day.
     *
     * @return for dates in headers
     */
    Instant now();

    /**
     * A clock that never jumps.
     *
     * @return nanoseconds from any origin
     */
    long nanoTime();

    /**
     * Chance.
     *
     * @return uniform in [0, 1)
     */
    double random();

    /**
     * Waits, at most until the call is cancelled.
     *
     * @param time how long
     * @param cancellation ends the wait
     * @throws InterruptedException when the thread is interrupted
     */
    void sleep(Duration time, Cancellation cancellation) throws InterruptedException;
}
