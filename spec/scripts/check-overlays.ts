/** Checks the overlays against the bundle: every target exists, every operation has one name, no two share it. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { load } from "js-yaml";
import { operations, usedSchemas } from "../rules/support/lookup.js";
import type { CheckResult, Finding } from "./finding.ts";
import { isObject, listOf, objectOf, textOf, type JsonObject } from "./json.ts";
import { nodeAt, parseTarget } from "./overlay-target.ts";

const folder = join(import.meta.dirname, "..", "overlays");
const schemaFile = join(import.meta.dirname, "..", "extensions.schema.json");

/** `document` is the bundle. */
export function checkOverlays(document: JsonObject): CheckResult {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".overlay.yaml"))
    .toSorted();
  const overlays = files.map((file) => ({
    file: `overlays/${file}`,
    overlay: objectOf(load(readFileSync(join(folder, file), "utf8"))),
  }));
  const sdk = overlays.find(({ file }) => file === "overlays/sdk.overlay.yaml");
  const findings = [
    ...overlays.flatMap(({ file, overlay }) => staleTargets(document, file, overlay)),
    ...(sdk === undefined
      ? [{ at: "overlays", message: "sdk.overlay.yaml is missing." }]
      : [...names(document, sdk.overlay), ...legacyAmounts(document, sdk.overlay)]),
  ];
  const count = overlays.reduce((sum, { overlay }) => sum + listOf(overlay["actions"]).length, 0);
  return { name: "overlays", findings, checked: `${count} actions` };
}

function staleTargets(document: JsonObject, file: string, overlay: JsonObject): Finding[] {
  return listOf(overlay["actions"])
    .filter(isObject)
    .flatMap((action) => {
      const target = textOf(action["target"]);
      const path = parseTarget(target);
      if (path === undefined) return [{ at: file, message: `${target} is no plain path.` }];
      return nodeAt(document, path) === undefined
        ? [{ at: file, message: `${target} leads to nothing; the action is stale.` }]
        : [];
    });
}

function names(document: JsonObject, overlay: JsonObject): Finding[] {
  const at = "overlays/sdk.overlay.yaml";
  const ajv = new Ajv({ strict: false });
  ajv.addSchema(JSON.parse(readFileSync(schemaFile, "utf8")) as object, "extensions");
  const updates = new Map(
    listOf(overlay["actions"])
      .filter(isObject)
      .map((action) => [
        parseTarget(textOf(action["target"]))?.join(" "),
        objectOf(action["update"]),
      ]),
  );
  const taken = new Map<string, string>();
  return operations(document).flatMap(({ node, path }) => {
    const id = String(node["operationId"]);
    const update = objectOf(updates.get(path.join(" ")));
    if (update["x-sdk-group"] === undefined || update["x-sdk-name"] === undefined)
      return [{ at, message: `${id} needs x-sdk-group and x-sdk-name.` }];
    if (!ajv.validate("extensions#/$defs/overlayOperation", update))
      return [{ at, message: `${id}: ${ajv.errorsText(ajv.errors)}` }];
    const name = `${JSON.stringify(update["x-sdk-group"])} ${JSON.stringify(update["x-sdk-name"])}`;
    const other = taken.get(name);
    taken.set(name, id);
    return other === undefined
      ? []
      : [{ at, message: `${id} and ${other} share the name ${name}.` }];
  });
}

/** SDKs know `amountMinorUnits` only, so each deprecated `amount` of a request is taken out. */
function legacyAmounts(document: JsonObject, overlay: JsonObject): Finding[] {
  const removed = new Set(
    listOf(overlay["actions"])
      .filter(isObject)
      .filter((action) => action["remove"] === true)
      .map((action) => textOf(action["target"])),
  );
  return [...usedSchemas(document).request].flatMap((name) => {
    const schema = objectOf(nodeAt(document, ["components", "schemas", name]));
    const amount = objectOf(objectOf(schema["properties"])["amount"]);
    const target = `$.components.schemas.${name}.properties.amount`;
    return amount["deprecated"] === true && !removed.has(target)
      ? [{ at: "overlays/sdk.overlay.yaml", message: `${target} is to be removed.` }]
      : [];
  });
}
