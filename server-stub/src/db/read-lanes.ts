import type { Row, TenantScope } from "./db.ts";
import { isFailure } from "./failures.ts";
import type { Asked } from "./tenant-batch.ts";

/** Two batches of a tenant at once: one is on its way while the next one fills. */
const IN_FLIGHT = 2;
const MOST = 32;
/** So long a batch keeps its place: one on a connection that no longer answers must not stop the tenant's other reads. */
const PLACE_MS = 1_000;

type Rows = readonly Row[];

/** Runs statements of one tenant together; `next` is asked what they are when a connection is free, so that late ones come along. */
export type RunTogether = (
  scope: TenantScope,
  next: () => readonly Asked[],
) => Promise<readonly Rows[]>;

interface Waiting extends Asked {
  readonly resolve: (rows: Rows) => void;
  readonly reject: (error: unknown) => void;
}

interface Lane {
  readonly scope: TenantScope;
  readonly waiting: Waiting[];
  inFlight: number;
  /** One of those in flight has no connection yet: whoever comes now comes along. */
  gathers: boolean;
}

/**
 * Lets quick reads of a tenant and mode that arrive while others are under way travel together: the tenant is entered once for all of
 * them. Nobody waits for company. A read that fails fails alone: the others are asked again, each by itself.
 */
export class ReadLanes {
  readonly #run: RunTogether;
  readonly #lanes = new Map<string, Lane>();
  readonly #placeMs: number;

  constructor(run: RunTogether, placeMs = PLACE_MS) {
    this.#run = run;
    this.#placeMs = placeMs;
  }

  read(scope: TenantScope, asked: Asked): Promise<Rows> {
    const name = `${scope.tenantId} ${scope.livemode}`;
    const lane = this.#lanes.get(name) ?? { scope, waiting: [], inFlight: 0, gathers: false };
    this.#lanes.set(name, lane);
    return new Promise((resolve, reject) => {
      lane.waiting.push({ ...asked, resolve, reject });
      this.#pump(name, lane);
    });
  }

  #pump(name: string, lane: Lane): void {
    if (lane.gathers || lane.inFlight === IN_FLIGHT || lane.waiting.length === 0) return;
    lane.inFlight += 1;
    lane.gathers = true;
    const full = (): void => {
      lane.gathers = false;
      this.#pump(name, lane);
    };
    let isHeld = true;
    const leave = (): void => {
      if (!isHeld) return;
      isHeld = false;
      lane.inFlight -= 1;
      if (lane.inFlight === 0 && lane.waiting.length === 0) this.#lanes.delete(name);
      this.#pump(name, lane);
    };
    const late = setTimeout(leave, this.#placeMs).unref();
    void this.#flush(lane, full).finally(() => {
      clearTimeout(late);
      leave();
    });
  }

  async #flush(lane: Lane, full: () => void): Promise<void> {
    let taken: readonly Waiting[] = [];
    const take = (): readonly Waiting[] => {
      taken = lane.waiting.splice(0, MOST);
      full();
      return taken;
    };
    try {
      const answers = await this.#run(lane.scope, take);
      taken.forEach(({ resolve }, index) => resolve(answers[index] ?? []));
    } catch (error) {
      // Without a connection nothing was taken yet: whoever waits hears of it.
      if (taken.length === 0) take();
      if (taken.length === 1 || isFailure(error, "unavailable"))
        for (const { reject } of taken) reject(error);
      else
        for (const one of taken)
          await this.#run(lane.scope, () => [one]).then(
            ([rows = []]) => one.resolve(rows),
            one.reject,
          );
    }
  }
}
