package dev.njia.runtime;

import dev.njia.transport.TransportException;
import java.lang.System.Logger.Level;
import java.time.Duration;

/** Lines for {@code System.Logger}: methods, path templates and statuses; never values, headers or bodies. */
final class CallLog {
    private CallLog() {}

    static void answered(Operation<?> operation, int status, int attempt, Duration elapsed) {
        logger().log(Level.DEBUG, "{0} {1}: status {2}, attempt {3}, {4} ms", operation.method(), operation.path(), status, attempt,
                elapsed.toMillis());
    }

    static void failed(Operation<?> operation, TransportException.Reason reason, int attempt) {
        logger().log(Level.DEBUG, "{0} {1}: {2}, attempt {3}", operation.method(), operation.path(), reason, attempt);
    }

    static void waiting(Operation<?> operation, Duration wait) {
        logger().log(Level.DEBUG, "{0} is sent again in {1} ms", operation.id(), wait.toMillis());
    }

    static void hookFailed(RuntimeException failure) {
        logger().log(Level.WARNING, "a hook failed: " + failure.getClass().getName());
    }

    private static System.Logger logger() {
        return System.getLogger(CallLog.class.getPackageName());
    }
}
