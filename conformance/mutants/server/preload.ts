/**
 * Loaded into a server process of a reliability run with `--import`, and into no other: turns the process into the mutant
 * that NJIA_SERVER_MUTANT names, by patching source text on its way into Node. A patch that fits nowhere ends the process.
 */
import { registerHooks } from "node:module";
import process from "node:process";
import { serverMutant } from "./catalogue.ts";

const patches = serverMutant(process.env["NJIA_SERVER_MUTANT"] ?? "").patches ?? [];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const own = patches.filter(({ file }) => url.endsWith(`/server-stub/${file}`));
    if (own.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
    let source =
      typeof loaded.source === "string"
        ? loaded.source
        : Buffer.from(loaded.source as Uint8Array).toString("utf8");
    for (const { file, find, replace } of own) {
      if (source.split(find).length !== 2) {
        console.error(`the mutant's patch does not fit ${file}: mend mutants/server/catalogue.ts`);
        process.exit(86);
      }
      source = source.replace(find, () => replace);
    }
    return { ...loaded, source };
  },
});
