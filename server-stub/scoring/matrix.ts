import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FEATURES, featuresOf } from "../src/domain/credit/features.ts";
import { FRAUD_FEATURES, FRAUD_PAIRS } from "../src/scoring/fraud/features.ts";
import { isServed } from "../src/scoring/fraud/limits.ts";
import { creditVector, DIRECTIONS } from "../src/scoring/credit/vector.ts";
import { FROM } from "./seeds.ts";
import { FRAUDS } from "./simulator/event.ts";
import { newWorld, play, type Row, type Scenario, type World } from "./simulator/market.ts";
import { NpyWriter } from "./simulator/npy.ts";
import { DAY } from "./simulator/population.ts";
import { applicants } from "./simulator/wallets.ts";

/** Columns behind the features: day, kind of fraud, group, what the served model says (0 while there is none), who pays. */
const EXTRA = 5;

/** Plays a scenario into a NumPy file of the transactions that the model would serve, and hands each to `see`. */
export function writeFraud(
  path: string,
  scenario: Scenario,
  score: (vector: Float64Array) => number,
  see: (row: Row, score: number) => void = () => undefined,
): { readonly world: World; readonly rows: number; readonly all: number } {
  const world = newWorld(scenario);
  const writer = new NpyWriter(path, FRAUD_FEATURES.length + EXTRA);
  const line = new Float64Array(FRAUD_FEATURES.length + EXTRA);
  let all = 0;
  for (const row of play(scenario.seed, world, FROM)) {
    all += 1;
    if (!isServed(row.seen, row.vector)) continue;
    const said = score(row.vector);
    line.set(row.vector);
    const { told, fraud, group } = row;
    line.set([told.at / DAY, FRAUDS.indexOf(fraud), group, said, told.sender], row.vector.length);
    writer.write(line);
    see(row, said);
  }
  writer.close();
  return { world, rows: writer.rows, all };
}

/** Applicants into a NumPy file: features as the server reads them, then whether they defaulted, the true risk, the group, the score. */
export function writeCredit(
  path: string,
  { seed, count }: { readonly seed: number; readonly count: number },
  score: (vector: Float64Array) => number,
): void {
  const writer = new NpyWriter(path, FEATURES.length + 4);
  for (const { lines, risk, defaulted, group } of applicants(seed, count)) {
    const vector = creditVector(featuresOf(lines, "XAF", 90 * DAY, 0));
    writer.write([...vector, Number(defaulted), risk, group, score(vector)]);
  }
  writer.close();
}

/** What Python must know of the features. */
export function writeFeatureLists(folder: string): void {
  const write = (name: string, content: object): void =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  write("fraud-features.json", {
    features: FRAUD_FEATURES.map(({ name, code, direction = 0 }) => ({ name, code, direction })),
    pairs: FRAUD_PAIRS,
  });
  write("credit-features.json", {
    features: FEATURES.map((name) => ({ name, direction: DIRECTIONS[name] })),
  });
}
