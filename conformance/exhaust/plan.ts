/** What is run: operations x sequences x connection x mode, in an order that a seed decides when only a sample is wanted. */
import { sequences, type Way } from "./alphabet.ts";

export type Mode = "recover" | "exhaust";
export type Connection = "fresh" | "reused";

export type Run = {
  readonly operation: string;
  readonly ways: readonly Way[];
  readonly connection: Connection;
  readonly mode: Mode;
};

export type PlanOptions = {
  readonly operations: readonly { readonly name: string; readonly depth: number }[];
  readonly connections: readonly Connection[];
  readonly modes: readonly Mode[];
  /** Only every run whose words match. */
  readonly grep: RegExp | null;
  /** Of the sequences of length 2 and more, so many per operation; null: all of them. */
  readonly sample: number | null;
  readonly seed: number;
};

/** The words of a run, which repeat it: `--grep "createPayment fresh recover refuse,429"`. */
export function nameOf(run: Run): string {
  return `${run.operation} ${run.connection} ${run.mode} ${run.ways.map((way) => way.name).join(",")}`;
}

export function plan(options: PlanOptions): readonly Run[] {
  const random = generator(options.seed);
  return options.operations.flatMap(({ name: operation, depth }) => {
    const single = everyWay(operation, 1, options);
    const longer = Array.from({ length: Math.max(depth - 1, 0) }, (_, index) =>
      everyWay(operation, index + 2, options),
    ).flat();
    const chosen = options.sample === null ? longer : pick(longer, options.sample, random);
    const runs = [...single, ...chosen].filter((run) => options.grep?.test(nameOf(run)) ?? true);
    return spread(runs);
  });
}

/** Runs in which a client waits for its timeout stand evenly among the others: in a row, they would all wait at once. */
function spread(runs: readonly Run[]): readonly Run[] {
  const hangs = (run: Run): boolean => run.ways.some((way) => way.hangs);
  const [waiting, busy] = [runs.filter(hangs), runs.filter((run) => !hangs(run))];
  const place = (index: number, of: number): number => (index + 0.5) / of;
  return [
    ...waiting.map((run, index) => ({ run, at: place(index, waiting.length) })),
    ...busy.map((run, index) => ({ run, at: place(index, busy.length) })),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map(({ run }) => run);
}

function everyWay(operation: string, length: number, options: PlanOptions): readonly Run[] {
  return sequences(length).flatMap((ways) =>
    options.connections.flatMap((connection) =>
      options.modes.map((mode) => ({ operation, ways, connection, mode })),
    ),
  );
}

function pick<T>(from: readonly T[], count: number, random: () => number): readonly T[] {
  const rest = [...from];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return taken;
}

/** mulberry32: small, seeded, good enough to choose a sample. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
