package dev.njia.runtime;

import dev.njia.json.JsonValue;
import dev.njia.transport.TransportException;
import java.lang.System.Logger.Level;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Lines for {@code System.Logger}: methods, path templates and statuses; never values or headers; bodies only on request. */
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

    /** A body, behind its switch: models mask what is secret; of octets and texts only the length is told. */
    static void body(Operation<?> operation, String which, @Nullable Object value) {
        logger().log(Level.DEBUG, "{0} {1}: {2}", operation.id(), which, shown(value));
    }

    private static String shown(@Nullable Object value) {
        if (value instanceof byte[]) {
            return ((byte[]) value).length + " octets";
        }
        if (value instanceof CharSequence) {
            return ((CharSequence) value).length() + " characters";
        }
        if (value instanceof Result) {
            return shown(((Result<?>) value).value());
        }
        if (value instanceof JsonValue) {
            return "JSON of unknown type";
        }
        return Redactor.redact(value instanceof PageBody ? ((PageBody<?>) value).items.toString() : String.valueOf(value));
    }

    static void hookFailed(RuntimeException failure) {
        logger().log(Level.WARNING, "a hook failed: " + failure.getClass().getName());
    }

    private static System.Logger logger() {
        return System.getLogger(CallLog.class.getPackageName());
    }
}
