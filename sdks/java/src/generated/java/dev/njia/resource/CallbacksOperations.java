// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.ProviderCallbackReceipt;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Operation;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class CallbacksOperations {
    static final Operation<ProviderCallbackReceipt> RECEIVE_MOBILE_MONEY = new Operation<>("receiveMobileMoneyCallback", "POST", "/v1/callbacks/mobile-money/{provider}",
            Returns.model(ProviderCallbackReceipt.SHAPE))
            .param(new Param("provider", "provider", Param.Place.PATH, "simple", false, false))
            .param(new Param("X-Callback-Timestamp", "X-Callback-Timestamp", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Callback-Signature", "X-Callback-Signature", Param.Place.HEADER, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<ProviderCallbackReceipt> RECEIVE_RAIL = new Operation<>("receiveRailCallback", "POST", "/v1/callbacks/rails/{railId}",
            Returns.model(ProviderCallbackReceipt.SHAPE))
            .param(new Param("railId", "railId", Param.Place.PATH, "simple", false, false))
            .param(new Param("X-Callback-Timestamp", "X-Callback-Timestamp", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Callback-Signature", "X-Callback-Signature", Param.Place.HEADER, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    private CallbacksOperations() {}
}
