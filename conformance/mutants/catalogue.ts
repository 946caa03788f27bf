/** Every mutant: a client with one deliberate defect, and how to get one. */
import { openColumn, type Column } from "../runner/columns.ts";
import type { Driver } from "../runner/driver.ts";
import { readBundle } from "../runner/requirements.ts";
import { ShimmedDriver } from "./result/shimmed-driver.ts";
import { shims } from "./result/shims.ts";
import { vocabulary } from "./result/vocabulary.ts";
import { defects, planted } from "./sdk/defects.ts";
import { Workbench } from "./sdk/workbench.ts";
import { LyingDriver } from "./wire/lying-driver.ts";
import { lies } from "./wire/lies.ts";

export const layers = ["wire", "result", "sdk"] as const;
export type Layer = (typeof layers)[number];

export type Mutant = {
  readonly name: string;
  readonly layer: Layer;
  /** Column whose client is the mutant. */
  readonly language: string;
  /** Breaks every request or every client alike: seeing it says nothing about what a case is for. */
  readonly blatant: boolean;
  /** Plays only the cases that the columns before it cannot: those for another range of integers, or another transport. */
  readonly remainder: boolean;
};

/** A running mutant; `done` ends it. */
export type Live = { readonly column: Column; readonly done: () => Promise<void> };

const blatant = new Set([
  "request-doubled",
  "header-dropped",
  "header-renamed",
  "socket-left-open",
  "socket-not-released",
]);

/** Seen by many cases, the most first. */
const broad = [
  "attempts-miscounted",
  "error-class-swapped",
  "body-member-lost",
  "key-altered",
  "time-in-utc",
  "null-to-absent",
  "known-event-told-as-unknown",
  "query-cut",
  "retry-count-frozen",
  "attempt-before-its-wait-is-over",
];

export function breadthOf({ name, layer }: Mutant): number {
  const at = broad.indexOf(name);
  if (at >= 0) return broad.length - at;
  return layer === "sdk" ? -1 : 0;
}

/** Words of a mutant in reports and on the command line. */
export const nameOf = ({ layer, name, language }: Mutant): string =>
  layer === "sdk" ? `${name} (${language})` : name;

/** Columns for the cases that the chosen one cannot play. */
export const remainderColumns = ["typescript", "typescript-fetch"];

/**
 * Wire and result mutants over the client of one column; SDK mutants in every language that has them. With `remainder`,
 * wire and result mutants over further columns too, for the cases that are left.
 */
export function mutants(base: string, remainder = false): readonly Mutant[] {
  const columns = [base, ...(remainder ? remainderColumns.filter((name) => name !== base) : [])];
  const around = (layer: Layer, names: readonly string[]): Mutant[] =>
    columns.flatMap((language) =>
      names.map((name) => ({
        name,
        layer,
        language,
        blatant: blatant.has(name),
        remainder: language !== base,
      })),
    );
  const inside = Object.keys(planted).flatMap((language) =>
    Object.keys(defects).map((name) => ({
      name,
      layer: "sdk" as const,
      language,
      blatant: blatant.has(name),
      remainder: false,
    })),
  );
  return [
    ...around("wire", Object.keys(lies)),
    ...around("result", Object.keys(shims(vocabulary(readBundle())))),
    ...inside,
  ];
}

/** Honest columns and copies of SDKs, each opened once; makes the mutants. */
export class Stable {
  readonly #silenceMs: number;
  readonly #honest = new Map<string, Promise<Column>>();
  readonly #benches = new Map<string, Workbench>();
  readonly #shims = shims(vocabulary(readBundle()));

  constructor(silenceMs: number) {
    this.#silenceMs = silenceMs;
  }

  honest(language: string): Promise<Column> {
    const open = this.#honest.get(language) ?? openColumn(language, this.#silenceMs);
    this.#honest.set(language, open);
    return open;
  }

  async start(mutant: Mutant): Promise<Live> {
    if (mutant.layer === "sdk") {
      const bench = this.#benches.get(mutant.language) ?? new Workbench(mutant.language);
      this.#benches.set(mutant.language, bench);
      return bench.open(mutant.name, this.#silenceMs);
    }
    const column = await this.honest(mutant.language);
    const driver = this.#infect(mutant, column.driver);
    return { column: { ...column, driver }, done: () => driver.stop() };
  }

  async close(): Promise<void> {
    for (const column of this.#honest.values()) await (await column).driver.stop();
    for (const bench of this.#benches.values()) bench.close();
  }

  #infect({ layer, name }: Mutant, driver: Driver): Driver {
    const lie = lies[name];
    if (layer === "wire" && lie !== undefined) return new LyingDriver(driver, lie);
    const shim = this.#shims[name];
    if (layer === "result" && shim !== undefined) return new ShimmedDriver(driver, shim);
    throw new Error(`there is no ${layer} mutant ${name}`);
  }
}
