// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.CallbacksReceiveMobileMoneyParams;
import dev.njia.model.CallbacksReceiveRailParams;
import dev.njia.model.MobileMoneyProvider;
import dev.njia.model.ProviderCallbackRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchCallbacksResource {
    private DispatchCallbacksResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("receiveMobileMoneyCallback", (client, args, options) -> client.callbacks().receiveMobileMoney(args.path(MobileMoneyProvider.CODEC, "provider"), args.body(ProviderCallbackRequest.SHAPE), args.params(CallbacksReceiveMobileMoneyParams.SHAPE), options));
        table.put("receiveRailCallback", (client, args, options) -> client.callbacks().receiveRail(args.path(Codecs.STRING, "railId"), args.body(ProviderCallbackRequest.SHAPE), args.params(CallbacksReceiveRailParams.SHAPE), options));
    }
}
