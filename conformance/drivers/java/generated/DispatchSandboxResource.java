// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.CorridorHistoryRequest;
import dev.njia.model.SandboxAddCorridorHistoryParams;
import dev.njia.model.SandboxAdvanceClockParams;
import dev.njia.model.SandboxCallbackRequest;
import dev.njia.model.SandboxClockAdvanceRequest;
import dev.njia.model.SandboxClockParams;
import dev.njia.model.SandboxClockSetRequest;
import dev.njia.model.SandboxCreateFaultParams;
import dev.njia.model.SandboxDeleteFaultParams;
import dev.njia.model.SandboxFaultRequest;
import dev.njia.model.SandboxFundBalanceParams;
import dev.njia.model.SandboxFundingRequest;
import dev.njia.model.SandboxListFaultsParams;
import dev.njia.model.SandboxResetClockParams;
import dev.njia.model.SandboxResetParams;
import dev.njia.model.SandboxSetClockParams;
import dev.njia.model.SandboxTriggerCallbackParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchSandboxResource {
    private DispatchSandboxResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("addSandboxCorridorHistory", (client, args, options) -> client.sandbox().addCorridorHistory(args.body(CorridorHistoryRequest.SHAPE), args.params(SandboxAddCorridorHistoryParams.SHAPE), options));
        table.put("advanceSandboxClock", (client, args, options) -> client.sandbox().advanceClock(args.body(SandboxClockAdvanceRequest.SHAPE), args.params(SandboxAdvanceClockParams.SHAPE), options));
        table.put("createSandboxFault", (client, args, options) -> client.sandbox().createFault(args.body(SandboxFaultRequest.SHAPE), args.params(SandboxCreateFaultParams.SHAPE), options));
        table.put("deleteSandboxFault", (client, args, options) -> client.sandbox().deleteFault(args.path(Codecs.STRING, "id"), args.params(SandboxDeleteFaultParams.SHAPE), options));
        table.put("fundSandboxBalance", (client, args, options) -> client.sandbox().fundBalance(args.body(SandboxFundingRequest.SHAPE), args.params(SandboxFundBalanceParams.SHAPE), options));
        table.put("getSandboxClock", (client, args, options) -> client.sandbox().clock(args.params(SandboxClockParams.SHAPE), options));
        table.put("listSandboxFaults", (client, args, options) -> client.sandbox().listFaults(args.params(SandboxListFaultsParams.SHAPE), options));
        table.put("resetSandbox", (client, args, options) -> client.sandbox().reset(args.params(SandboxResetParams.SHAPE), options));
        table.put("resetSandboxClock", (client, args, options) -> client.sandbox().resetClock(args.params(SandboxResetClockParams.SHAPE), options));
        table.put("setSandboxClock", (client, args, options) -> client.sandbox().setClock(args.body(SandboxClockSetRequest.SHAPE), args.params(SandboxSetClockParams.SHAPE), options));
        table.put("triggerSandboxCallback", (client, args, options) -> client.sandbox().triggerCallback(args.path(Codecs.STRING, "id"), args.body(SandboxCallbackRequest.SHAPE), args.params(SandboxTriggerCallbackParams.SHAPE), options));
    }
}
