import { readAuditHead } from "../../db/queries/audit-head.ts";
import type { TenantScope } from "../../db/db.ts";
import { commit, type Unit } from "../../db/unit.ts";
import { chainAll } from "../audit/append.ts";
import { settleAudit } from "../audit/drafts.ts";
import type { FinishedJob } from "../payments/callbacks.ts";
import type { Services } from "../shared/services.ts";
import type { ReversalEnd } from "./resolve.ts";
import { withTrail } from "./trail.ts";

/** Writes the end of a reversal with its audit entries and events. Throws version_conflict and audit_conflict, to be decided again. */
export async function commitEnd(
  services: Services,
  scope: TenantScope,
  end: ReversalEnd,
  more: Pick<Unit, "callbacks"> & { readonly finishedJob?: FinishedJob | null },
): Promise<void> {
  await settleAudit(services, scope);
  const audit = chainAll(await readAuditHead(services.db, scope), end.steps);
  const shown = await withTrail(services, scope, end.dossier.stored.reversal, audit);
  const { finishedJob, callbacks } = more;
  await commit(
    services.db,
    scope,
    {
      ...end.unit,
      audit,
      events: end.eventsWith(shown),
      ...(callbacks === undefined ? {} : { callbacks }),
      ...(finishedJob == null ? {} : { finishedJob }),
    },
    null,
  );
  services.wake();
}
