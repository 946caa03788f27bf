package dev.njia.errors;

import dev.njia.json.JsonValue;
import dev.njia.transport.Headers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Root of everything a client raises. All accessors stand here, empty where they do not apply, so that one {@code catch} can
 * read them. {@link #outcome()} answers what matters with money: nothing happened, or it may have happened, so call again with
 * {@link #idempotencyKey()}. The message holds no secrets.
 */
public class NjiaException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable ErrorFacts facts;

    /**
     * Raises with facts.
     *
     * @param message for people
     * @param facts what is known
     * @param cause what lies below, or null
     */
    public NjiaException(String message, ErrorFacts facts, @Nullable Throwable cause) {
        super(message, cause);
        this.facts = facts;
    }

    /** The facts; a copy that was serialised has none. */
    final ErrorFacts facts() {
        return facts == null ? new ErrorFacts() : facts;
    }

    /**
     * The HTTP status of the answer.
     *
     * @return empty when there was none
     */
    public final Optional<Integer> status() {
        return Optional.ofNullable(facts().status);
    }

    /**
     * The stable code of the problem.
     *
     * @return for example {@code insufficient_funds}
     */
    public final Optional<String> code() {
        return Optional.ofNullable(facts().code);
    }

    /**
     * What is wrong with single fields of the request.
     *
     * @return an unmodifiable list
     */
    public final List<FieldError> fieldErrors() {
        return facts().fieldErrors;
    }

    /**
     * The server's id of the request; quote it to support.
     *
     * @return empty when the server sent none
     */
    public final Optional<String> requestId() {
        return Optional.ofNullable(facts().requestId);
    }

    /**
     * The header fields of the answer.
     *
     * @return none when there was no answer
     */
    public final Headers headers() {
        return facts().headers;
    }

    /**
     * The parsed body of the answer.
     *
     * @return empty when it is no JSON
     */
    public final Optional<JsonValue> body() {
        return Optional.ofNullable(facts().body);
    }

    /**
     * The body of the answer as it came.
     *
     * @return at most 64 KiB of it
     */
    public final byte[] rawBody() {
        return facts().rawBody.clone();
    }

    /**
     * How many requests were sent.
     *
     * @return 0 when nothing was
     */
    public final int attempts() {
        return facts().attempts;
    }

    /**
     * The idempotency key of the call, made or given.
     *
     * @return empty for operations that take none
     */
    public final Optional<String> idempotencyKey() {
        return Optional.ofNullable(facts().idempotencyKey);
    }

    /**
     * How long the server asks to wait.
     *
     * @return empty when it does not ask
     */
    public final Optional<Duration> retryAfter() {
        return Optional.ofNullable(facts().retryAfter);
    }

    /**
     * Whether the same request may succeed later, unchanged.
     *
     * @return true when trying again makes sense
     */
    public final boolean retryable() {
        return facts().retryable;
    }

    /**
     * What is known about the effect of the call.
     *
     * @return never null
     */
    public final Outcome outcome() {
        return facts().outcome;
    }

    /**
     * Where a listing stopped: what to pass to the next list call to resume.
     *
     * @return empty outside of listings
     */
    public final Optional<Object> cursor() {
        return Optional.ofNullable(facts().cursor);
    }

    /**
     * Notes where a listing stopped, for the runtime.
     *
     * @param place the cursor, offset or page number of the page that failed
     */
    public final void resumeFrom(Object place) {
        facts().cursor(place);
    }

    /**
     * What went wrong, without the facts that {@link #getMessage()} adds.
     *
     * @return one sentence, without secrets
     */
    public final String detail() {
        return String.valueOf(super.getMessage());
    }

    /** The sentence, then status, code, request id, attempts and cursor as far as they are known. */
    @Override
    public String getMessage() {
        List<String> known = new ArrayList<>();
        status().ifPresent(status -> known.add("status " + status));
        code().ifPresent(code -> known.add("code " + code));
        requestId().ifPresent(id -> known.add("request " + id));
        if (attempts() > 1) {
            known.add(attempts() + " attempts");
        }
        cursor().ifPresent(cursor -> known.add("resume from " + cursor));
        return known.isEmpty() ? detail() : detail() + " (" + String.join(", ", known) + ")";
    }
}
