import { findKey } from "../../db/queries/keys.ts";
import type { ObservationRow } from "../../db/rows.ts";
import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import { readAmount } from "../payments/request.ts";
import { CORRIDORS, type Corridor } from "../reference/corridors.ts";
import { railOf } from "../reference/rails.ts";
import { tariffOf } from "../routing/tariff.ts";
import type { Caller } from "../shared/actor.ts";
import type { Money } from "../shared/money.ts";
import { refuse, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { enqueue } from "../shared/jobs.ts";
import { newId } from "../shared/typeid.ts";
import { requireTestMode, tenantNow } from "./clock.ts";

/** The body of addSandboxCorridorHistory. Amounts are minor units of the corridor's source currency. */
export interface CorridorHistoryRequest {
  readonly corridorId: string;
  readonly observations: readonly {
    readonly rail: string;
    readonly amountMinorUnits?: number;
    readonly amount?: number;
    readonly currency: string;
    readonly cost: Money;
    readonly fxMarginBps?: number;
    readonly succeeded: boolean;
    readonly latencySeconds: number;
    readonly observedAt: string;
  }[];
}

/** Adds observations to a test tenant's own history and answers 201. Throws sandbox_only, corridor_not_supported, validation_failed, amount_*. */
export async function addCorridorHistory(
  services: Services,
  caller: Caller,
  body: CorridorHistoryRequest,
  key: RequestKey | null,
): Promise<CommandAnswer> {
  requireTestMode(caller);
  const corridor = CORRIDORS.get(body.corridorId);
  if (corridor === undefined)
    throw refuseField(
      "corridor_not_supported",
      "/corridorId",
      `There is no corridor ${body.corridorId}.`,
    );
  return runCommand(services, caller, key, async () => {
    const seen = key === null ? null : await findKey(services.db, caller, key.operationId, key.key);
    const now = (await tenantNow(services, caller)).getTime();
    return {
      seen,
      now,
      decide: () => {
        const observations = body.observations.map((one, index) =>
          observationRow(corridor, one, `/observations/${index}`, now),
        );
        const times = observations.map((one) => one.observed_at).sort();
        const answer = {
          object: "corridor_history",
          corridorId: corridor.id,
          added: observations.length,
          rails: [...new Set(observations.map((one) => one.rail))].sort(),
          oldestObservedAt: times[0] ?? null,
          newestObservedAt: times.at(-1) ?? null,
        };
        return {
          unit: {
            observations,
            jobs: answer.rails.map((rail) =>
              enqueue("rail.watch", rail, { again: false }, now, now),
            ),
          },
          status: 201,
          body: JSON.stringify(answer),
          resource: null,
        };
      },
    };
  });
}

function observationRow(
  corridor: Corridor,
  given: CorridorHistoryRequest["observations"][number],
  at: string,
  now: number,
): ObservationRow {
  const { sourceCurrency, sourceCountry, destinationCountry } = corridor;
  if (!corridor.rails.includes(given.rail))
    throw refuseField(
      "validation_failed",
      `${at}/rail`,
      `${given.rail} does not serve ${corridor.id}. Its rails are ${corridor.rails.join(", ")}.`,
    );
  if (given.currency !== sourceCurrency)
    throw refuseField(
      "validation_failed",
      `${at}/currency`,
      `${corridor.id} starts in ${sourceCurrency}.`,
    );
  if (given.cost.currency !== sourceCurrency)
    throw refuseField(
      "validation_failed",
      `${at}/cost/currency`,
      `Give the cost in ${sourceCurrency}.`,
    );
  const observedAt = Date.parse(given.observedAt);
  if (Number.isNaN(observedAt))
    throw refuse("validation_failed", `${at}/observedAt is not an instant.`);
  if (observedAt > now)
    throw refuseField(
      "validation_failed",
      `${at}/observedAt`,
      `It is ${new Date(now).toISOString()} in this sandbox; nothing can be observed later.`,
    );
  const amount = readAmount(given);
  const rail = railOf(given.rail);
  return {
    id: newId("obs"),
    corridor_id: corridor.id,
    rail: rail.id,
    amount,
    currency: sourceCurrency,
    cost: given.cost.amountMinorUnits,
    tariff: tariffOf(rail, amount, sourceCurrency, sourceCountry !== destinationCountry),
    fx_margin_bps: given.fxMarginBps ?? rail.tariff.fxMarginBps,
    succeeded: given.succeeded,
    latency_seconds: given.latencySeconds,
    observed_at: new Date(observedAt).toISOString(),
    attempt_id: newId("att"),
  };
}
