/** The library: compares two OpenAPI 3.0 documents and judges whether callers of the first survive the second. */
import { type Approval, coveredBy } from "./approvals.ts";
import { compare } from "./compare/index.ts";
import { Document } from "./document.ts";
import { objectOf } from "./json.ts";
import { type Change, heavier, type Rule, type Severity } from "./model.ts";
import { allRules } from "./rules/index.ts";

export interface Options {
  readonly approvals?: readonly Approval[];
  /** Replaces the rules, for tests; a finding without a rule is an error. */
  readonly rules?: readonly Rule[];
}

export interface Diff {
  /** The heaviest severity; `same` where nothing differs. */
  readonly verdict: Severity | "same";
  /** Heaviest first, then by place. */
  readonly changes: readonly Change[];
  /** Breaking changes that neither an approval nor a new major version announces; [] lets a release pass. */
  readonly unannounced: readonly Change[];
  /** Approvals that cover no change: stale ones would let the next such change pass unseen. */
  readonly unused: readonly Approval[];
  readonly majorBump: boolean;
  /** Proof that both sides were read. */
  readonly compared: { readonly base: Side; readonly head: Side };
}

export interface Side {
  readonly name: string;
  readonly version: string;
  readonly paths: number;
  readonly events: number;
}

/** A finding has no rule: the table of rules is incomplete. */
export class RuleError extends Error {
  override readonly name = "RuleError";
}

/** Throws a `DocumentError` when a side is no OpenAPI 3.0 document, a `RuleError` when a finding has no rule. */
export function diff(
  base: Document | unknown,
  head: Document | unknown,
  { approvals = [], rules = allRules }: Options = {},
): Diff {
  const [old, now] = [toDocument(base, "base"), toDocument(head, "head")];
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
  const used = new Set<Approval>();
  const changes = compare(old, now).map((finding): Change => {
    const rule = ruleOf.get(finding.rule);
    if (rule === undefined) throw new RuleError(`No rule ${finding.rule} for ${finding.pointer}.`);
    const { severity, surface, why, doc, version } = rule;
    const change = { ...finding, severity, surface, why, doc, ruleVersion: version };
    const approval = approvals.find((each) => coveredBy(each, change));
    if (approval === undefined) return change;
    used.add(approval);
    return { ...change, approvedBy: approval.id };
  });
  changes.sort(byWeight);
  const [before, after] = [sideOf(old), sideOf(now)];
  const majorBump = major(after.version) > major(before.version);
  return {
    verdict: changes.reduce<Severity | "same">(
      (verdict, { severity }) => (verdict === "same" ? severity : heavier(verdict, severity)),
      "same",
    ),
    changes,
    unannounced: majorBump
      ? []
      : changes.filter((each) => each.severity === "breaking" && each.approvedBy === undefined),
    unused: approvals.filter((each) => !used.has(each)),
    majorBump,
    compared: { base: before, head: after },
  };
}

const toDocument = (value: unknown, name: string): Document =>
  value instanceof Document ? value : new Document(value, name);

const ranks: readonly Severity[] = ["breaking", "risky", "safe", "note"];

function byWeight(left: Change, right: Change): number {
  const weight = ranks.indexOf(left.severity) - ranks.indexOf(right.severity);
  if (weight !== 0) return weight;
  const [a, b] = [left, right].map(({ pointer, rule, text }) => `${pointer}\0${rule}\0${text}`);
  return (a ?? "") < (b ?? "") ? -1 : a === b ? 0 : 1;
}

const major = (version: string): number => Number.parseInt(version, 10) || 0;

function sideOf({ root, name }: Document): Side {
  return {
    name,
    version: String(objectOf(root["info"])["version"]),
    paths: Object.keys(objectOf(root["paths"])).length,
    events: Object.keys(objectOf(root["x-webhooks"])).length,
  };
}
