/** `node fingerprint.ts <target> <document.json>`: prints the digests of all files; run under odd settings by the tests. */
import { readFileSync } from "node:fs";
import process from "node:process";
import type { Json } from "@njia/generator-core";
import { findRegistration, loadTarget } from "@njia/generator";
import { fingerprint, generateInMemory } from "./in-memory.ts";

const [language = "", file = ""] = process.argv.slice(2);
const entry = findRegistration(language);
const target = entry === undefined ? undefined : await loadTarget(entry);
if (target === undefined) throw new Error(`there is no target "${language}"`);
const document = JSON.parse(readFileSync(file, "utf8")) as Json;
const { files } = await generateInMemory(target, document);
process.stdout.write(fingerprint(files));
