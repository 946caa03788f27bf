package dev.njia.transport;

/**
 * Performs single attempts. An implementation never repeats a request, never follows a redirect and adds no credentials.
 * It is called from many threads at once.
 */
public interface Transport extends AutoCloseable {
    /**
     * Sends a request and waits for the answer, whatever its status.
     *
     * @param request what to send
     * @param cancellation on it the attempt ends at once, and its socket is closed
     * @return the answer; its body is complete unless the request asks for a stream
     * @throws TransportException when there is no complete answer
     */
    TransportResponse send(TransportRequest request, Cancellation cancellation) throws TransportException;

    /** Ends what is in flight and closes idle connections. */
    @Override
    void close();
}
