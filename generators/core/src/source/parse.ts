import yaml from "js-yaml";
import { DocumentError, type Report } from "../diagnostics.ts";
import { ExactNumber, exactly, type Value } from "./plain.ts";

/** The text of a file and the name it is shown by. */
export interface Text {
  readonly text: string;
  readonly file: string;
}

/**
 * Parses JSON or YAML 1.2 (core schema, merge keys). Dates stay text, numbers beyond 2^53 keep their digits, a key given
 * twice is reported and the last one wins.
 * @throws DocumentError `E-SYNTAX` with file, line and column.
 */
export function parseText(source: Text, report: Report): Value {
  const text = source.text.startsWith("\uFEFF") ? source.text.slice(1) : source.text;
  if (/^\s*[{[]/.test(text)) {
    const json = parseJson(text);
    if (json.ok) return json.value;
    if (/\.json$/i.test(source.file))
      throw syntaxError(source.file, `${source.file}:${json.line}:${json.column}`, json.reason);
  }
  return parseYaml({ text, file: source.file }, report);
}

type JsonOutcome =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string; readonly line: number; readonly column: number };

function parseJson(text: string): JsonOutcome {
  try {
    // The reviver sees the source text of numbers, at twice the cost: it runs only where one would be rounded.
    const value: unknown = hasLongNumber(text) ? JSON.parse(text, reviveNumber) : JSON.parse(text);
    return { ok: true, value: value as Value };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const at = /position (\d+)/.exec(reason);
    const offset = at === null ? text.length : Number(at[1]);
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    return {
      ok: false,
      reason: reason.replace(/ in JSON at position.*$/s, ""),
      line,
      column: offset - before.lastIndexOf("\n"),
    };
  }
}

function hasLongNumber(text: string): boolean {
  for (const [, number = ""] of text.matchAll(/[:,[]\s*(-?\d[\d.eE+-]{14,}|-?\d[\d.]*[eE]\+?\d+)/g))
    if (exactly(number) instanceof ExactNumber) return true;
  return false;
}

function reviveNumber(
  this: unknown,
  _key: string,
  value: unknown,
  context?: { readonly source?: string },
): unknown {
  return typeof value === "number" && context?.source !== undefined
    ? exactly(context.source)
    : value;
}

const INTEGER = /^[-+]?[0-9]+$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const RADIX = /^0(?:o[0-7]+|x[0-9a-fA-F]+)$/;

/** YAML 1.2 numbers: no underscores, no sexagesimals, no leading-zero octals; js-yaml alone would accept the first. */
const numberType = new yaml.Type("tag:yaml.org,2002:float", {
  kind: "scalar",
  resolve: (data: unknown) => typeof data === "string" && (FLOAT.test(data) || RADIX.test(data)),
  construct: (data: string) => {
    if (RADIX.test(data)) return exactly(BigInt(data).toString());
    return INTEGER.test(data) ? exactly(data.replace("+", "")) : exactly(data);
  },
});

/** Any explicit tag means: take the node as it stands (a date as its text, an ordered map as a map). */
const anyTag = ["!", "tag:"].flatMap((prefix) =>
  (["scalar", "sequence", "mapping"] as const).map(
    (kind) =>
      new yaml.Type(prefix, {
        kind,
        multi: true,
        construct: (data: unknown) => (data === null && kind === "scalar" ? "" : data),
      }),
  ),
);

const NULLS = new Set(["", "~", "null", "Null", "NULL"]);
const nullType = new yaml.Type("tag:yaml.org,2002:null", {
  kind: "scalar",
  resolve: (data: unknown) => data === null || (typeof data === "string" && NULLS.has(data)),
  construct: () => null,
});
const boolType = new yaml.Type("tag:yaml.org,2002:bool", {
  kind: "scalar",
  resolve: (data: unknown) =>
    typeof data === "string" && /^(?:true|True|TRUE|false|False|FALSE)$/.test(data),
  construct: (data: string) => /^t/i.test(data),
});
const mergeType = new yaml.Type("tag:yaml.org,2002:merge", {
  kind: "scalar",
  resolve: (data: unknown) => data === "<<",
});

const schema = yaml.FAILSAFE_SCHEMA.extend({
  implicit: [nullType, boolType, numberType, mergeType],
  explicit: anyTag,
});

/** Options of js-yaml that `locate.ts` must share. */
export const yamlOptions = { schema } as const;

function parseYaml(source: Text, report: Report): Value {
  const text = printable(source.text);
  if (text !== source.text) {
    warnSyntax(
      report,
      source.file,
      "the text holds control characters.",
      "Each was read as a blank.",
    );
  }
  try {
    return firstOf(yaml.loadAll(text, undefined, yamlOptions), source, report);
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) throw error;
    const place = placeOf(error, source.file);
    if (error.reason !== "duplicated mapping key")
      throw syntaxError(source.file, place, error.reason);
    warnSyntax(
      report,
      place,
      "a mapping holds the same key twice.",
      "The last value of each such key counts.",
    );
  }
  try {
    return firstOf(yaml.loadAll(text, undefined, { ...yamlOptions, json: true }), source, report);
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) throw error;
    throw syntaxError(source.file, placeOf(error, source.file), error.reason);
  }
}

/** The text with every character that YAML refuses as a blank; offsets stay. */
export function printable(text: string): string {
  // YAML 1.2 section 5.1; a lone surrogate is no character either.
  const refused =
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
  return text.replace(refused, " ");
}

function firstOf(documents: readonly unknown[], source: Text, report: Report): Value {
  if (documents.length > 1) {
    warnSyntax(
      report,
      source.file,
      "the text holds several documents.",
      "Only the first one is read.",
    );
  }
  const [first] = documents;
  return first === undefined ? null : (first as Value);
}

function placeOf(error: yaml.YAMLException, file: string): string {
  return `${file}:${(error.mark?.line ?? 0) + 1}:${(error.mark?.column ?? 0) + 1}`;
}

function warnSyntax(report: Report, place: string, what: string, consequence: string): void {
  const remedy = "Clean the text.";
  const message = `${place}: ${what}`;
  report.add({ code: "W-SYNTAX", origin: { pointer: "" }, message, consequence, remedy });
}

function syntaxError(file: string, place: string, reason: string): DocumentError {
  return new DocumentError(
    {
      code: "E-SYNTAX",
      origin: { pointer: "" },
      message: `the document is not valid ${/\.json$/i.test(file) ? "JSON" : "YAML"}: ${reason}.`,
      consequence: "Nothing was generated.",
      remedy: "Correct the text at this place.",
    },
    place,
  );
}

/** Whether a value is a scalar of the document, kept text included. */
export function isScalar(value: unknown): value is string | number | boolean | ExactNumber | null {
  return value === null || typeof value !== "object" || value instanceof ExactNumber;
}
