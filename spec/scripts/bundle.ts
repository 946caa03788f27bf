/** `npm run bundle`: writes dist/openapi.json and dist/openapi.yaml, or says what is broken and where. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isCurrent, remember } from "./bundle-record.ts";

const root = join(import.meta.dirname, "..");
const OUTPUTS = ["openapi.json", "openapi.yaml"];

async function main(): Promise<number> {
  if (isCurrent(root, OUTPUTS)) {
    console.log("bundle: current");
    return 0;
  }
  // Loaded only when there is something to do.
  const { dump } = await import("js-yaml");
  const { bundle, BundleError } = await import("./bundler.ts");
  const { isObject } = await import("./json.ts");
  try {
    const document = await bundle(join(root, "openapi.yaml"));
    await mkdir(join(root, "dist"), { recursive: true });
    await replace("openapi.json", `${JSON.stringify(document, null, 2)}\n`);
    await replace("openapi.yaml", dump(document, { noRefs: true, lineWidth: 120 }));
    remember(root, OUTPUTS);
    const paths = isObject(document["paths"]) ? Object.keys(document["paths"]).length : 0;
    console.log(`bundle: ${paths} paths -> spec/dist/openapi.json, spec/dist/openapi.yaml`);
    return 0;
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Writes beside the target first, so that a reader never sees half a document. */
async function replace(name: string, text: string): Promise<void> {
  const target = join(root, "dist", name);
  await writeFile(`${target}.new`, text);
  await rename(`${target}.new`, target);
}

process.exitCode = await main();
