package dev.njia.runtime;

import dev.njia.transport.Headers;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How long the server asks to wait: {@code Retry-After-Ms}, else {@code Retry-After} (RFC 9110, 10.2.3). */
final class RetryAfter {
    private static final Pattern NUMBER = Pattern.compile("[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+");
    private static final BigDecimal MAX_NANOS = BigDecimal.valueOf(Long.MAX_VALUE);
    /** The three forms of RFC 9110, 5.6.7: IMF-fixdate, RFC 850 with a year of two digits, asctime. */
    private static final List<DateTimeFormatter> DATES = List.of(
            DateTimeFormatter.ofPattern("EEE, d MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH),
            new DateTimeFormatterBuilder().appendPattern("EEEE, dd-MMM-")
                    .appendValueReduced(ChronoField.YEAR, 2, 2, 2000).appendPattern(" HH:mm:ss 'GMT'").toFormatter(Locale.ENGLISH),
            DateTimeFormatter.ofPattern("EEE MMM ppd HH:mm:ss yyyy", Locale.ENGLISH));

    private RetryAfter() {}

    /** Null when absent, negative or unreadable; zero for a date in the past. */
    static @Nullable Duration read(Headers headers, Instant now) {
        Duration millis = number(headers.first("retry-after-ms").orElse(""), 1_000_000L);
        if (millis != null) {
            return millis;
        }
        String text = headers.first("retry-after").orElse("").strip();
        Duration seconds = number(text, 1_000_000_000L);
        return seconds != null || text.length() > 64 ? seconds : until(text, now);
    }

    private static @Nullable Duration number(String text, long nanosPerUnit) {
        String plain = text.strip();
        if (!NUMBER.matcher(plain).matches()) {
            return null;
        }
        // A very long number is a very long wait, not garbage.
        BigDecimal nanos = new BigDecimal(plain).multiply(BigDecimal.valueOf(nanosPerUnit));
        return nanos.compareTo(MAX_NANOS) > 0 ? seconds(nanos) : Duration.ofNanos(nanos.longValue());
    }

    private static Duration seconds(BigDecimal nanos) {
        BigDecimal seconds = nanos.movePointLeft(9);
        BigDecimal most = BigDecimal.valueOf(Long.MAX_VALUE / 1000);
        return Duration.ofSeconds(seconds.min(most).longValue());
    }

    private static @Nullable Duration until(String text, Instant now) {
        for (DateTimeFormatter format : DATES) {
            try {
                Duration wait = Duration.between(now, LocalDateTime.parse(text, format).toInstant(ZoneOffset.UTC));
                return wait.isNegative() ? Duration.ZERO : wait;
            } catch (DateTimeException e) {
                // another of the three forms, or garbage
            }
        }
        return null;
    }
}
