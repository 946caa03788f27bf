import { createPrivateKey } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { digest, sealOf } from "../src/scoring/artefact.ts";
import * as creditLimits from "../src/scoring/credit/vector.ts";
import { LEAST_KNOWN, LEAST_PAST } from "../src/scoring/fraud/limits.ts";
import { writeCredit, writeFeatureLists, writeFraud } from "./matrix.ts";
import { ensurePython, python } from "./python.ts";
import { CREDIT_TRAINING, STEADY, TRAINING } from "./seeds.ts";

/** `npm run scoring:train -- [--ship] [--clients N] [--version V]`: see README.md. */
const { values } = parseArgs({
  options: {
    ship: { type: "boolean", default: false },
    clients: { type: "string" },
    version: { type: "string", default: "1.0.0" },
  },
});
const MODELS = fileURLToPath(new URL("../src/scoring/models", import.meta.url));
const VECTORS = fileURLToPath(new URL("../test/scoring/golden", import.meta.url));
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
  values.version,
]);

const FILES = [
  ["fraud.json", MODELS],
  ["credit.json", MODELS],
  ["fraud-golden.json", VECTORS],
  ["credit-golden.json", VECTORS],
] as const;
if (values.ship) ship();
else process.exitCode = compare();

/** Puts the new models where the server looks, sealed with the key that NJIA_MODEL_SIGNING_KEY names. */
function ship(): void {
  const path = process.env["NJIA_MODEL_SIGNING_KEY"];
  if (path === undefined)
    throw new Error(
      "NJIA_MODEL_SIGNING_KEY must name the PEM file of the publisher's Ed25519 key; npm run scoring:sign -- --new-key FILE makes one.",
    );
  const key = createPrivateKey(readFileSync(path));
  mkdirSync(VECTORS, { recursive: true });
  for (const [name, to] of FILES) {
    copyFileSync(join(folder, name), join(to, name));
    if (to !== MODELS) continue;
    const seal = sealOf(readFileSync(join(to, name)), key);
    writeFileSync(
      join(to, name.replace(".json", ".sig.json")),
      `${JSON.stringify(seal, null, 2)}\n`,
    );
  }
  console.log(`shipped ${values.version}`);
}

/** Whether training from nothing gives what is shipped, byte for byte. */
function compare(): 0 | 1 {
  const differing = FILES.filter(([name, to]) => {
    const [made, shipped] = [readFileSync(join(folder, name)), readFileSync(join(to, name))];
    const isSame = made.equals(shipped);
    console.log(`${isSame ? "same     " : "DIFFERENT"} ${name} ${digest(made).slice(0, 16)}`);
    return !isSame;
  });
  if (differing.length === 0) return 0;
  console.error(
    "Training did not reproduce the shipped files. With other data or another machine that is expected; --ship replaces them.",
  );
  return 1;
}
