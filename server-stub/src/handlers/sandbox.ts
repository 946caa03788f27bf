import type { SandboxHandlers } from "../generated/handlers/sandbox.ts";
import type { Wire } from "../generated/types.ts";
import { findKey } from "../db/queries/keys.ts";
import { runCommand } from "../domain/idempotency/command.ts";
import { fundSandboxBalance } from "../domain/sandbox/balances.ts";
import { triggerCallback } from "../domain/sandbox/callbacks.ts";
import { addCorridorHistory } from "../domain/sandbox/corridor-history.ts";
import { getClock, resetClock, setClock, tenantNow } from "../domain/sandbox/clock.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { stored } from "../http/reply.ts";
import { advanceClock } from "../workers/advance-clock.ts";
import type { Unserved } from "./unserved.ts";

export const sandboxHandlers: Omit<SandboxHandlers<CallContext>, Unserved> = {
  async getSandboxClock(_input, { services, caller, render }) {
    return ok(stored<Wire<"SandboxClock">>(render(await getClock(services, caller))));
  },

  async setSandboxClock({ body }, { services, caller, render }) {
    const clock = await setClock(services, caller, new Date(body.now), body.frozen ?? false);
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

  async fundSandboxBalance({ body }, { services, caller, facts }) {
    return commandReply(await fundSandboxBalance(services, caller, body, facts.key));
  },
};
