import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { MUTANTS, type Mutant } from "./catalogue.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const SQL_READER = "src/db/migration-files.ts";
const READS = 'readFileSync(new URL(path, import.meta.url), "utf8");';

/** The mutant that NJIA_MUTANT names by its invariant; null in every ordinary run. Throws when its place is no longer there. */
export function chosenMutant(): Mutant | null {
  const wanted = process.env["NJIA_MUTANT"];
  if (wanted === undefined || wanted === "") return null;
  const found = MUTANTS.find(({ invariant }) => String(invariant) === wanted);
  if (found === undefined) throw new Error(`there is no mutant ${wanted}`);
  const count = readFileSync(root + found.file, "utf8").split(found.find).length - 1;
  if (count !== 1)
    throw new Error(`${found.file} holds the place of mutant ${wanted} ${count} times, not once`);
  return found;
}

/** Puts one mutant into the server as the tests load it; the files stay as they are. */
export function mutantPlugin(mutant: Mutant): Plugin {
  const target = root + (mutant.file.endsWith(".sql") ? SQL_READER : mutant.file);
  return {
    name: "njia-mutant",
    enforce: "pre",
    transform(code, id) {
      if (id.split("?")[0] !== target) return null;
      const [find, replace] = mutant.file.endsWith(".sql")
        ? [READS, READS.replace(";", `.replace(...(${swap(mutant)})(path));`)]
        : [mutant.find, mutant.replace];
      if (!code.includes(find)) throw new Error(`the mutant does not fit ${target}`);
      return { code: code.replace(find, () => replace), map: null };
    },
  };
}

/** Source of a function from a path to what is replaced in that file: nothing in any but the mutant's. */
function swap({ file, find, replace }: Mutant): string {
  const name = JSON.stringify(file.replace(/^src\/db/, "."));
  return `(path) => path === ${name} ? [${JSON.stringify(find)}, () => ${JSON.stringify(replace)}] : ["", ""]`;
}
