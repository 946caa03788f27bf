import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { sealOf } from "../src/scoring/artefact.ts";

/** `npm run scoring:sign -- [--new-key FILE]`: signs the model files with the key in NJIA_MODEL_SIGNING_KEY, or with a new one written to FILE. */
const { values } = parseArgs({ options: { "new-key": { type: "string" } } });
const MODELS = fileURLToPath(new URL("../src/scoring/models", import.meta.url));

const path = values["new-key"] ?? process.env["NJIA_MODEL_SIGNING_KEY"];
if (path === undefined) throw new Error("Set NJIA_MODEL_SIGNING_KEY, or give --new-key FILE.");
if (values["new-key"] !== undefined) {
  const { privateKey } = generateKeyPairSync("ed25519");
  writeFileSync(path, privateKey.export({ type: "pkcs8", format: "pem" }), {
    mode: 0o600,
    flag: "wx",
  });
}
const key = createPrivateKey(readFileSync(path));
writeFileSync(
  join(MODELS, "publisher.pem"),
  createPublicKey(key).export({ type: "spki", format: "pem" }),
);
for (const name of ["fraud", "credit"]) {
  const seal = sealOf(readFileSync(join(MODELS, `${name}.json`)), key);
  writeFileSync(join(MODELS, `${name}.sig.json`), `${JSON.stringify(seal, null, 2)}\n`);
  console.log(`${seal.model} ${seal.version} ${seal.sha256}`);
}
