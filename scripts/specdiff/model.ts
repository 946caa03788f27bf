/** What the comparison talks about: changes, their weight and the rules that weigh them. */

/** `note`: no caller notices. `safe`: both old callers and old answers stay valid. `risky`: valid, but look twice. */
export type Severity = "note" | "safe" | "risky" | "breaking";

/** `wire`: what travels. `sdk`: names that only generated code carries; the wire stays the same. */
export type Surface = "wire" | "sdk";

/** Where values travel: `request` from the caller to the service, `response` back. Events travel like responses. */
export type Direction = "request" | "response";

export interface Rule {
  readonly id: string;
  /** Raised whenever severity or meaning of the rule moves. */
  readonly version: number;
  readonly severity: Severity;
  readonly surface: Surface;
  readonly title: string;
  readonly why: string;
  /** Link into RULES.md. */
  readonly doc: string;
}

/** A difference as the comparison finds it, before a rule has weighed it. */
export interface Finding {
  readonly rule: string;
  /** JSON pointer into the head document, or into the base where the head no longer has the place. */
  readonly pointer: string;
  /** What happened there, in words of the document. */
  readonly text: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface Change extends Finding {
  readonly severity: Severity;
  readonly surface: Surface;
  readonly why: string;
  readonly doc: string;
  readonly ruleVersion: number;
  /** `METHOD /path` of the operations and the names of the events that show the change; [] for the document itself. */
  readonly subjects: readonly string[];
  /** Id of the approval in `spec/changes` that covers the change. */
  readonly approvedBy?: string;
}

const weights: readonly Severity[] = ["note", "safe", "risky", "breaking"];

export function heavier(left: Severity, right: Severity): Severity {
  return weights.indexOf(left) >= weights.indexOf(right) ? left : right;
}
