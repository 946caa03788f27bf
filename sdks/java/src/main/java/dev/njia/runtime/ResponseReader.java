package dev.njia.runtime;

import dev.njia.codec.Mismatch;
import dev.njia.errors.DecodingException;
import dev.njia.errors.ErrorFacts;
import dev.njia.json.JsonException;
import dev.njia.meta.ResponseMeta;
import dev.njia.transport.TransportResponse;
import java.util.function.Supplier;

/** From a successful answer to the value of a call. */
final class ResponseReader {
    private ResponseReader() {}

    /** The value; raises a {@code DecodingException} that never holds the body in its text or its causes. */
    static <T> T read(Operation<T> operation, TransportResponse response, ResponseMeta meta, Supplier<ErrorFacts> facts) {
        String problem;
        String path = "$";
        try {
            return operation.returns().read(response, meta);
        } catch (JsonException e) {
            problem = e.getMessage();
        } catch (Mismatch e) {
            problem = e.getMessage();
            path = e.jsonPath();
        }
        throw new DecodingException("the answer of " + operation.id() + " contradicts its description: " + problem, path, facts.get());
    }
}
