// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.CardAuthorizationRequest;
import dev.njia.model.GhostCardRequest;
import dev.njia.model.GhostCardUpdateRequest;
import dev.njia.model.GhostCardsAuthorizeParams;
import dev.njia.model.GhostCardsCloseParams;
import dev.njia.model.GhostCardsCreateParams;
import dev.njia.model.GhostCardsFreezeParams;
import dev.njia.model.GhostCardsListAuthorizationsParams;
import dev.njia.model.GhostCardsListParams;
import dev.njia.model.GhostCardsReplaceSpendLimitsParams;
import dev.njia.model.GhostCardsRetrieveParams;
import dev.njia.model.GhostCardsRevealParams;
import dev.njia.model.GhostCardsSpendLimitsParams;
import dev.njia.model.GhostCardsUnfreezeParams;
import dev.njia.model.GhostCardsUpdateParams;
import dev.njia.model.SpendLimitsRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchGhostCardsResource {
    private DispatchGhostCardsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("authorizeGhostCard", (client, args, options) -> client.ghostCards().authorize(args.path(Codecs.STRING, "id"), args.body(CardAuthorizationRequest.SHAPE), args.params(GhostCardsAuthorizeParams.SHAPE), options));
        table.put("closeGhostCard", (client, args, options) -> client.ghostCards().close(args.path(Codecs.STRING, "id"), args.params(GhostCardsCloseParams.SHAPE), options));
        table.put("createGhostCard", (client, args, options) -> client.ghostCards().create(args.body(GhostCardRequest.SHAPE), args.params(GhostCardsCreateParams.SHAPE), options));
        table.put("freezeGhostCard", (client, args, options) -> client.ghostCards().freeze(args.path(Codecs.STRING, "id"), args.params(GhostCardsFreezeParams.SHAPE), options));
        table.put("getGhostCard", (client, args, options) -> client.ghostCards().retrieve(args.path(Codecs.STRING, "id"), args.params(GhostCardsRetrieveParams.SHAPE), options));
        table.put("getSpendLimits", (client, args, options) -> client.ghostCards().spendLimits(args.path(Codecs.STRING, "id"), args.params(GhostCardsSpendLimitsParams.SHAPE), options));
        table.put("listGhostCardAuthorizations", (client, args, options) -> client.ghostCards().listAuthorizations(args.path(Codecs.STRING, "id"), args.params(GhostCardsListAuthorizationsParams.SHAPE), options));
        table.put("listGhostCards", (client, args, options) -> client.ghostCards().list(args.params(GhostCardsListParams.SHAPE), options));
        table.put("replaceSpendLimits", (client, args, options) -> client.ghostCards().replaceSpendLimits(args.path(Codecs.STRING, "id"), args.body(SpendLimitsRequest.SHAPE), args.params(GhostCardsReplaceSpendLimitsParams.SHAPE), options));
        table.put("revealGhostCard", (client, args, options) -> client.ghostCards().reveal(args.path(Codecs.STRING, "id"), args.params(GhostCardsRevealParams.SHAPE), options));
        table.put("unfreezeGhostCard", (client, args, options) -> client.ghostCards().unfreeze(args.path(Codecs.STRING, "id"), args.params(GhostCardsUnfreezeParams.SHAPE), options));
        table.put("updateGhostCard", (client, args, options) -> client.ghostCards().update(args.path(Codecs.STRING, "id"), args.body(GhostCardUpdateRequest.SHAPE), args.params(GhostCardsUpdateParams.SHAPE), options));
    }
}
