package dev.njia.runtime;

import dev.njia.meta.ResponseMeta;

/** A success that carries no value. */
public final class Empty {
    private final ResponseMeta meta;

    Empty(ResponseMeta meta) {
        this.meta = meta;
    }

    /**
     * Facts about the response.
     *
     * @return status, headers, attempts and more
     */
    public ResponseMeta meta() {
        return meta;
    }

    @Override
    public String toString() {
        return "Empty{" + meta + "}";
    }
}
