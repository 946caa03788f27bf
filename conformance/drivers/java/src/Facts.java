package dev.njia.driver;

import dev.njia.errors.*;
import dev.njia.json.JsonValue;
import dev.njia.meta.ResponseMeta;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The SDK's metadata and errors in the words of the protocol. */
final class Facts {
    private Facts() {}

    static JsonValue meta(ResponseMeta meta) {
        Map<String, JsonValue> facts = new LinkedHashMap<>();
        facts.put("status", JsonValue.of(meta.status()));
        facts.put("headers", Pipe.texts(meta.headers().toMap()));
        facts.put("requestId", Pipe.text(meta.requestId()));
        facts.put("rateLimit", meta.rateLimit().map(limit -> JsonValue.object(Map.of("limit", number(limit.limit()),
                "remaining", number(limit.remaining()), "resetS", number(limit.resetSeconds())))).orElse(JsonValue.NULL));
        facts.put("attempts", JsonValue.of(meta.attempts()));
        facts.put("latencyMs", Pipe.millis(meta.latency()));
        facts.put("idempotencyKey", Pipe.text(meta.idempotencyKey()));
        facts.put("replayed", JsonValue.of(meta.replayed()));
        facts.put("deprecation", meta.deprecation().map(notice -> JsonValue.object(Map.of("deprecation", Pipe.text(notice.since()),
                "sunset", Pipe.text(notice.sunset()), "link", Pipe.text(notice.link())))).orElse(JsonValue.NULL));
        return JsonValue.object(facts);
    }

    private static JsonValue number(Optional<Long> number) {
        return number.map(JsonValue::of).orElse(JsonValue.NULL);
    }

    static JsonValue failure(RuntimeException error) {
        NjiaException told = error instanceof NjiaException ? (NjiaException) error : new CanceledException("", new ErrorFacts(), null);
        boolean isOurs = error instanceof NjiaException;
        Map<String, JsonValue> facts = new LinkedHashMap<>();
        facts.put("class", JsonValue.of(className(error)));
        facts.put("message", JsonValue.of(isOurs ? told.detail() : String.valueOf(error.getMessage())));
        facts.put("status", told.status().map(status -> JsonValue.of((long) status)).orElse(JsonValue.NULL));
        facts.put("code", Pipe.text(told.code()));
        List<JsonValue> fields = new ArrayList<>();
        told.fieldErrors().forEach(field -> fields.add(JsonValue.object(
                Map.of("pointer", JsonValue.of(field.pointer()), "code", JsonValue.of(field.code())))));
        facts.put("fieldErrors", JsonValue.array(fields));
        facts.put("requestId", Pipe.text(told.requestId()));
        facts.put("attempts", isOurs ? JsonValue.of(told.attempts()) : JsonValue.NULL);
        facts.put("idempotencyKey", Pipe.text(told.idempotencyKey()));
        facts.put("retryAfterMs", told.retryAfter().map(Pipe::millis).orElse(JsonValue.NULL));
        facts.put("retryable", isOurs ? JsonValue.of(told.retryable()) : JsonValue.NULL);
        facts.put("outcome", isOurs ? JsonValue.of(told.outcome().name().toLowerCase(Locale.ROOT)) : JsonValue.NULL);
        facts.put("rawBody", told.status().isPresent() ? JsonValue.of(new String(told.rawBody(), StandardCharsets.UTF_8)) : JsonValue.NULL);
        facts.put("decodePath", error instanceof DecodingException ? JsonValue.of(((DecodingException) error).path()) : JsonValue.NULL);
        facts.put("cursor", Pipe.text(told.cursor().map(String::valueOf)));
        return JsonValue.object(facts);
    }

    /** The name of the class without its suffix; arguments are refused by the platform's own two. */
    private static String className(RuntimeException error) {
        boolean isArgument = error instanceof IllegalArgumentException || error instanceof IllegalStateException
                || error instanceof NullPointerException;
        return isArgument ? "Argument" : error.getClass().getSimpleName().replace("Exception", "");
    }
}
