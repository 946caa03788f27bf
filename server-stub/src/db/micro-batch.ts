import type { Db, TenantScope } from "./db.ts";
import { isFailure } from "./failures.ts";
import { ReadBatcher } from "./read-batch.ts";
import { readOutcome, unitDocument, type Claim, type CommitOutcome, type Unit } from "./unit.ts";

/** Two transactions of a tenant at once: one is on its way while the next one fills. */
const IN_FLIGHT = 2;

/** What `commit_units` writes; a unit with anything else is committed by itself. */
const MEMBERS: ReadonlySet<string> = new Set([
  "transactions",
  "payments",
  "velocityGuard",
  "cardUse",
  "fraudAnalyses",
  "inserts",
  "entries",
  "auditDrafts",
  "events",
  "jobs",
] satisfies (keyof Unit)[]);

interface Waiting {
  readonly document: string;
  /** No two units with one of these in a batch: the second is to see what the first committed. */
  readonly apart: readonly string[];
  readonly resolve: (outcome: CommitOutcome) => void;
  readonly reject: (error: unknown) => void;
}

interface Lane {
  readonly scope: TenantScope;
  readonly waiting: Waiting[];
  inFlight: number;
}

/**
 * Commits units of hot commands that arrive while others are under way together, in one transaction per tenant and mode. Nobody waits for
 * company: a lane with a free place sends what there is. What cannot be committed together is committed one by one, so that each command
 * has exactly the outcome it would have had alone.
 */
export class MicroBatcher {
  readonly #db: Db;
  readonly #most: number;
  readonly #lanes = new Map<string, Lane>();
  /** What hot commands ask before they decide. */
  readonly reads: ReadBatcher;

  /** `most` units in one transaction. */
  constructor(db: Db, most: number) {
    this.#db = db;
    this.#most = most;
    this.reads = new ReadBatcher(db, most);
  }

  /** As `commit` in unit.ts. */
  commit(scope: TenantScope, unit: Unit, claim: Claim): Promise<CommitOutcome> {
    const document = unitDocument(scope, unit, claim);
    if (!isBatchable(unit)) return this.#alone(scope, document);
    const name = `${scope.tenantId} ${scope.livemode}`;
    const lane = this.#lanes.get(name) ?? { scope, waiting: [], inFlight: 0 };
    this.#lanes.set(name, lane);
    return new Promise((resolve, reject) => {
      lane.waiting.push({ document, apart: apartOf(unit, claim), resolve, reject });
      this.#pump(name, lane);
    });
  }

  #pump(name: string, lane: Lane): void {
    while (lane.inFlight < IN_FLIGHT && lane.waiting.length > 0) {
      lane.inFlight += 1;
      void this.#flush(lane.scope, this.#take(lane)).finally(() => {
        lane.inFlight -= 1;
        if (lane.inFlight === 0 && lane.waiting.length === 0) this.#lanes.delete(name);
        this.#pump(name, lane);
      });
    }
  }

  #take(lane: Lane): readonly Waiting[] {
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    const met = new Set<string>();
    for (const one of lane.waiting) {
      const fits = taken.length < this.#most && !one.apart.some((name) => met.has(name));
      (fits ? taken : left).push(one);
      // Whoever shares a name with one left behind stays behind it.
      for (const name of one.apart) met.add(name);
    }
    lane.waiting.splice(0, lane.waiting.length, ...left);
    return taken;
  }

  async #flush(scope: TenantScope, taken: readonly Waiting[]): Promise<void> {
    if (taken.length > 1) {
      try {
        const documents = `[${taken.map(({ document }) => document).join(",")}]`;
        const outcome = readOutcome(await this.#db.call(scope, "commit_units", documents));
        for (const { resolve } of taken) resolve(outcome);
        return;
      } catch (error) {
        // Whether it was committed is not known then: each caller asks again under its key.
        if (isFailure(error, "unavailable")) {
          for (const { reject } of taken) reject(error);
          return;
        }
      }
    }
    await Promise.all(
      taken.map(({ document, resolve, reject }) =>
        this.#alone(scope, document).then(resolve, reject),
      ),
    );
  }

  async #alone(scope: TenantScope, document: string): Promise<CommitOutcome> {
    return readOutcome(await this.#db.call(scope, "commit_unit", document));
  }
}

function isBatchable(unit: Unit): boolean {
  const isWritten = ([name, value]: readonly [string, unknown]): boolean =>
    MEMBERS.has(name) || value === undefined || (Array.isArray(value) && value.length === 0);
  return (
    Object.entries(unit).every(isWritten) &&
    (unit.inserts ?? []).every(({ table }) => table === "card_authorizations")
  );
}

function apartOf(unit: Unit, claim: Claim): readonly string[] {
  const { operation_id, key } = claim.row;
  const { velocityGuard, cardUse } = unit;
  const purchase = cardUse?.purchase ?? null;
  return [
    `key ${operation_id} ${key}`,
    ...(velocityGuard === undefined ? [] : [`sender ${velocityGuard.sender_key}`]),
    ...(cardUse === undefined || purchase === null
      ? []
      : [`purchase ${cardUse.card_id} ${purchase.network_id}`]),
  ];
}
