package dev.njia.runtime;

import dev.njia.transport.Cancellation;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Time that moves only by waits, which it remembers. */
final class TestSeam implements Seam {
    static final Instant START = Instant.parse("2026-11-20T10:00:00Z");
    final List<Long> waits = new ArrayList<>();
    private final double random;
    private long passed;

    TestSeam(double random) {
        this.random = random;
    }

    @Override
    public synchronized Instant now() {
        return START.plusNanos(passed);
    }

    @Override
    public synchronized long nanoTime() {
        return passed;
    }

    @Override
    public double random() {
        return random;
    }

    @Override
    public synchronized void sleep(Duration time, Cancellation cancellation) {
        waits.add(time.toMillis());
        passed += time.toNanos();
    }
}
