import type { Db, TenantScope } from "./db.ts";

/** As for commits: one on its way while the next one fills. */
const IN_FLIGHT = 2;

interface Waiting {
  readonly question: string;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Lane {
  readonly scope: TenantScope;
  readonly waiting: Waiting[];
  inFlight: number;
}

/**
 * Asks what payments are decided on for several of a tenant at once, in one round trip, while others are under way. Nobody waits for
 * company. What cannot be answered together is asked one by one, so that each question has the answer it would have had alone.
 */
export class ReadBatcher {
  readonly #db: Db;
  readonly #most: number;
  readonly #lanes = new Map<string, Lane>();

  /** `most` questions in one call. */
  constructor(db: Db, most: number) {
    this.#db = db;
    this.#most = most;
  }

  /** What `payment_context` answers to the question. */
  ask(scope: TenantScope, question: string): Promise<unknown> {
    const name = `${scope.tenantId} ${scope.livemode}`;
    const lane = this.#lanes.get(name) ?? { scope, waiting: [], inFlight: 0 };
    this.#lanes.set(name, lane);
    return new Promise((resolve, reject) => {
      lane.waiting.push({ question, resolve, reject });
      this.#pump(name, lane);
    });
  }

  #pump(name: string, lane: Lane): void {
    while (lane.inFlight < IN_FLIGHT && lane.waiting.length > 0) {
      lane.inFlight += 1;
      void this.#flush(lane.scope, lane.waiting.splice(0, this.#most)).finally(() => {
        lane.inFlight -= 1;
        if (lane.inFlight === 0 && lane.waiting.length === 0) this.#lanes.delete(name);
        this.#pump(name, lane);
      });
    }
  }

  async #flush(scope: TenantScope, taken: readonly Waiting[]): Promise<void> {
    if (taken.length > 1) {
      const questions = `[${taken.map(({ question }) => question).join(",")}]`;
      try {
        const answers = await this.#db.call(scope, "payment_contexts", questions);
        if (!Array.isArray(answers) || answers.length !== taken.length)
          throw new Error("payment_contexts answered another number of questions");
        taken.forEach(({ resolve }, place) => resolve(answers[place]));
        return;
      } catch {
        // Reading changes nothing: whoever was at fault finds out alone.
      }
    }
    await Promise.all(
      taken.map(({ question, resolve, reject }) =>
        this.#db.call(scope, "payment_context", question).then(resolve, reject),
      ),
    );
  }
}
