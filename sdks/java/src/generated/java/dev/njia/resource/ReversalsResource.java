// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Reversal;
import dev.njia.model.ReversalsListParams;
import dev.njia.model.ReversalsRetrieveParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import org.jspecify.annotations.Nullable;

/**
 * What moved, with its reversal and its audit trail.
 */
public final class ReversalsResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public ReversalsResource(Core core) {
        this.core = core;
    }

    /**
     * Read a reversal
     * <p>
     * Returns the reversal as it is now, with its audit trail. With `Prefer: wait=N` the answer is held for up to N
     * seconds until the reversal is final. `expand` takes `transaction`.
     *
     * @param id Id of the reversal.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Reversal retrieve(String id, @Nullable ReversalsRetrieveParams params, RequestOptions options) {
        return core.call(ReversalsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read a reversal
     *
     * @param id Id of the reversal.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Reversal retrieve(String id, @Nullable ReversalsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read a reversal
     *
     * @param id Id of the reversal.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Reversal retrieve(String id, RequestOptions options) {
        return retrieve(id, (ReversalsRetrieveParams) null, options);
    }

    /**
     * Read a reversal
     *
     * @param id Id of the reversal.
     * @return the answer, with the facts of the response
     */
    public Reversal retrieve(String id) {
        return retrieve(id, (ReversalsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List reversals
     * <p>
     * Returns the reversals of this tenant and mode, newest first. Filters combine. `expand` takes `transaction`.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Reversal> list(@Nullable ReversalsListParams params, RequestOptions options) {
        return core.list(ReversalsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List reversals
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<Reversal> list(@Nullable ReversalsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List reversals
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Reversal> list(RequestOptions options) {
        return list((ReversalsListParams) null, options);
    }

    /**
     * List reversals
     *
     * @return the answer, with the facts of the response
     */
    public Page<Reversal> list() {
        return list((ReversalsListParams) null, RequestOptions.NONE);
    }
}
