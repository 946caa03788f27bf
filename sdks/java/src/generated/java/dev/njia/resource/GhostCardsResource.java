// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.CardAuthorization;
import dev.njia.model.CardAuthorizationRequest;
import dev.njia.model.GhostCard;
import dev.njia.model.GhostCardRequest;
import dev.njia.model.GhostCardSecrets;
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
import dev.njia.model.SpendLimit;
import dev.njia.model.SpendLimitList;
import dev.njia.model.SpendLimitsRequest;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Virtual cards with spend limits, and their authorizations.
 */
public final class GhostCardsResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public GhostCardsResource(Core core) {
        this.core = core;
    }

    /**
     * Authorize a purchase
     * <p>
     * Decides a purchase with the card: where the issuer processor asks, and in test mode the simulator of a
     * merchant. An approval holds the money and counts against every limit that matches, exactly, also under
     * concurrency. A decline is a 201 too, with status `declined`, `declineCode` and the limit that declined it. The
     * key is required, so a repeated request is decided once. Test merchants such as `mrch_test_insufficient_funds`
     * give a fixed answer.
     *
     * @param id Id of the card.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public CardAuthorization authorize(String id, CardAuthorizationRequest body, @Nullable GhostCardsAuthorizeParams params, RequestOptions options) {
        return core.call(GhostCardsOperations.AUTHORIZE, new Arguments().path(Codecs.STRING, id).body(CardAuthorizationRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Authorize a purchase
     *
     * @param id Id of the card.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public CardAuthorization authorize(String id, CardAuthorizationRequest body, @Nullable GhostCardsAuthorizeParams params) {
        return authorize(id, body, params, RequestOptions.NONE);
    }

    /**
     * Authorize a purchase
     *
     * @param id Id of the card.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public CardAuthorization authorize(String id, CardAuthorizationRequest body, RequestOptions options) {
        return authorize(id, body, (GhostCardsAuthorizeParams) null, options);
    }

    /**
     * Authorize a purchase
     *
     * @param id Id of the card.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public CardAuthorization authorize(String id, CardAuthorizationRequest body) {
        return authorize(id, body, (GhostCardsAuthorizeParams) null, RequestOptions.NONE);
    }

    /**
     * Close a ghost card
     * <p>
     * Closes a card for good. Holds stay and can still be captured; nothing new is approved. Closing a closed card
     * is 409 `card_closed`.
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard close(String id, @Nullable GhostCardsCloseParams params, RequestOptions options) {
        return core.call(GhostCardsOperations.CLOSE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Close a ghost card
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public GhostCard close(String id, @Nullable GhostCardsCloseParams params) {
        return close(id, params, RequestOptions.NONE);
    }

    /**
     * Close a ghost card
     *
     * @param id Id of the card.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard close(String id, RequestOptions options) {
        return close(id, (GhostCardsCloseParams) null, options);
    }

    /**
     * Close a ghost card
     *
     * @param id Id of the card.
     * @return the answer, with the facts of the response
     */
    public GhostCard close(String id) {
        return close(id, (GhostCardsCloseParams) null, RequestOptions.NONE);
    }

    /**
     * Create a ghost card
     * <p>
     * Makes a virtual card that is funded from an account and bound by limits: for the card, for one merchant or
     * each merchant, for one category or each category. Limits count in calendar windows of the card's own time zone
     * and are exact under concurrency. The key is required, so a repeated request never makes a second card.
     * Allowing and blocking the same kind is 400 `conflicting_controls`.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard create(GhostCardRequest body, @Nullable GhostCardsCreateParams params, RequestOptions options) {
        return core.call(GhostCardsOperations.CREATE, new Arguments().body(GhostCardRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Create a ghost card
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public GhostCard create(GhostCardRequest body, @Nullable GhostCardsCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Create a ghost card
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard create(GhostCardRequest body, RequestOptions options) {
        return create(body, (GhostCardsCreateParams) null, options);
    }

    /**
     * Create a ghost card
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public GhostCard create(GhostCardRequest body) {
        return create(body, (GhostCardsCreateParams) null, RequestOptions.NONE);
    }

    /**
     * Freeze a ghost card
     * <p>
     * Makes the card decline everything until it is unfrozen. Holds stay and can still be captured. Freezing a
     * frozen card changes nothing; a closed or expired one is 409 `card_not_active`.
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard freeze(String id, @Nullable GhostCardsFreezeParams params, RequestOptions options) {
        return core.call(GhostCardsOperations.FREEZE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Freeze a ghost card
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public GhostCard freeze(String id, @Nullable GhostCardsFreezeParams params) {
        return freeze(id, params, RequestOptions.NONE);
    }

    /**
     * Freeze a ghost card
     *
     * @param id Id of the card.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard freeze(String id, RequestOptions options) {
        return freeze(id, (GhostCardsFreezeParams) null, options);
    }

    /**
     * Freeze a ghost card
     *
     * @param id Id of the card.
     * @return the answer, with the facts of the response
     */
    public GhostCard freeze(String id) {
        return freeze(id, (GhostCardsFreezeParams) null, RequestOptions.NONE);
    }

    /**
     * Get a ghost card
     * <p>
     * Returns one card with its limits, what was used of them in the current windows, and its totals. A card of
     * another tenant or mode is 404.
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard retrieve(String id, @Nullable GhostCardsRetrieveParams params, RequestOptions options) {
        return core.call(GhostCardsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get a ghost card
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public GhostCard retrieve(String id, @Nullable GhostCardsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Get a ghost card
     *
     * @param id Id of the card.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard retrieve(String id, RequestOptions options) {
        return retrieve(id, (GhostCardsRetrieveParams) null, options);
    }

    /**
     * Get a ghost card
     *
     * @param id Id of the card.
     * @return the answer, with the facts of the response
     */
    public GhostCard retrieve(String id) {
        return retrieve(id, (GhostCardsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * Get spend limits
     * <p>
     * Returns the limits of a card with what was used and what is left in the current windows. A limit for each
     * merchant or category shows its use by key, one page of it; name the limit and `afterKey` for the next page.
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<SpendLimit> spendLimits(String id, @Nullable GhostCardsSpendLimitsParams params, RequestOptions options) {
        return core.list(GhostCardsOperations.SPEND_LIMITS, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get spend limits
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<SpendLimit> spendLimits(String id, @Nullable GhostCardsSpendLimitsParams params) {
        return spendLimits(id, params, RequestOptions.NONE);
    }

    /**
     * Get spend limits
     *
     * @param id Id of the card.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<SpendLimit> spendLimits(String id, RequestOptions options) {
        return spendLimits(id, (GhostCardsSpendLimitsParams) null, options);
    }

    /**
     * Get spend limits
     *
     * @param id Id of the card.
     * @return the answer, with the facts of the response
     */
    public Page<SpendLimit> spendLimits(String id) {
        return spendLimits(id, (GhostCardsSpendLimitsParams) null, RequestOptions.NONE);
    }

    /**
     * List authorizations of a card
     * <p>
     * Returns the authorizations of a card, newest first, declined ones too.
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<CardAuthorization> listAuthorizations(String id, @Nullable GhostCardsListAuthorizationsParams params, RequestOptions options) {
        return core.list(GhostCardsOperations.LIST_AUTHORIZATIONS, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * List authorizations of a card
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<CardAuthorization> listAuthorizations(String id, @Nullable GhostCardsListAuthorizationsParams params) {
        return listAuthorizations(id, params, RequestOptions.NONE);
    }

    /**
     * List authorizations of a card
     *
     * @param id Id of the card.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<CardAuthorization> listAuthorizations(String id, RequestOptions options) {
        return listAuthorizations(id, (GhostCardsListAuthorizationsParams) null, options);
    }

    /**
     * List authorizations of a card
     *
     * @param id Id of the card.
     * @return the answer, with the facts of the response
     */
    public Page<CardAuthorization> listAuthorizations(String id) {
        return listAuthorizations(id, (GhostCardsListAuthorizationsParams) null, RequestOptions.NONE);
    }

    /**
     * List ghost cards
     * <p>
     * Returns the cards of this tenant and mode, newest first, each with its limits and what was used of them.
     * Numbers are never part of it.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<GhostCard> list(@Nullable GhostCardsListParams params, RequestOptions options) {
        return core.list(GhostCardsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List ghost cards
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<GhostCard> list(@Nullable GhostCardsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List ghost cards
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<GhostCard> list(RequestOptions options) {
        return list((GhostCardsListParams) null, options);
    }

    /**
     * List ghost cards
     *
     * @return the answer, with the facts of the response
     */
    public Page<GhostCard> list() {
        return list((GhostCardsListParams) null, RequestOptions.NONE);
    }

    /**
     * Replace spend limits
     * <p>
     * Replaces all limits of a card at once. A limit with the same scope, merchant or category, and interval keeps
     * what it has counted. Lowering a limit below what is spent is allowed: nothing is left, and what is held stays
     * held. A closed card is 409 `card_closed`.
     *
     * @param id Id of the card.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public SpendLimitList replaceSpendLimits(String id, SpendLimitsRequest body, @Nullable GhostCardsReplaceSpendLimitsParams params, RequestOptions options) {
        return core.call(GhostCardsOperations.REPLACE_SPEND_LIMITS, new Arguments().path(Codecs.STRING, id).body(SpendLimitsRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Replace spend limits
     *
     * @param id Id of the card.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public SpendLimitList replaceSpendLimits(String id, SpendLimitsRequest body, @Nullable GhostCardsReplaceSpendLimitsParams params) {
        return replaceSpendLimits(id, body, params, RequestOptions.NONE);
    }

    /**
     * Replace spend limits
     *
     * @param id Id of the card.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public SpendLimitList replaceSpendLimits(String id, SpendLimitsRequest body, RequestOptions options) {
        return replaceSpendLimits(id, body, (GhostCardsReplaceSpendLimitsParams) null, options);
    }

    /**
     * Replace spend limits
     *
     * @param id Id of the card.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public SpendLimitList replaceSpendLimits(String id, SpendLimitsRequest body) {
        return replaceSpendLimits(id, body, (GhostCardsReplaceSpendLimitsParams) null, RequestOptions.NONE);
    }

    /**
     * Show number and security code
     * <p>
     * Returns the number and the security code of a card. It needs the scope `cards:reveal`, which `*` does not
     * include; every call is written to the audit log. At most 10 calls per card and hour, then 429. The answer is
     * `Cache-Control: no-store`; never log it.
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCardSecrets reveal(String id, @Nullable GhostCardsRevealParams params, RequestOptions options) {
        return core.call(GhostCardsOperations.REVEAL, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Show number and security code
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public GhostCardSecrets reveal(String id, @Nullable GhostCardsRevealParams params) {
        return reveal(id, params, RequestOptions.NONE);
    }

    /**
     * Show number and security code
     *
     * @param id Id of the card.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCardSecrets reveal(String id, RequestOptions options) {
        return reveal(id, (GhostCardsRevealParams) null, options);
    }

    /**
     * Show number and security code
     *
     * @param id Id of the card.
     * @return the answer, with the facts of the response
     */
    public GhostCardSecrets reveal(String id) {
        return reveal(id, (GhostCardsRevealParams) null, RequestOptions.NONE);
    }

    /**
     * Unfreeze a ghost card
     * <p>
     * Makes a frozen card work again. Unfreezing an active card changes nothing; a closed or expired one is 409
     * `card_not_active`.
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard unfreeze(String id, @Nullable GhostCardsUnfreezeParams params, RequestOptions options) {
        return core.call(GhostCardsOperations.UNFREEZE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Unfreeze a ghost card
     *
     * @param id Id of the card.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public GhostCard unfreeze(String id, @Nullable GhostCardsUnfreezeParams params) {
        return unfreeze(id, params, RequestOptions.NONE);
    }

    /**
     * Unfreeze a ghost card
     *
     * @param id Id of the card.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard unfreeze(String id, RequestOptions options) {
        return unfreeze(id, (GhostCardsUnfreezeParams) null, options);
    }

    /**
     * Unfreeze a ghost card
     *
     * @param id Id of the card.
     * @return the answer, with the facts of the response
     */
    public GhostCard unfreeze(String id) {
        return unfreeze(id, (GhostCardsUnfreezeParams) null, RequestOptions.NONE);
    }

    /**
     * Change a ghost card
     * <p>
     * Changes label, controls or metadata; members that are absent stay. Limits are replaced with
     * `replaceSpendLimits`, the state with freeze, unfreeze and close. A closed card is 409 `card_closed`.
     *
     * @param id Id of the card.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard update(String id, GhostCardUpdateRequest body, @Nullable GhostCardsUpdateParams params, RequestOptions options) {
        return core.call(GhostCardsOperations.UPDATE, new Arguments().path(Codecs.STRING, id).body(GhostCardUpdateRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Change a ghost card
     *
     * @param id Id of the card.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public GhostCard update(String id, GhostCardUpdateRequest body, @Nullable GhostCardsUpdateParams params) {
        return update(id, body, params, RequestOptions.NONE);
    }

    /**
     * Change a ghost card
     *
     * @param id Id of the card.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public GhostCard update(String id, GhostCardUpdateRequest body, RequestOptions options) {
        return update(id, body, (GhostCardsUpdateParams) null, options);
    }

    /**
     * Change a ghost card
     *
     * @param id Id of the card.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public GhostCard update(String id, GhostCardUpdateRequest body) {
        return update(id, body, (GhostCardsUpdateParams) null, RequestOptions.NONE);
    }
}
