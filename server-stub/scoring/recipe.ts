import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Which sources the shipped files were made from. A training that gives the shipped files byte for byte writes it, and a test
 * compares it with the sources as they are: whoever changes one of them trains before the models are out of date.
 */
export interface Recipe {
  /** SHA-256 of each source that decides what training gives. */
  readonly sources: Readonly<Record<string, string>>;
  /** SHA-256 of each file that training gave. */
  readonly files: Readonly<Record<string, string>>;
}

const SERVER = fileURLToPath(new URL("..", import.meta.url));
const RECIPE = fileURLToPath(new URL("recipe.json", import.meta.url));
/** Folders count with all their files of the given ending. */
const SOURCES: readonly (readonly [place: string, ending?: string])[] = [
  ["scoring/simulator", ".ts"],
  ["scoring/matrix.ts"],
  ["scoring/seeds.ts"],
  ["scoring/python/requirements.txt"],
  ...["credit", "drift", "fraud", "metrics", "tables", "train"].map(
    (module) => [`scoring/python/njia_scoring/${module}.py`] as const,
  ),
  ["src/domain/credit/features.ts"],
  ["src/scoring/credit/vector.ts"],
  ["src/scoring/fraud/features.ts"],
  ["src/scoring/fraud/limits.ts"],
];
/** What training gives, and where it is shipped. */
export const FILES = [
  ["fraud.json", "src/scoring/models"],
  ["credit.json", "src/scoring/models"],
  ["fraud-golden.json", "test/scoring/golden"],
  ["credit-golden.json", "test/scoring/golden"],
] as const;

/** Where a file of FILES is shipped. */
export const shippedAt = ([name, place]: (typeof FILES)[number]): string =>
  join(SERVER, place, name);

/** The recipe of the sources and shipped files as they are now. */
export function currentRecipe(): Recipe {
  const sources = SOURCES.flatMap(([place, ending]) =>
    ending === undefined
      ? [place]
      : readdirSync(join(SERVER, place))
          .filter((name) => name.endsWith(ending))
          .map((name) => `${place}/${name}`),
  ).sort();
  return {
    sources: Object.fromEntries(sources.map((path) => [path, hashOf(join(SERVER, path))])),
    files: Object.fromEntries(FILES.map((file) => [file[0], hashOf(shippedAt(file))])),
  };
}

/** The recipe of the last training that gave the shipped files. */
export function writtenRecipe(): Recipe {
  return JSON.parse(readFileSync(RECIPE, "utf8")) as Recipe;
}

export function writeRecipe(recipe: Recipe): void {
  writeFileSync(RECIPE, `${JSON.stringify(recipe, null, 2)}\n`);
}

function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
