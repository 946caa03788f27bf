import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { digest, sealOf, shippedKey } from "../src/scoring/artefact.ts";
import * as creditLimits from "../src/scoring/credit/vector.ts";
import { LEAST_KNOWN, LEAST_PAST } from "../src/scoring/fraud/limits.ts";
import { writeCredit, writeFeatureLists, writeFraud } from "./matrix.ts";
import { ensurePython, python } from "./python.ts";
import { currentRecipe, FILES, shippedAt, writeRecipe } from "./recipe.ts";
import { CREDIT_TRAINING, STEADY, TRAINING } from "./seeds.ts";

/** `npm run scoring:train -- [--ship] [--clients N] [--version V]`: see README.md. */
const { values } = parseArgs({
  options: {
    ship: { type: "boolean", default: false },
    clients: { type: "string" },
    version: { type: "string" },
  },
});
const isModel = (name: string): boolean => !name.endsWith("-golden.json");
const version = values.version ?? shippedVersion();
// Asked for before minutes are spent.
const key = values.ship ? signingKey() : null;
const folder = fileURLToPath(new URL("dist", import.meta.url));
const clients = values.clients === undefined ? TRAINING.clients : Number(values.clients);

mkdirSync(folder, { recursive: true });
ensurePython();
writeFeatureLists(folder);
const began = performance.now();
const { rows, all } = writeFraud(join(folder, "fraud.npy"), { ...TRAINING, clients }, () => 0);
console.log(`simulated ${all} transactions, ${rows} of them with enough known`);
for (const scenario of STEADY)
  writeFraud(join(folder, `fraud-steady-${scenario.seed}.npy`), scenario, () => 0);
const share = clients / TRAINING.clients;
writeCredit(
  join(folder, "credit.npy"),
  { ...CREDIT_TRAINING, count: Math.ceil(CREDIT_TRAINING.count * share) },
  () => 0,
);
console.log(`simulation took ${Math.round((performance.now() - began) / 1000)} s`);
python("train", [
  folder,
  JSON.stringify({ leastKnown: LEAST_KNOWN, leastPast: LEAST_PAST }),
  JSON.stringify({ leastKnown: creditLimits.LEAST_KNOWN }),
  version,
]);

if (key !== null) ship(key);
process.exitCode = compare();

/** What the shipped models are called; they are always made together. */
function shippedVersion(): string {
  const versions = FILES.filter(([name]) => isModel(name)).map(
    (file) => (JSON.parse(readFileSync(shippedAt(file), "utf8")) as { version: string }).version,
  );
  const [first] = versions;
  if (first === undefined || versions.some((one) => one !== first))
    throw new Error(
      `The shipped models are of the versions ${versions.join(" and ")}; name the one to make: --version.`,
    );
  return first;
}

/** The private key that NJIA_MODEL_SIGNING_KEY names; servers must know the public one. */
function signingKey(): KeyObject {
  const path = process.env["NJIA_MODEL_SIGNING_KEY"];
  if (path === undefined)
    throw new Error(
      "NJIA_MODEL_SIGNING_KEY must name the PEM file of the publisher's Ed25519 key; npm run scoring:sign -- --new-key FILE makes one.",
    );
  const key = createPrivateKey(readFileSync(path));
  if (!createPublicKey(key).equals(shippedKey()))
    throw new Error(
      `${path} is not the key of publisher.pem, which servers check seals with; npm run scoring:sign makes both fit.`,
    );
  return key;
}

/** Puts the new models where the server looks, sealed. */
function ship(key: KeyObject): void {
  const changed = FILES.filter((file) => !made(file[0]).equals(readFileSync(shippedAt(file))));
  if (changed.length > 0 && version === shippedVersion())
    throw new Error(
      `${changed.map(([name]) => name).join(", ")} would change under the version ${version}, which is shipped: stored scores name it. Give another --version.`,
    );
  for (const file of FILES) {
    const to = shippedAt(file);
    copyFileSync(join(folder, file[0]), to);
    if (!isModel(file[0])) continue;
    const seal = sealOf(readFileSync(to), key);
    writeFileSync(to.replace(".json", ".sig.json"), `${JSON.stringify(seal, null, 2)}\n`);
  }
  console.log(`shipped ${version}`);
}

function made(name: string): Buffer {
  return readFileSync(join(folder, name));
}

/** Whether training from nothing gives what is shipped, byte for byte; if so, recipe.json says from which sources. */
function compare(): 0 | 1 {
  const differing = FILES.filter((file) => {
    const [name] = file;
    const isSame = made(name).equals(readFileSync(shippedAt(file)));
    console.log(`${isSame ? "same     " : "DIFFERENT"} ${name} ${digest(made(name)).slice(0, 16)}`);
    return !isSame;
  });
  if (differing.length === 0) {
    writeRecipe(currentRecipe());
    return 0;
  }
  console.error(
    "Training did not reproduce the shipped files. With other data or another machine that is expected; --ship replaces them.",
  );
  return 1;
}
