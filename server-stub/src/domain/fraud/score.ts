import { OVERRIDES, SIGNALS, type OverrideCode, type SignalCode } from "./catalogue.ts";
import type { FraudEvaluation } from "./model.ts";
import type { Decision, FraudPolicy, FraudReason, RiskLevel, SignalValues } from "./types.ts";

const MAX_REASONS = 8;

/** A score with its reasons. */
export interface Scored {
  readonly riskScore: number;
  readonly reasons: readonly FraudReason[];
}

const OVERRIDE_TEXTS: Readonly<Record<OverrideCode, string>> = {
  blocklist_hit: "A party is on the tenant's block list.",
  sanctions_match: "A party is on a sanctions list.",
};

/** Adds the terms up and explains the sum: heaviest first, each with the score that would be without it. Rules go above the model. */
export function explain(
  { base, terms, risk, texts }: FraudEvaluation,
  signals: SignalValues,
  overrides: readonly OverrideCode[],
): Scored {
  const sum = [...terms.values()].reduce((total, term) => total + term, base);
  const positive = [...terms.values()].reduce((total, term) => total + Math.max(0, term), 0);
  const floorOf = (codes: readonly OverrideCode[]): number =>
    Math.max(0, ...codes.map((code) => OVERRIDES[code].floor));
  const scoreOf = (logOdds: number, codes = overrides): number =>
    Math.min(100, Math.max(0, Math.round(risk(logOdds)), floorOf(codes)));
  const rules = [...overrides]
    .sort((a, b) => OVERRIDES[b].floor - OVERRIDES[a].floor)
    .map((code): FraudReason => ({
      code,
      category: OVERRIDES[code].category,
      description: OVERRIDE_TEXTS[code],
      weight: 1,
      scoreWithout: scoreOf(
        sum,
        overrides.filter((other) => other !== code),
      ),
      evidence: {},
    }));
  const found = [...terms]
    .filter(([code, term]) => isWorthTelling(code, term, texts !== undefined))
    .sort((a, b) => b[1] - a[1])
    .map(([code, term]): FraudReason => {
      const signal = texts?.get(code) ?? signals.get(code);
      return {
        code,
        category: SIGNALS[code].category,
        description: signal?.description ?? "",
        weight: positive === 0 ? 0 : Number((Math.max(0, term) / positive).toFixed(3)),
        scoreWithout: scoreOf(sum - term),
        evidence: signal?.evidence ?? {},
      };
    });
  const riskScore = scoreOf(sum);
  const reasons = [...rules, ...found].slice(0, MAX_REASONS);
  return { riskScore, reasons: reasons.length > 0 ? reasons : [nothing(riskScore)] };
}

/** A trained model has an opinion on everything: what lowers the risk is told where the code says so, and less than half a point is no reason. */
function isWorthTelling(code: SignalCode, term: number, isTrained: boolean): boolean {
  if (!isTrained) return true;
  return SIGNALS[code].category === "trust" ? term <= -0.5 : term >= 0.5;
}

/** The one reason of a score that has no other. */
function nothing(riskScore: number): FraudReason {
  return {
    code: "no_risk_signals",
    category: "system",
    description: "No signal fired.",
    weight: 0,
    scoreWithout: riskScore,
    evidence: {},
  };
}

/** The reason that stands first when the scorer was away and the fail mode decided. */
export function unavailable(riskScore: number): FraudReason {
  return {
    code: "scorer_unavailable",
    category: "system",
    description: "The scorer could not be reached; the tenant's fail mode decided.",
    weight: 0,
    scoreWithout: riskScore,
    evidence: {},
  };
}

export function levelOf(riskScore: number): RiskLevel {
  if (riskScore >= 80) return "critical";
  if (riskScore >= 60) return "high";
  return riskScore >= 30 ? "medium" : "low";
}

export function decide(
  riskScore: number,
  policy: Pick<FraudPolicy, "reviewAt" | "blockAt">,
): Decision {
  if (riskScore >= policy.blockAt) return "block";
  return riskScore >= policy.reviewAt ? "review" : "allow";
}

/** The graver of two decisions. */
export function graver(a: Decision, b: Decision): Decision {
  const order: readonly Decision[] = ["allow", "review", "block"];
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

/** The strengths a test prescribes, in the place of what the history gave. */
export function withOverride(
  signals: SignalValues,
  prescribed: Readonly<Record<string, number>>,
): SignalValues {
  const changed = new Map(signals);
  for (const [code, strength] of Object.entries(prescribed)) {
    if (!(code in SIGNALS)) continue;
    changed.set(code as SignalCode, {
      strength,
      description: "Prescribed by historyOverride.",
      evidence: { prescribed: strength },
    });
  }
  return changed;
}
