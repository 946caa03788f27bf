/**
 * The oracle of reliability.md 2: what clients were told against what the database holds. A pure function, so that its
 * own tests can show it every lie.
 */
import type { Records } from "@njia/server/testing";
import { isSuccess, type Operation } from "./history.ts";
import { FUNDS, TERMINAL } from "./stand.ts";

/** `clause` is the number in reliability.md 2. */
export type Violation = { readonly clause: number; readonly message: string };

/** Reversals aside, which move money back: their scenario counts them alone. */
export function judge(
  operations: readonly Operation[],
  records: Records,
  accounts: { readonly A: string; readonly B: string },
): readonly Violation[] {
  const effects = effectsByMarker(records);
  return [
    ...operations.flatMap((one) => [...counts(one, effects), ...replays(one)]),
    ...strangers(operations, effects),
    ...payments(records),
    ...(operations.some(({ kind }) => kind === "reversal")
      ? []
      : reconcile(operations, records, accounts)),
    ...lives(records),
  ];
}

type Effects = ReadonlyMap<string, readonly string[]>;

function effectsByMarker(records: Records): Effects {
  const found = new Map<string, string[]>();
  const add = (marker: string | null, id: string): void => {
    if (marker !== null) found.set(marker, [...(found.get(marker) ?? []), id]);
  };
  for (const { reference, id } of [...records.payments, ...records.bulks]) add(reference, id);
  for (const { transactionId, id, status } of records.reversals) {
    if (status !== "failed") add(transactionId, id);
  }
  return found;
}

function counts(one: Operation, effects: Effects): readonly Violation[] {
  const ids = effects.get(one.marker) ?? [];
  const found: Violation[] = [];
  if (ids.length > 1) {
    found.push({ clause: 1, message: `DOUBLE EFFECT: ${one.key} made ${ids.join(", ")}` });
  }
  if (one.acknowledged !== null && ids.length === 0) {
    found.push({
      clause: 2,
      message: `LOST: ${one.key} was told ${one.acknowledged}, which is not there`,
    });
  }
  if (one.acknowledged !== null && ids.length === 1 && ids[0] !== one.acknowledged) {
    found.push({
      clause: 2,
      message: `${one.key} was told ${one.acknowledged}, stored is ${String(ids[0])}`,
    });
  }
  // Reversals of one transaction share their marker: a refused one is right because another one lives.
  if (one.refused !== null && ids.length > 0 && one.kind !== "reversal") {
    found.push({
      clause: 1,
      message: `${one.key} was refused with ${one.refused}, and ${String(ids[0])} exists`,
    });
  }
  if (one.kind === "bulk" && ids.length === 1) {
    const made = one.amounts.map(
      (_, index) => (effects.get(`${one.marker}-${index}`) ?? []).length,
    );
    if (made.some((count) => count !== 1)) {
      found.push({
        clause: 5,
        message: `the items of bulk ${one.key} made ${made.join(", ")} payments`,
      });
    }
  }
  return found;
}

function replays(one: Operation): readonly Violation[] {
  const told = one.answers.filter(isSuccess);
  const found: Violation[] = [];
  if (new Set(told.map(({ sha }) => sha)).size > 1) {
    found.push({
      clause: 2,
      message: `the successful answers of ${one.key} differ in their bytes`,
    });
  }
  if (told.filter(({ replayed }) => !replayed).length > 1) {
    found.push({ clause: 2, message: `${one.key} was told twice that it is new` });
  }
  return found;
}

/** Whatever no client asked for. */
function strangers(operations: readonly Operation[], effects: Effects): readonly Violation[] {
  const asked = new Set(
    operations.flatMap((one) => [
      one.marker,
      ...one.amounts.map((_, index) => `${one.marker}-${index}`),
    ]),
  );
  return [...effects.keys()]
    .filter((marker) => !asked.has(marker))
    .map((marker) => ({ clause: 3, message: `nobody asked for ${marker}` }));
}

function payments(records: Records): readonly Violation[] {
  return records.payments.flatMap(({ id, status, held }) => {
    if (!TERMINAL.has(status)) {
      return [{ clause: 5, message: `payment ${id} is stuck in ${status}` }];
    }
    return held === 0
      ? []
      : [{ clause: 4, message: `payment ${id} is ${status} and holds ${held}` }];
  });
}

/** The model: money that must be where it is, from what was asked and the fees that were agreed. */
function reconcile(
  operations: readonly Operation[],
  records: Records,
  accounts: { readonly A: string; readonly B: string },
): readonly Violation[] {
  const rows = new Map(records.payments.map((row) => [row.reference, row]));
  const found: Violation[] = [];
  let spent = 0n;
  let received = 0n;
  for (const one of operations) {
    for (const [index, amount] of one.amounts.entries()) {
      const row = rows.get(one.kind === "bulk" ? `${one.marker}-${index}` : one.marker);
      if (row === undefined || row.status !== "completed") continue;
      if (row.amount !== amount) {
        found.push({
          clause: 3,
          message: `${one.key} asked for ${amount}, ${row.id} is of ${row.amount}`,
        });
      }
      spent += BigInt(amount) + BigInt(row.fee);
      if (one.kind === "transfer") received += BigInt(amount);
    }
  }
  const model = { A: BigInt(FUNDS) - spent, B: BigInt(FUNDS) + received };
  for (const name of ["A", "B"] as const) {
    const { available, reserved } = records.balances[accounts[name]] ?? {
      available: 0,
      reserved: 0,
    };
    if (BigInt(available) !== model[name] || reserved !== 0) {
      found.push({
        clause: 3,
        message: `account ${name} has ${available} available and ${reserved} reserved, the model says ${model[name]} and 0`,
      });
    }
  }
  return found;
}

/** Sequences without gaps; the life that the events tell of each payment is a legal one. */
function lives(records: Records): readonly Violation[] {
  const found: Violation[] = [];
  const wrong = records.events.findIndex(({ sequence }, index) => sequence !== index + 1);
  if (wrong !== -1) {
    found.push({
      clause: 6,
      message: `event ${String(records.events[wrong]?.id)} has sequence ${String(records.events[wrong]?.sequence)}, not ${wrong + 1}`,
    });
  }
  const legal = new Set(records.paymentTransitions);
  const states = new Map<string, { status: string; version: number }>();
  for (const { type, resourceId, status, version } of records.events) {
    if (!type.startsWith("payment.") || status === null) continue;
    const before = states.get(resourceId) ?? { status: "", version: 0 };
    if (status !== before.status && !legal.has(`${before.status}>${status}`)) {
      found.push({
        clause: 5,
        message: `payment ${resourceId} went from "${before.status}" to "${status}"`,
      });
    }
    if (version <= before.version) {
      found.push({ clause: 6, message: `payment ${resourceId}: two events of version ${version}` });
    }
    states.set(resourceId, { status, version });
  }
  for (const { id, status } of records.payments) {
    if (states.get(id)?.status !== status) {
      found.push({
        clause: 6,
        message: `payment ${id} is ${status}, its last event says ${String(states.get(id)?.status)}`,
      });
    }
  }
  return found;
}
