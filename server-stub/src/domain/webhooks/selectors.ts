import { EVENTS } from "../../generated/events.ts";
import { Refusal } from "../shared/refusal.ts";

/** Every type of event; deliveries that a callback describes as a whole are none. */
export const EVENT_TYPES: readonly string[] = Object.keys(EVENTS).filter((type) =>
  type.includes("."),
);

/** Whether a list of selectors (`payment.completed`, `payment.*`, `*`) takes a type. */
export function selects(selectors: readonly string[], type: string): boolean {
  return selectors.some(
    (one) =>
      one === "*" || one === type || (one.endsWith(".*") && type.startsWith(one.slice(0, -1))),
  );
}

/** Event types that selectors name, spelled out; null for all. */
export function selectedTypes(selectors: readonly string[] | undefined): readonly string[] | null {
  if (selectors === undefined || selectors.includes("*")) return null;
  return EVENT_TYPES.filter((type) => selects(selectors, type));
}

/** Refuses with webhook_event_unknown when a selector names nothing. `pointer` is that of the list. */
export function checkSelectors(selectors: readonly string[], pointer: string): void {
  const unknown = selectors.flatMap((one, index) =>
    EVENT_TYPES.some((type) => selects([one], type)) ? [] : [{ one, index }],
  );
  if (unknown.length === 0) return;
  const first = unknown[0]?.one ?? "";
  throw new Refusal({
    code: "webhook_event_unknown",
    detail: `No event matches ${first}. listEventTypes names them all.`,
    errors: unknown.map(({ one, index }) => ({
      pointer: `${pointer}/${index}`,
      code: "unknown",
      message: `No event matches ${one}.`,
    })),
    members: { known: EVENT_TYPES },
  });
}
