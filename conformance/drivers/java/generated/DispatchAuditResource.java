// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.model.AuditListParams;
import dev.njia.model.AuditListRequestsParams;
import dev.njia.model.AuditStreamRequestsParams;
import dev.njia.model.AuditVerifyParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchAuditResource {
    private DispatchAuditResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("listAuditEntries", (client, args, options) -> client.audit().list(args.params(AuditListParams.SHAPE), options));
        table.put("listRequestLog", (client, args, options) -> client.audit().listRequests(args.params(AuditListRequestsParams.SHAPE), options));
        table.put("streamRequestLog", (client, args, options) -> client.audit().streamRequests(args.params(AuditStreamRequestsParams.SHAPE), options));
        table.put("verifyAuditLog", (client, args, options) -> client.audit().verify(args.params(AuditVerifyParams.SHAPE), options));
    }
}
