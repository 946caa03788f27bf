// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Rail;
import dev.njia.model.RailsListParams;
import dev.njia.model.RailsRetrieveParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import org.jspecify.annotations.Nullable;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
public final class RailsResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public RailsResource(Core core) {
        this.core = core;
    }

    /**
     * Read a rail
     * <p>
     * Returns one rail with its reach, limits, tariff and health as they are now.
     *
     * @param id Id of the rail.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Rail retrieve(String id, @Nullable RailsRetrieveParams params, RequestOptions options) {
        return core.call(RailsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read a rail
     *
     * @param id Id of the rail.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Rail retrieve(String id, @Nullable RailsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read a rail
     *
     * @param id Id of the rail.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Rail retrieve(String id, RequestOptions options) {
        return retrieve(id, (RailsRetrieveParams) null, options);
    }

    /**
     * Read a rail
     *
     * @param id Id of the rail.
     * @return the answer, with the facts of the response
     */
    public Rail retrieve(String id) {
        return retrieve(id, (RailsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List rails
     * <p>
     * Returns all rails with their reach, limits, tariff and health, in order of their ids. Rails without a
     * configured connector are played by the service (`simulated`).
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Rail> list(@Nullable RailsListParams params, RequestOptions options) {
        return core.list(RailsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List rails
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<Rail> list(@Nullable RailsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List rails
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Rail> list(RequestOptions options) {
        return list((RailsListParams) null, options);
    }

    /**
     * List rails
     *
     * @return the answer, with the facts of the response
     */
    public Page<Rail> list() {
        return list((RailsListParams) null, RequestOptions.NONE);
    }
}
