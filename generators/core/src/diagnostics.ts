import type { Origin } from "./ir/types.ts";

/** Severity letter, then a topic: `E-` stops or drops something, `W-` degrades, `I-` informs. */
export type DiagnosticCode = `${"E" | "W" | "I"}-${string}`;

/** Something worth telling about a document: what, where, what was done instead, how to change it. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly origin: Origin;
  readonly message: string;
  /** What was done instead. */
  readonly consequence: string;
  readonly remedy?: string;
}

/** Receives diagnostics as values; adding one never throws. */
export interface Report {
  add(diagnostic: Diagnostic): void;
}

/** A report that keeps what it is given, each (code, pointer, message) once, in order of arrival. */
export interface CollectedReport extends Report {
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes an empty report that collects. */
export function collectReport(): CollectedReport {
  const seen = new Map<string, Diagnostic>();
  const list: Diagnostic[] = [];
  return {
    diagnostics: list,
    add(diagnostic) {
      const key = `${diagnostic.code}\n${diagnostic.origin.pointer}\n${diagnostic.message}`;
      if (seen.has(key)) return;
      seen.set(key, diagnostic);
      list.push(diagnostic);
    },
  };
}

/** Every code that core may report, with what it means in one line; targets add their own. */
export const CATALOGUE = {
  "E-READ": "The document, or a file it refers to, cannot be read.",
  "E-SYNTAX": "The document is not valid JSON or YAML.",
  "E-VERSION": "The document is not OpenAPI 3.0.",
  "E-DOCUMENT": "A required part of the document is missing or has the wrong shape.",
  "E-OVERLAY": "An overlay is malformed or does not apply.",
  "E-OVERLAY-TARGET": "The target of an overlay action selects nothing.",
  "E-REF": "A $ref points at nothing.",
  "E-REF-REMOTE": "A $ref points at a URL and remote references are not allowed.",
  "E-OPERATION-ID": "Two operations share one operationId.",
  "E-OPERATION": "An operation cannot be sent correctly and was dropped.",
  "E-ALLOF-CONFLICT": "Members of an allOf contradict each other.",
  "E-NAME": "Two things need the same name and no context tells them apart.",
  "E-INTERNAL": "A defect of the generator itself.",
  "W-SYNTAX": "The text of the document is not clean, but readable.",
  "W-REF": "A $ref points at nothing; its type is unknown.",
  "W-REF-PLACE": "A $ref stands where OpenAPI allows none.",
  "W-SCHEMA": "A schema, or a keyword in it, has a form that OpenAPI 3.0 does not know.",
  "W-KEYWORD": "A keyword of a schema is not represented.",
  "W-NOT": "A `not` is not represented.",
  "W-ENUM": "An enum holds values that do not fit its type, or the same value twice.",
  "W-ALLOF-CLOSED": "additionalProperties: false inside an allOf is ignored.",
  "W-ALIAS-CYCLE": "A type is defined as itself.",
  "W-UNION-TRIAL": "The variants of a union can be told apart by trial only.",
  "W-DISCRIMINATOR": "A discriminator is unusable or incomplete.",
  "W-PARAMETER": "A parameter is dropped or changed.",
  "W-BODY": "A request body is dropped or changed.",
  "W-RESPONSE": "A response is dropped or changed.",
  "W-SECURITY": "A security scheme or requirement cannot be represented.",
  "W-SERVER": "A server is dropped or changed.",
  "W-PAGINATION": "A pagination mark does not fit its operation.",
  "W-EXTENSION": "The value of one of our extension keys has the wrong shape.",
  "W-EXAMPLE": "An example does not fit its type and is left out.",
  "W-WEBHOOK": "A webhook is dropped or changed.",
  "W-NAME": "A name was changed to keep it unique.",
  "W-OPERATION-ID": "An operation has no operationId; one was derived.",
  "W-HOUSE-IDEMPOTENCY": "A writing operation says nothing about idempotency.",
  "W-HOUSE-BOUNDS": "An integer lacks a format or exact bounds.",
  "W-HOUSE-DISCRIMINATOR": "A union has no discriminator.",
  "W-HOUSE-SENSITIVE": "A name on the secret list is not marked.",
  "W-HOUSE-PAGINATION": "An operation that returns a list says nothing about pagination.",
  "I-NULLABLE-REF": "nullable beside a $ref is void by the letter and was honoured.",
  "I-IGNORED": "A part of the document has no representation.",
  "I-PAGINATION": "An operation looks like a paginated list.",
  "I-NAME": "An inline type was given a longer name to keep it unique.",
  "I-REDIRECT": "A redirect is documented only.",
} as const satisfies Readonly<Record<DiagnosticCode, string>>;

/** A code that core itself reports. */
export type CoreCode = keyof typeof CATALOGUE;

/** Thrown for a document that cannot be built at all; carries one diagnostic and, where known, the place. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
  readonly diagnostic: Diagnostic;
  /** `file:line:column` or `file`. */
  readonly place: string;

  constructor(diagnostic: Diagnostic, place: string) {
    const remedy = diagnostic.remedy === undefined ? "" : ` ${diagnostic.remedy}`;
    super(`${diagnostic.code} ${place}: ${diagnostic.message}${remedy}`);
    this.diagnostic = diagnostic;
    this.place = place;
  }
}
