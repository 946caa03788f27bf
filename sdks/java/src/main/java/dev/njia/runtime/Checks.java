package dev.njia.runtime;

import java.time.Duration;
import java.util.Locale;
import java.util.Set;

/** Refuses arguments that could not work, before anything is sent. */
final class Checks {
    private static final Set<String> OURS = Set.of("host", "content-length", "transfer-encoding", "connection", "expect", "upgrade");

    private Checks() {}

    static Duration positive(String name, Duration time) {
        if (time.isZero() || time.isNegative()) {
            throw new IllegalArgumentException(name + " must be positive");
        }
        return time;
    }

    /** A field name is a token (RFC 9110, 5.6.2); some fields belong to the transport. */
    static String headerName(String name) {
        if (!name.matches("[A-Za-z0-9!#$%&'*+.^_`|~-]+")) {
            throw new IllegalArgumentException("a header name holds characters that are not allowed there");
        }
        if (OURS.contains(name.toLowerCase(Locale.ROOT))) {
            throw new IllegalArgumentException("the header " + name + " is set by the transport");
        }
        return name;
    }

    /** A line break in a value would start another header field. */
    static String header(String name, String value) {
        boolean isClean = value.chars().allMatch(unit -> unit == '\t' || (unit >= 0x20 && unit != 0x7f && unit <= 0xff));
        if (!isClean) {
            throw new IllegalArgumentException("the value of the header " + name + " holds line breaks or other characters "
                    + "that cannot travel in a header");
        }
        return value;
    }
}
