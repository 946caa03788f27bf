package dev.njia.transport;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that never keep a program alive. They start with the first call, not when a class is loaded. */
public final class Daemons {
    /** Enough for a body nested as deep as the JSON reader allows; only what is used takes memory. */
    private static final long STACK = 1024 * 1024;
    private static final AtomicInteger COUNT = new AtomicInteger();

    private Daemons() {}

    /**
     * Runs calls; one thread for each that is in flight, kept for a minute.
     *
     * @return shared by all clients
     */
    public static ExecutorService workers() {
        return Workers.POOL;
    }

    static ScheduledThreadPoolExecutor timer() {
        return Timer.POOL;
    }

    /**
     * How many time limits are still running, for tests that look for leaks.
     *
     * @return 0 when no call is in flight
     */
    public static int pendingTimers() {
        return Timer.POOL.getQueue().size();
    }

    private static ThreadFactory threads(String name) {
        return work -> {
            Thread thread = new Thread(null, work, name + "-" + COUNT.incrementAndGet(), STACK);
            thread.setDaemon(true);
            return thread;
        };
    }

    private static final class Workers {
        static final ExecutorService POOL = Executors.newCachedThreadPool(threads("api-call"));
    }

    private static final class Timer {
        static final ScheduledThreadPoolExecutor POOL = create();

        private static ScheduledThreadPoolExecutor create() {
            ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1, threads("api-timer"));
            pool.setRemoveOnCancelPolicy(true);
            return pool;
        }
    }
}
