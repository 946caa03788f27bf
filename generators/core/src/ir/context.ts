import type { CoreCode, Report } from "../diagnostics.ts";
import type { Document } from "../source/document.ts";
import { isObject, ownText, type Value, type ValueObject } from "../source/plain.ts";
import { resolve, type Found } from "../source/references.ts";
import type { Composite } from "./compose.ts";
import type { Draft } from "./drafts.ts";

/** The state of one build; shared by all readers, never visible outside `build.ts`. */
export interface Build {
  readonly document: Document;
  readonly report: Report;
  /** Own document: what is merely a warning elsewhere stops the generator. */
  readonly strict: boolean;
  readonly posture: "client" | "server";
  /** Shapes by the key of their type: the place of the schema, sometimes with a mark. */
  readonly composites: Map<string, Composite>;
  /** Named types by key, filled as they are reached. */
  readonly drafts: Map<string, Draft>;
  /** Keys that were referred to and are not yet drafted. */
  readonly queue: string[];
  /** Places of component schemas that carry a discriminator and no union keyword, with the places of their allOf children. */
  readonly family: ReadonlyMap<string, readonly string[]>;
  /** Set when a URL was referred to and remote references are off. */
  readonly refused: string[];
}

/** Reports something; the wording of every message of core passes here. */
export function tell(
  build: Build,
  code: CoreCode,
  at: string,
  message: string,
  consequence: string,
  remedy?: string,
): void {
  build.report.add({
    code,
    origin: { pointer: at },
    message,
    consequence,
    ...(remedy === undefined ? {} : { remedy }),
  });
}

/** Follows references where the grammar allows one; reports and answers undefined when they lead nowhere. */
export function dereference(
  build: Build,
  at: string,
  value: Value,
  consequence: string,
): Found | undefined {
  const found = resolve(build.document, at, value);
  if (found.ok) return found;
  if (found.kind === "remote") {
    build.refused.push(at);
    tell(
      build,
      "E-REF-REMOTE",
      at,
      `$ref "${found.ref}" points at a URL.`,
      consequence,
      "Allow it with --allow-remote, or bundle the document first.",
    );
  } else {
    tell(
      build,
      build.strict ? "E-REF" : "W-REF",
      at,
      `$ref "${found.ref}" cannot be resolved: ${found.reason}.`,
      consequence,
      "Correct the reference, or add what it names.",
    );
  }
  return undefined;
}

/** The object at a place that may be a reference; undefined (reported) when there is none. */
export function objectAt(
  build: Build,
  at: string,
  value: Value | undefined,
  what: string,
): { at: string; value: ValueObject } | undefined {
  if (!isObject(value)) {
    tell(build, "W-SCHEMA", at, `${what} must be an object.`, "It is left out.");
    return undefined;
  }
  if (ownText(value, "$ref") === undefined) return { at, value };
  const found = dereference(build, at, value, `The ${what.toLowerCase()} is left out.`);
  if (found === undefined) return undefined;
  if (isObject(found.value)) return { at: found.at, value: found.value };
  tell(build, "W-SCHEMA", found.at, `${what} must be an object.`, "It is left out.");
  return undefined;
}
