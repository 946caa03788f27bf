import type { AuditHandlers } from "../generated/handlers/audit.ts";
import type { Wire } from "../generated/types.ts";
import { listAuditEntries } from "../db/queries/audit.ts";
import { settleAudit } from "../domain/audit/drafts.ts";
import { verifyAuditLog } from "../domain/audit/verify.ts";
import { listLogged } from "../db/queries/request-log.ts";
import { ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";
import { requestLogStream } from "./request-log-stream.ts";
import type { Unserved } from "./unserved.ts";

export const auditHandlers: Omit<AuditHandlers<CallContext>, Unserved> = {
  async listAuditEntries({ query }, { services, caller, render }) {
    await settleAudit(services, caller);
    const page = await listAuditEntries(services.db, caller, pageQuery(query));
    return ok(stored<Wire<"AuditEntryList">>(render(listOf(page, "/v1/audit-log"))));
  },

  async verifyAuditLog(_input, { services, caller, render }) {
    return ok(stored<Wire<"AuditVerification">>(render(await verifyAuditLog(services, caller))));
  },

  async listRequestLog({ query }, { services, caller, render }) {
    const page = await listLogged(services.db, caller, pageQuery(query));
    return ok(stored<Wire<"RequestLogEntryList">>(render(listOf(page, "/v1/request-log"))));
  },

  async streamRequestLog({ query }, context) {
    return { status: 200, body: requestLogStream(context, query), media: "text/event-stream" };
  },
};
