/** Virtual time in step with the runner: a wait is reported, and goes on when the runner says so or is cancelled. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Seam } from "@njia/sdk/testing";
import { reply } from "./line-io.ts";

/** The call that is in flight in this asynchronous context; parallel calls must not report each other's waits. */
export const currentCall = new AsyncLocalStorage<number>();

const asleep = new Map<number, () => void>();

export function wake(call: number): void {
  asleep.get(call)?.();
  asleep.delete(call);
}

export function runnerSeam(nowMs: number, random: number): Seam {
  let passed = 0;
  return {
    now: () => nowMs + passed,
    elapsed: () => passed,
    random: () => random,
    sleep: (ms, signal) => {
      signal?.throwIfAborted();
      const call = currentCall.getStore() ?? 0;
      return new Promise((resolve, reject) => {
        const aborted = (): void => {
          asleep.delete(call);
          reject(signal?.reason as Error);
        };
        signal?.addEventListener("abort", aborted, { once: true });
        asleep.set(call, () => {
          signal?.removeEventListener("abort", aborted);
          passed += ms;
          resolve();
        });
        reply(call, { type: "sleep", ms });
      });
    },
  };
}
