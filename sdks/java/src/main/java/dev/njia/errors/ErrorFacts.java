package dev.njia.errors;

import dev.njia.json.JsonValue;
import dev.njia.transport.Headers;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known about a failed call; what does not apply is null or empty. Filled in by the runtime. */
public final class ErrorFacts {
    @Nullable Integer status;
    @Nullable String code;
    List<FieldError> fieldErrors = Collections.emptyList();
    @Nullable String requestId;
    Headers headers = Headers.EMPTY;
    @Nullable JsonValue body;
    byte[] rawBody = new byte[0];
    int attempts;
    @Nullable String idempotencyKey;
    @Nullable Duration retryAfter;
    boolean retryable;
    Outcome outcome = Outcome.NONE;
    @Nullable Object cursor;

    /** Nothing is known yet. */
    public ErrorFacts() {}

    /**
     * The answer of the server.
     *
     * @param answered its status
     * @param fields its header fields
     * @param octets its body, cut to a size that can be kept
     * @return this
     */
    public ErrorFacts answer(int answered, Headers fields, byte[] octets) {
        this.status = answered;
        this.headers = fields;
        this.rawBody = octets.clone();
        return this;
    }

    /**
     * The problem in that answer.
     *
     * @param stable its code, or null
     * @param errors its field errors
     * @param json the whole of it, or null when it is no JSON
     * @return this
     */
    public ErrorFacts problem(@Nullable String stable, List<FieldError> errors, @Nullable JsonValue json) {
        this.code = stable;
        this.fieldErrors = List.copyOf(errors);
        this.body = json;
        return this;
    }

    /**
     * What the call was.
     *
     * @param count attempts made
     * @param key the idempotency key, or null
     * @param id the request id, or null
     * @return this
     */
    public ErrorFacts call(int count, @Nullable String key, @Nullable String id) {
        this.attempts = count;
        this.idempotencyKey = key;
        this.requestId = id;
        return this;
    }

    /**
     * What may be done about it.
     *
     * @param known what is known about the effect
     * @param again whether the same request may succeed later
     * @param delay how long the server asks to wait, or null
     * @return this
     */
    public ErrorFacts advice(Outcome known, boolean again, @Nullable Duration delay) {
        this.outcome = known;
        this.retryable = again;
        this.retryAfter = delay;
        return this;
    }

    /**
     * Where a listing stopped.
     *
     * @param place the cursor, offset or page number to resume from
     * @return this
     */
    public ErrorFacts cursor(Object place) {
        this.cursor = place;
        return this;
    }
}
