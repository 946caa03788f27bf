package dev.njia.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the generator says about one operation.
 *
 * @param <T> what a call gives
 */
public final class Operation<T> {
    private final String id;
    private final String method;
    private final String path;
    private final Returns<T> returns;
    private final List<Param> params = new ArrayList<>();
    private final List<Set<String>> auth = new ArrayList<>();
    private String idempotencyHeader = "";
    private @Nullable BodyFormat body;
    private @Nullable Paging paging;

    /**
     * Describes an operation.
     *
     * @param id in the API description
     * @param method in capitals
     * @param path with placeholders
     * @param returns how answers are read
     */
    public Operation(String id, String method, String path, Returns<T> returns) {
        this.id = id;
        this.method = method;
        this.path = path;
        this.returns = returns;
    }

    /**
     * Adds a parameter; those of the path come first, in the order of the method's arguments.
     *
     * @param param its description
     * @return this
     */
    public Operation<T> param(Param param) {
        params.add(param);
        return this;
    }

    /**
     * Adds an alternative of credentials.
     *
     * @param schemes that belong together
     * @return this
     */
    public Operation<T> auth(String... schemes) {
        auth.add(Set.of(schemes));
        return this;
    }

    /**
     * Takes an idempotency key.
     *
     * @param header that carries it
     * @return this
     */
    public Operation<T> idempotent(String header) {
        idempotencyHeader = header;
        return this;
    }

    /**
     * Has a body.
     *
     * @param format of it
     * @return this
     */
    public Operation<T> body(BodyFormat format) {
        body = format;
        return this;
    }

    /**
     * Is a list.
     *
     * @param way how it goes on
     * @return this
     */
    public Operation<T> paging(Paging way) {
        paging = way;
        return this;
    }

    String id() {
        return id;
    }

    String method() {
        return method;
    }

    String path() {
        return path;
    }

    Returns<T> returns() {
        return returns;
    }

    List<Param> params() {
        return Collections.unmodifiableList(params);
    }

    List<Set<String>> auth() {
        return auth;
    }

    String idempotencyHeader() {
        return idempotencyHeader;
    }

    @Nullable BodyFormat body() {
        return body;
    }

    @Nullable Paging paging() {
        return paging;
    }

    @Override
    public String toString() {
        return id;
    }
}
