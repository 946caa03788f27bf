import type { ObservationRow } from "../db/rows.ts";
import { CORRIDORS } from "../domain/reference/corridors.ts";
import { railOf } from "../domain/reference/rails.ts";
import { tariffOf } from "../domain/routing/tariff.ts";
import { convertNearest } from "../domain/shared/fx.ts";

const HOUR_MS = 3_600_000;
const SPREAD_MS = 30 * HOUR_MS;
/** One corridor without any history, so that prices by tariff can be seen; one whose first rail goes down in the last hour. */
const WITHOUT_HISTORY = "CM-CF";
const GOING_DOWN = "KE-UG";

/** A linear congruential generator (Numerical Recipes): the same demo history on every machine. */
export function lcg(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/**
 * Demo observations (domain 7.3) over the 30 hours before `now`, of the corridors that start in one currency: those a tenant
 * uses. The numbers drawn for a corridor do not depend on which others are wanted.
 */
export function demoHistory(
  now: number,
  sourceCurrency: string,
  newObservationId: () => string,
): readonly ObservationRow[] {
  const random = lcg(42);
  const rows: ObservationRow[] = [];
  for (const corridor of CORRIDORS.values()) {
    const isDry = corridor.id.startsWith(WITHOUT_HISTORY);
    corridor.rails.forEach((railId, position) => {
      const rail = railOf(railId);
      const count = 20 + Math.floor(random() * 231);
      const meanIndex = 0.8 + random() * 0.25;
      const success = 0.84 + random() * 0.155;
      const crossBorder = corridor.sourceCountry !== corridor.destinationCountry;
      for (let index = 0; index < count; index += 1) {
        const observedAt = now - random() * SPREAD_MS;
        const amount = convertNearest(
          1_000 + Math.floor(random() * 400_000),
          "XAF",
          corridor.sourceCurrency,
        );
        const tariff = tariffOf(rail, amount, corridor.sourceCurrency, crossBorder);
        const down =
          corridor.id.startsWith(GOING_DOWN) && position === 0 && observedAt > now - HOUR_MS;
        const succeeded = !down && random() < success;
        const cost = Math.round(tariff * meanIndex * (0.9 + random() * 0.2));
        const latency = Math.max(1, Math.round(rail.p50Seconds * (0.6 + random() * 1.2)));
        if (isDry || corridor.sourceCurrency !== sourceCurrency) continue;
        rows.push({
          id: newObservationId(),
          corridor_id: corridor.id,
          rail: railId,
          amount,
          currency: corridor.sourceCurrency,
          cost,
          tariff,
          fx_margin_bps: rail.tariff.fxMarginBps,
          succeeded,
          latency_seconds: latency,
          observed_at: new Date(observedAt).toISOString(),
          attempt_id: `demo_${corridor.id}_${railId}_${index}`,
        });
      }
    });
  }
  return rows;
}
