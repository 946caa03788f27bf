/** Where the time of a run goes, by the name of the stage. */

export interface StageTime {
  readonly stage: string;
  readonly wallMs: number;
  /** User and system time of this process. */
  readonly cpuMs: number;
}

export interface Clock {
  readonly times: readonly StageTime[];
  /** Runs a stage and notes its time, also when it throws. */
  time<T>(stage: string, work: () => T): T;
  timeAsync<T>(stage: string, work: () => Promise<T>): Promise<T>;
}

/** A clock with nothing measured yet. */
export function createClock(): Clock {
  const times: StageTime[] = [];
  const start = (stage: string): (() => void) => {
    const wall = performance.now();
    const cpu = process.cpuUsage();
    return () => {
      const used = process.cpuUsage(cpu);
      const cpuMs = (used.user + used.system) / 1000;
      times.push({ stage, wallMs: performance.now() - wall, cpuMs });
    };
  };
  return {
    times,
    time(stage, work) {
      const stop = start(stage);
      try {
        return work();
      } finally {
        stop();
      }
    },
    async timeAsync(stage, work) {
      const stop = start(stage);
      try {
        return await work();
      } finally {
        stop();
      }
    },
  };
}
