import { commit } from "../../src/db/unit.ts";
import type { TenantScope } from "../../src/db/db.ts";
import { newEvent } from "../../src/domain/shared/events.ts";
import type { Services } from "../../src/domain/shared/services.ts";

/** Commits one event about each resource, one after the other, as commands would; `id` names the resource. Answers the events' ids. */
export async function emitEvents(
  services: Services,
  scope: TenantScope,
  type: string,
  resources: readonly { readonly id: string }[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const resource of resources) {
    const event = newEvent(
      type,
      { object: "account", version: 1, ...resource },
      new Date().toISOString(),
      null,
    );
    await commit(services.db, scope, { events: [event] }, null);
    services.wake();
    ids.push(event.id);
  }
  return ids;
}
