package dev.njia.meta;

/** The headers in which an API sends metadata; an empty name means that it sends none. */
public final class MetaNames {
    final String requestId;
    final String replayed;
    final String limit;
    final String remaining;
    final String reset;
    final boolean isResetDelta;

    /**
     * Names the headers.
     *
     * @param requestId id of the request
     * @param replayed {@code true} when the answer is the remembered one of an earlier call
     * @param limit requests allowed
     * @param remaining requests left
     * @param reset end of the window
     * @param isResetDelta whether that end is told in seconds from now, not since 1970
     */
    public MetaNames(String requestId, String replayed, String limit, String remaining, String reset, boolean isResetDelta) {
        this.requestId = requestId;
        this.replayed = replayed;
        this.limit = limit;
        this.remaining = remaining;
        this.reset = reset;
        this.isResetDelta = isResetDelta;
    }
}
