package dev.njia.runtime;

import dev.njia.meta.ResponseMeta;

/**
 * A value that is no object of its own, with the facts of its response.
 *
 * @param <T> the type of the value
 */
public final class Result<T> {
    private final T value;
    private final ResponseMeta meta;

    Result(T value, ResponseMeta meta) {
        this.value = value;
        this.meta = meta;
    }

    /**
     * The value.
     *
     * @return null only where the API answers null
     */
    public T value() {
        return value;
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
        return "Result{" + meta + "}";
    }
}
