// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.CallbacksReceiveMobileMoneyParams;
import dev.njia.model.CallbacksReceiveRailParams;
import dev.njia.model.MobileMoneyProvider;
import dev.njia.model.ProviderCallbackReceipt;
import dev.njia.model.ProviderCallbackRequest;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;

/**
 * Where mobile-money providers and rails report.
 */
public final class CallbacksResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public CallbacksResource(Core core) {
        this.core = core;
    }

    /**
     * Receive a mobile-money provider callback
     * <p>
     * Takes what a mobile-money provider says about an attempt. It needs no API key: the signature over the raw body
     * authorizes it. The message is stored before it is applied; a repeat has no effect, a late one settles a
     * payment in reconciliation, and one that contradicts a final state opens a case. An attempt that is not known
     * yet answers 404 `callback_reference_unknown`; the message is kept for 10 minutes.
     *
     * @param provider The provider.
     * @param body what to send
     * @param params parameters
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public ProviderCallbackReceipt receiveMobileMoney(MobileMoneyProvider provider, ProviderCallbackRequest body, CallbacksReceiveMobileMoneyParams params, RequestOptions options) {
        return core.call(CallbacksOperations.RECEIVE_MOBILE_MONEY, new Arguments().path(MobileMoneyProvider.CODEC, provider).body(ProviderCallbackRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Receive a mobile-money provider callback
     *
     * @param provider The provider.
     * @param body what to send
     * @param params parameters
     * @return the answer, with the facts of the response
     */
    public ProviderCallbackReceipt receiveMobileMoney(MobileMoneyProvider provider, ProviderCallbackRequest body, CallbacksReceiveMobileMoneyParams params) {
        return receiveMobileMoney(provider, body, params, RequestOptions.NONE);
    }

    /**
     * Receive a payment rail callback
     * <p>
     * Takes what a payment rail says about an attempt. It needs no API key: the signature over the raw body
     * authorizes it. The message is stored before it is applied; a repeat has no effect, a late one settles a
     * payment in reconciliation, and one that contradicts a final state opens a case. An attempt that is not known
     * yet answers 404 `callback_reference_unknown`; the message is kept for 10 minutes.
     *
     * @param railId The rail.
     * @param body what to send
     * @param params parameters
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public ProviderCallbackReceipt receiveRail(String railId, ProviderCallbackRequest body, CallbacksReceiveRailParams params, RequestOptions options) {
        return core.call(CallbacksOperations.RECEIVE_RAIL, new Arguments().path(Codecs.STRING, railId).body(ProviderCallbackRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Receive a payment rail callback
     *
     * @param railId The rail.
     * @param body what to send
     * @param params parameters
     * @return the answer, with the facts of the response
     */
    public ProviderCallbackReceipt receiveRail(String railId, ProviderCallbackRequest body, CallbacksReceiveRailParams params) {
        return receiveRail(railId, body, params, RequestOptions.NONE);
    }
}
