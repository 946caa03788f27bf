package dev.njia.testing;

import dev.njia.transport.Cancellation;
import dev.njia.transport.Headers;
import dev.njia.transport.Transport;
import dev.njia.transport.TransportException;
import dev.njia.transport.TransportRequest;
import dev.njia.transport.TransportResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Answers from a queue and remembers what was asked. Thread-safe. */
public final class FakeTransport implements Transport {
    private final Deque<Object> answers = new ArrayDeque<>();
    private final List<TransportRequest> requests = new ArrayList<>();
    private Function<TransportRequest, Optional<TransportResponse>> otherwise = request -> Optional.empty();

    /** An empty queue. */
    public FakeTransport() {}

    /**
     * Queues an answer.
     *
     * @param status its HTTP status
     * @param json its body
     * @return this
     */
    public FakeTransport answer(int status, String json) {
        return answer(status, json, Map.of());
    }

    /**
     * Queues an answer.
     *
     * @param status its HTTP status
     * @param json its body
     * @param headers its fields
     * @return this
     */
    public synchronized FakeTransport answer(int status, String json, Map<String, String> headers) {
        answers.add(TransportResponse.of(status, Headers.of(headers), json.getBytes(StandardCharsets.UTF_8)));
        return this;
    }

    /**
     * Queues a failure.
     *
     * @param failure of the connection
     * @return this
     */
    public synchronized FakeTransport fail(TransportException failure) {
        answers.add(failure);
        return this;
    }

    /**
     * Answers requests for which nothing is queued.
     *
     * @param source gives an answer, or nothing
     * @return this
     */
    public synchronized FakeTransport otherwise(Function<TransportRequest, Optional<TransportResponse>> source) {
        otherwise = source;
        return this;
    }

    /**
     * What was asked so far.
     *
     * @return in order
     */
    public synchronized List<TransportRequest> requests() {
        return new ArrayList<>(requests);
    }

    @Override
    public synchronized TransportResponse send(TransportRequest request, Cancellation cancellation) throws TransportException {
        requests.add(request);
        Object next = answers.poll();
        if (next instanceof TransportException) {
            throw (TransportException) next;
        }
        if (next instanceof TransportResponse) {
            return (TransportResponse) next;
        }
        return otherwise.apply(request).orElseThrow(() -> new IllegalStateException(
                "the fake transport has no answer for " + request + "; queue one with answer(...)"));
    }

    @Override
    public void close() {
        // nothing is open
    }
}
