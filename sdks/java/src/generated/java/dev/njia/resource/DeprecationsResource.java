// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.DeprecationUsage;
import dev.njia.model.DeprecationsUsageParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import org.jspecify.annotations.Nullable;

/**
 * What changed in the API, what will change, and whom it affects.
 */
public final class DeprecationsResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public DeprecationsResource(Core core) {
        this.core = core;
    }

    /**
     * Get your use of deprecated things
     * <p>
     * Returns what this tenant used in the last 30 days that will end: operations, request fields, the flat webhook
     * payload, old key forms, old API versions and SDKs, each with count, last use and recent request ids. An empty
     * list means that v3.0 does not break you.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public DeprecationUsage usage(@Nullable DeprecationsUsageParams params, RequestOptions options) {
        return core.call(DeprecationsOperations.USAGE, new Arguments().params(params), options);
    }

    /**
     * Get your use of deprecated things
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public DeprecationUsage usage(@Nullable DeprecationsUsageParams params) {
        return usage(params, RequestOptions.NONE);
    }

    /**
     * Get your use of deprecated things
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public DeprecationUsage usage(RequestOptions options) {
        return usage((DeprecationsUsageParams) null, options);
    }

    /**
     * Get your use of deprecated things
     *
     * @return the answer, with the facts of the response
     */
    public DeprecationUsage usage() {
        return usage((DeprecationsUsageParams) null, RequestOptions.NONE);
    }
}
