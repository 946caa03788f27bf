package dev.njia.driver;

import dev.njia.json.JsonValue;
import dev.njia.runtime.Seam;
import dev.njia.transport.Cancellation;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/** Virtual time in step with the runner: a wait is reported, and goes on when the runner says so or the call is cancelled. */
final class RunnerSeam implements Seam {
    /** The call that runs in this thread; parallel calls must not report each other's waits. */
    static final ThreadLocal<Long> CALL = ThreadLocal.withInitial(() -> 0L);
    private static final Map<Long, CountDownLatch> ASLEEP = new ConcurrentHashMap<>();

    private final Instant start;
    private final double random;
    private final AtomicLong passed = new AtomicLong();

    RunnerSeam(long nowMillis, double random) {
        this.start = Instant.ofEpochMilli(nowMillis);
        this.random = random;
    }

    static void wake(long call) {
        CountDownLatch latch = ASLEEP.remove(call);
        if (latch != null) {
            latch.countDown();
        }
    }

    @Override
    public Instant now() {
        return start.plusNanos(passed.get());
    }

    @Override
    public long nanoTime() {
        return passed.get();
    }

    @Override
    public double random() {
        return random;
    }

    @Override
    public void sleep(Duration time, Cancellation cancellation) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        ASLEEP.put(CALL.get(), latch);
        Runnable unregister = cancellation.onCancel(latch::countDown);
        Pipe.reply(CALL.get(), "sleep", Map.of("ms", Pipe.millis(time)));
        latch.await();
        unregister.run();
        passed.addAndGet(cancellation.isCancelled() ? 0 : time.toNanos());
    }
}
