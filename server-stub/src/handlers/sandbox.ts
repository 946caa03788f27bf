import type { SandboxHandlers } from "../generated/handlers/sandbox.ts";
import type { Wire } from "../generated/types.ts";
import { listFaults, removeFault } from "../db/queries/faults.ts";
import { findKey } from "../db/queries/keys.ts";
import { runCommand } from "../domain/idempotency/command.ts";
import { fundSandboxBalance } from "../domain/sandbox/balances.ts";
import { triggerCallback } from "../domain/sandbox/callbacks.ts";
import { addCorridorHistory } from "../domain/sandbox/corridor-history.ts";
import { getClock, resetClock, setClock, tenantNow } from "../domain/sandbox/clock.ts";
import { createFault, faultView } from "../domain/sandbox/faults.ts";
import { resetSandbox } from "../domain/sandbox/reset.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";
import { advanceClock } from "../workers/advance-clock.ts";
import type { Unserved } from "./unserved.ts";

export const sandboxHandlers: Omit<SandboxHandlers<CallContext>, Unserved> = {
  async getSandboxClock(_input, { services, caller, render }) {
    return ok(stored<Wire<"SandboxClock">>(render(await getClock(services, caller))));
  },

  async setSandboxClock({ body }, { services, facts, caller, render }) {
    const to = new Date(body.now);
    const askedAt = services.now();
    const ahead = to.getTime() - (await tenantNow(services, caller)).getTime();
    if (ahead > 0) await advanceClock(facts.parts.worker, caller, ahead / 1000);
    const clock = await setClock(services, caller, to, body.frozen ?? false, askedAt);
    return ok(stored<Wire<"SandboxClock">>(render(clock)));
  },

  async resetSandboxClock(_input, { services, caller }) {
    await resetClock(services, caller);
    return { status: 204, body: undefined };
  },

  async advanceSandboxClock({ body }, { services, facts, caller, render }) {
    const { key, parts } = facts;
    // Under a key the clock moves once, however often the request is repeated.
    const answer = await runCommand(services, caller, key, async () => ({
      seen: key === null ? null : await findKey(services.db, caller, key.operationId, key.key),
      now: (await tenantNow(services, caller)).getTime(),
      decide: async () => {
        const advance = await advanceClock(parts.worker, caller, body.seconds);
        return { unit: {}, status: 200, body: render(advance), resource: null };
      },
    }));
    return commandReply(answer);
  },

  async addSandboxCorridorHistory({ body }, { services, caller, facts }) {
    return commandReply(await addCorridorHistory(services, caller, body, facts.key));
  },

  async triggerSandboxCallback({ params, body }, { services, caller, facts }) {
    return commandReply(await triggerCallback(services, caller, params.id, body, facts.key));
  },

  async listSandboxFaults({ query }, { services, caller, render }) {
    const now = await tenantNow(services, caller);
    const page = await listFaults(services.db, caller, pageQuery(query), now);
    const data = page.data.map((fault) => faultView(fault, now));
    return ok(
      stored<Wire<"SandboxFaultList">>(render(listOf({ ...page, data }, "/v1/sandbox/faults"))),
    );
  },

  async createSandboxFault({ body }, { services, caller, facts, render }) {
    return commandReply(await createFault(services, caller, body, facts.key, render));
  },

  async deleteSandboxFault({ params }, { services, caller }) {
    if (!(await removeFault(services.db, caller, params.id)))
      throw notFound("sandbox_fault", params.id);
    return { status: 204, body: undefined };
  },

  async resetSandbox(_input, { services, caller, facts, render }) {
    const { key } = facts;
    const answer = await runCommand(services, caller, key, async () => ({
      seen: key === null ? null : await findKey(services.db, caller, key.operationId, key.key),
      now: services.now().getTime(),
      decide: async () => ({
        unit: {},
        status: 200,
        body: render(await resetSandbox(services, caller)),
        resource: null,
      }),
    }));
    return commandReply(answer);
  },

  async fundSandboxBalance({ body }, { services, caller, facts }) {
    return commandReply(await fundSandboxBalance(services, caller, body, facts.key));
  },
};
