import { randomUUID } from "node:crypto";
import { claimDue, type ClaimedJob } from "../db/queries/jobs.ts";
import { Dispatcher } from "./dispatcher.ts";
import { Pace } from "./pace.ts";
import { runJob, type WorkerTools } from "./run-job.ts";
import { forgetTheOld } from "./retention.ts";
import { sequenceEvents } from "./sequencer.ts";

const DEFAULT_LEASE_MS = 60_000;
const PURGE_MS = 3_600_000;
/** Deliveries mostly wait; a place costs a socket, not a processor. */
const DELIVERY_PLACES_PER_HAND = 4;

export interface WorkerOptions {
  readonly concurrency: number;
  readonly pollMs: number;
  /** 60 seconds unless given. */
  readonly leaseMs?: number;
}

/** Claims due jobs, numbers events and delivers webhooks until stopped. Any number of these may run on one database, in any number of processes. */
export class Worker {
  readonly #tools: WorkerTools;
  readonly #options: WorkerOptions;
  readonly #name = `${process.pid}-${randomUUID()}`;
  readonly #pace: Pace;
  readonly #dispatcher: Dispatcher;
  #stopping = false;
  #loop: Promise<void> | null = null;
  #purgedAt = Date.now();

  constructor(tools: WorkerTools, options: WorkerOptions) {
    this.#tools = tools;
    this.#options = options;
    this.#pace = new Pace(options.pollMs);
    this.#dispatcher = new Dispatcher(
      tools,
      this.#name,
      options.concurrency * DELIVERY_PLACES_PER_HAND,
      options.pollMs,
    );
  }

  start(): void {
    this.#dispatcher.start();
    this.#loop ??= this.#run();
  }

  /** Something was committed in this process: look now instead of at the next poll. */
  nudge(): void {
    this.#pace.nudge();
    this.#dispatcher.nudge();
  }

  /** Finishes what was begun, then ends. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.nudge();
    await Promise.all([this.#loop, this.#dispatcher.stop()]);
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const did = await this.#round().catch((error: unknown) => {
        this.#tools.onError(null, error);
        return 0;
      });
      if (did === 0 && !this.#stopping) await this.#pace.rest();
    }
  }

  /** Answers how much there was to do. */
  async #round(): Promise<number> {
    const { services } = this.#tools;
    const jobs = await claimDue(
      services.db,
      this.#name,
      this.#options.leaseMs ?? DEFAULT_LEASE_MS,
      services.now(),
      this.#options.concurrency * 4,
      "work",
    );
    await inLanes(laneBySubject(jobs), this.#options.concurrency, (job) =>
      runJob(this.#tools, job),
    );
    const numbered = await sequenceEvents(services);
    if (Date.now() - this.#purgedAt > PURGE_MS) {
      this.#purgedAt = Date.now();
      await forgetTheOld(services);
    }
    return jobs.length + numbered;
  }
}

/** Jobs about one thing run one after the other, in the order they fell due. */
function laneBySubject(jobs: readonly ClaimedJob[]): readonly (readonly ClaimedJob[])[] {
  const lanes = new Map<string, ClaimedJob[]>();
  for (const job of jobs) {
    const lane = lanes.get(job.subject);
    if (lane === undefined) lanes.set(job.subject, [job]);
    else lane.push(job);
  }
  return [...lanes.values()];
}

async function inLanes(
  lanes: readonly (readonly ClaimedJob[])[],
  concurrency: number,
  work: (job: ClaimedJob) => Promise<unknown>,
): Promise<void> {
  const waiting = [...lanes];
  const hand = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane !== undefined; lane = waiting.shift()) {
      for (const job of lane) await work(job);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, lanes.length) }, hand));
}
