/** Every mutant: a client with one deliberate defect, as a driver around an honest one. */
import type { Driver } from "../runner/driver.ts";
import { readBundle } from "../runner/requirements.ts";
import { ShimmedDriver } from "./result/shimmed-driver.ts";
import { shims } from "./result/shims.ts";
import { vocabulary } from "./result/vocabulary.ts";
import { LyingDriver } from "./wire/lying-driver.ts";
import { lies } from "./wire/lies.ts";

export type Mutant = {
  readonly name: string;
  readonly layer: "wire" | "result";
  readonly infect: (driver: Driver) => Driver;
  /** Breaks every request or every client alike: seeing it says nothing about what a case is for. */
  readonly blatant: boolean;
};

const blatant = new Set([
  "request-doubled",
  "header-dropped",
  "header-renamed",
  "socket-left-open",
]);

export function mutants(): readonly Mutant[] {
  const wire = Object.entries(lies).map(([name, lie]) => ({
    name,
    layer: "wire" as const,
    blatant: blatant.has(name),
    infect: (driver: Driver) => new LyingDriver(driver, lie),
  }));
  const result = Object.entries(shims(vocabulary(readBundle()))).map(([name, shim]) => ({
    name,
    layer: "result" as const,
    blatant: blatant.has(name),
    infect: (driver: Driver) => new ShimmedDriver(driver, shim),
  }));
  return [...wire, ...result];
}
