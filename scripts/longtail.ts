/**
 * `npm run longtail`: our own specification for the community languages, into `sdks/_longtail/<language>` (not committed).
 * `-- --fetch` downloads the pinned generator first; without it or without Java the run says so and succeeds.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { main as generate, REPOSITORY } from "../generators/command/src/index.ts";
import { fetchJar, findGuest, readLanguages } from "../generators/longtail/src/index.ts";
import { endWith } from "./lib/end.ts";
import { run } from "./lib/run.ts";

const { values } = parseArgs({
  options: { fetch: { type: "boolean", default: false }, lang: { type: "string", multiple: true } },
});

async function main(): Promise<number> {
  if (values.fetch) console.log(`fetched ${await fetchJar()}`);
  const guest = findGuest();
  if (!guest.ok) {
    console.log(`skipped: ${guest.reason}`);
    return 0;
  }
  const bundled = await run("npm", ["run", "--silent", "bundle", "-w", "spec"]);
  if (bundled.code !== 0) return bundled.code;
  let worst = 0;
  for (const language of values.lang ?? readLanguages().map((item) => item.id)) {
    const exit = await generate([
      ...["--spec", join(REPOSITORY, "spec/dist/openapi.json")],
      ...["--overlay", join(REPOSITORY, "spec/overlays/sdk.overlay.yaml")],
      ...["--lang", language, "--package-name", "njia"],
      ...["--out", join(REPOSITORY, "sdks/_longtail", language)],
    ]);
    worst = Math.max(worst, exit);
  }
  return worst;
}

await endWith(main);
