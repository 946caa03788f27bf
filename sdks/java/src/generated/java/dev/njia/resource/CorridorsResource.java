// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Corridor;
import dev.njia.model.CorridorCost;
import dev.njia.model.CorridorsCostsParams;
import dev.njia.model.CorridorsListParams;
import dev.njia.model.CorridorsRetrieveParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import org.jspecify.annotations.Nullable;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
public final class CorridorsResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public CorridorsResource(Core core) {
        this.core = core;
    }

    /**
     * Read a corridor
     * <p>
     * Returns one corridor with the rails that serve it.
     *
     * @param id Id of the corridor.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Corridor retrieve(String id, @Nullable CorridorsRetrieveParams params, RequestOptions options) {
        return core.call(CorridorsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read a corridor
     *
     * @param id Id of the corridor.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Corridor retrieve(String id, @Nullable CorridorsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read a corridor
     *
     * @param id Id of the corridor.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Corridor retrieve(String id, RequestOptions options) {
        return retrieve(id, (CorridorsRetrieveParams) null, options);
    }

    /**
     * Read a corridor
     *
     * @param id Id of the corridor.
     * @return the answer, with the facts of the response
     */
    public Corridor retrieve(String id) {
        return retrieve(id, (CorridorsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * Read the cost history of a corridor
     * <p>
     * Returns what each rail of the corridor really charged in the 24 hours before `asOf`, how often it succeeded
     * and how long it took, as the routing sees it. Newer observations weigh more; with few observations the figures
     * lean on the tariff (`basis`). With a past `asOf` you see the history as it was then.
     *
     * @param id Id of the corridor.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public CorridorCost costs(String id, @Nullable CorridorsCostsParams params, RequestOptions options) {
        return core.call(CorridorsOperations.COSTS, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read the cost history of a corridor
     *
     * @param id Id of the corridor.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public CorridorCost costs(String id, @Nullable CorridorsCostsParams params) {
        return costs(id, params, RequestOptions.NONE);
    }

    /**
     * Read the cost history of a corridor
     *
     * @param id Id of the corridor.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public CorridorCost costs(String id, RequestOptions options) {
        return costs(id, (CorridorsCostsParams) null, options);
    }

    /**
     * Read the cost history of a corridor
     *
     * @param id Id of the corridor.
     * @return the answer, with the facts of the response
     */
    public CorridorCost costs(String id) {
        return costs(id, (CorridorsCostsParams) null, RequestOptions.NONE);
    }

    /**
     * List corridors
     * <p>
     * Returns the pairs of countries and currencies between which payments run, with the rails that serve them, in
     * order of their ids.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Corridor> list(@Nullable CorridorsListParams params, RequestOptions options) {
        return core.list(CorridorsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List corridors
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<Corridor> list(@Nullable CorridorsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List corridors
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Corridor> list(RequestOptions options) {
        return list((CorridorsListParams) null, options);
    }

    /**
     * List corridors
     *
     * @return the answer, with the facts of the response
     */
    public Page<Corridor> list() {
        return list((CorridorsListParams) null, RequestOptions.NONE);
    }
}
