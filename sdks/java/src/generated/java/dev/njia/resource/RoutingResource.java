// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.RoutingDecision;
import dev.njia.model.RoutingPreviewParams;
import dev.njia.model.RoutingPreviewRequest;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
public final class RoutingResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public RoutingResource(Core core) {
        this.core = core;
    }

    /**
     * Try the choice of a rail
     * <p>
     * Runs the same choice of a rail as `POST /v1/payments` and returns the decision with every candidate, but makes
     * and reserves nothing. With `asOf` the choice is made as at that time, with the history of the 24 hours before
     * it; `asOf` = `decidedAt` of an old decision gives the same `decisionHash`. When no rail is eligible the answer
     * is 422 `no_eligible_rail` with the reasons.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public RoutingDecision preview(RoutingPreviewRequest body, @Nullable RoutingPreviewParams params, RequestOptions options) {
        return core.call(RoutingOperations.PREVIEW, new Arguments().body(RoutingPreviewRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Try the choice of a rail
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public RoutingDecision preview(RoutingPreviewRequest body, @Nullable RoutingPreviewParams params) {
        return preview(body, params, RequestOptions.NONE);
    }

    /**
     * Try the choice of a rail
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public RoutingDecision preview(RoutingPreviewRequest body, RequestOptions options) {
        return preview(body, (RoutingPreviewParams) null, options);
    }

    /**
     * Try the choice of a rail
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public RoutingDecision preview(RoutingPreviewRequest body) {
        return preview(body, (RoutingPreviewParams) null, RequestOptions.NONE);
    }
}
