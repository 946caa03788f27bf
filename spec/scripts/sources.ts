/** Finds the source file of a place in the bundle, so that a finding can be opened where it is mended. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { isObject, objectOf } from "./json.ts";

const root = join(import.meta.dirname, "..");
const sections = new Set(["schemas", "parameters", "headers", "responses", "examples"]);

/** Pairs a JSON pointer into the bundle with its file, as `paths/payments.yaml /v1/payments post`. Other texts stay as they are. */
export function sourceOf(at: string): string {
  const parts = at
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const [top, section = "", name = "", ...rest] = parts;
  if (top === "components" && sections.has(section))
    return tell(`${section}/${name}.yaml`, rest, at);
  if (top === "paths") return tell(fileOfPath(section), [section, name, ...rest], at);
  if (top === "x-sdk-errors") return tell("errors.yaml", parts.slice(1), at);
  if (top === "x-webhooks")
    return tell(
      `events/${(section.split(".")[0] ?? "").replaceAll("_", "-")}.yaml`,
      parts.slice(1),
      at,
    );
  return at;
}

function tell(file: string | undefined, parts: readonly string[], at: string): string {
  return file !== undefined && existsSync(join(root, file))
    ? `${file} ${parts.join(" ")}`.trim()
    : at;
}

function fileOfPath(path: string): string | undefined {
  const entry = objectOf(load(readFileSync(join(root, "openapi.yaml"), "utf8")));
  const item = objectOf(entry["paths"])[path];
  const reference = isObject(item) ? item["$ref"] : undefined;
  return typeof reference === "string" ? reference.split("#")[0] : undefined;
}
