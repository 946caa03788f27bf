package dev.njia.meta;

import dev.njia.transport.Headers;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is known about one call besides its value. */
public final class ResponseMeta {
    /** Of objects that no response brought. */
    public static final ResponseMeta NONE = new ResponseMeta(0, Headers.EMPTY, 0, Duration.ZERO, null,
            new MetaNames("", "", "", "", "", false), Instant.EPOCH);

    private final int status;
    private final Headers headers;
    private final int attempts;
    private final Duration latency;
    private final @Nullable String idempotencyKey;
    private final MetaNames names;
    private final Instant received;

    /**
     * Gathers the facts.
     *
     * @param status of the answer
     * @param headers of the answer
     * @param attempts requests sent
     * @param latency from the first attempt to the last octet, waits included
     * @param idempotencyKey of the call, or null
     * @param names where the metadata stands
     * @param received when the answer came
     */
    public ResponseMeta(int status, Headers headers, int attempts, Duration latency, @Nullable String idempotencyKey, MetaNames names,
            Instant received) {
        this.status = status;
        this.headers = headers;
        this.attempts = attempts;
        this.latency = latency;
        this.idempotencyKey = idempotencyKey;
        this.names = names;
        this.received = received;
    }

    /**
     * The HTTP status.
     *
     * @return 0 for {@link #NONE}
     */
    public int status() {
        return status;
    }

    /**
     * The header fields.
     *
     * @return as they came
     */
    public Headers headers() {
        return headers;
    }

    /**
     * How many requests were sent.
     *
     * @return at least 1
     */
    public int attempts() {
        return attempts;
    }

    /**
     * From the first attempt to the last octet, waits included.
     *
     * @return the time
     */
    public Duration latency() {
        return latency;
    }

    /**
     * The idempotency key of the call, made or given.
     *
     * @return empty for operations that take none
     */
    public Optional<String> idempotencyKey() {
        return Optional.ofNullable(idempotencyKey);
    }

    /**
     * The server's id of the request; quote it to support.
     *
     * @return empty when the server sent none
     */
    public Optional<String> requestId() {
        return header(names.requestId);
    }

    /**
     * Whether the server answered from its memory of an earlier call with the same key.
     *
     * @return true for a replay
     */
    public boolean replayed() {
        return header(names.replayed).filter("true"::equalsIgnoreCase).isPresent();
    }

    /**
     * The rate limit that governs the operation.
     *
     * @return empty when the server sent none
     */
    public Optional<RateLimit> rateLimit() {
        Long limit = number(names.limit);
        Long remaining = number(names.remaining);
        Long reset = number(names.reset);
        if (limit == null && remaining == null && reset == null) {
            return Optional.empty();
        }
        Long end = reset != null && names.isResetDelta ? Long.valueOf(received.getEpochSecond() + reset) : reset;
        return Optional.of(new RateLimit(limit, remaining, end));
    }

    /**
     * What the server said about the end of the operation.
     *
     * @return empty when it sent neither {@code Deprecation} nor {@code Sunset}
     */
    public Optional<DeprecationNotice> deprecation() {
        String since = headers.first("deprecation").orElse(null);
        String sunset = headers.first("sunset").orElse(null);
        if (since == null && sunset == null) {
            return Optional.empty();
        }
        return Optional.of(new DeprecationNotice(since, sunset, headers.first("link").orElse(null)));
    }

    private Optional<String> header(String name) {
        return name.isEmpty() ? Optional.empty() : headers.first(name);
    }

    private @Nullable Long number(String name) {
        return header(name).filter(text -> text.matches("[0-9]{1,18}")).map(Long::valueOf).orElse(null);
    }

    @Override
    public String toString() {
        return "status " + status + ", " + attempts + " attempts, request " + requestId().orElse("-");
    }
}
