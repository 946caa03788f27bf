import { claimDue } from "../db/queries/jobs.ts";
import { Pace } from "./pace.ts";
import { runJob, type WorkerTools } from "./run-job.ts";

/** Beyond the longest attempt, for the transactions around it. */
const LEASE_MARGIN_MS = 20_000;

/**
 * Delivers webhooks, each as soon as a place is free: receivers are other people's servers, and a slow one must hold up
 * neither payments nor the deliveries to others. Any number of these may run, in any number of processes.
 */
export class Dispatcher {
  readonly #tools: WorkerTools;
  readonly #name: string;
  readonly #places: number;
  readonly #pace: Pace;
  readonly #running = new Set<Promise<unknown>>();
  #stopping = false;
  #loop: Promise<void> | null = null;

  constructor(tools: WorkerTools, name: string, places: number, pollMs: number) {
    this.#tools = tools;
    this.#name = name;
    this.#places = places;
    this.#pace = new Pace(pollMs);
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  nudge(): void {
    this.#pace.nudge();
  }

  /** Finishes the attempts that are under way, then ends. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.nudge();
    await this.#loop;
    await Promise.all(this.#running);
  }

  async #run(): Promise<void> {
    const { services } = this.#tools;
    const leaseMs = services.outbound.timeoutMs + LEASE_MARGIN_MS;
    while (!this.#stopping) {
      const free = this.#places - this.#running.size;
      const jobs =
        free === 0
          ? []
          : await claimDue(
              services.db,
              this.#name,
              leaseMs,
              services.now(),
              free,
              "deliveries",
            ).catch((error: unknown) => {
              this.#tools.onError(null, error);
              return [];
            });
      for (const job of jobs) {
        const work = runJob(this.#tools, job).finally(() => {
          this.#running.delete(work);
          this.nudge();
        });
        this.#running.add(work);
      }
      if (jobs.length === 0 && !this.#stopping) await this.#pace.rest();
    }
  }
}
