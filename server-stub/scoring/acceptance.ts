import type { DriftStory } from "./drift-watch.ts";
import type { Realism } from "./realism.ts";

/** What Python measured; see python/njia_scoring/backtest.py. */
export interface Figures {
  readonly fraud: Readonly<Record<string, FraudFigures>>;
  readonly stress: Readonly<
    Record<
      string,
      {
        readonly auc: number;
        readonly frauds: number;
        readonly byKind: Readonly<Record<string, number>>;
      }
    >
  >;
  readonly credit: Readonly<Record<string, CreditFigures>>;
  readonly parity: {
    readonly tablesAgainstTrees: number;
    readonly serverAgainstTrees: number;
    readonly vectors: number;
  };
}
export interface Ranking {
  readonly auc: number;
  readonly ks: number;
  readonly ap: number;
  readonly recall1: number;
  readonly recall01: number;
}
export interface FraudFigures {
  readonly rows: number;
  readonly frauds: number;
  readonly served: Ranking;
  readonly logistic: Ranking;
  readonly unrestricted: Ranking;
  readonly interval: readonly [number, number];
  readonly calibration: {
    readonly ece: number;
    readonly slope: number;
    readonly topExpected: number;
    readonly topObserved: number;
  };
  readonly byKind: Readonly<Record<string, number>>;
  readonly single: { readonly name: string; readonly auc: number };
  readonly tree: { readonly auc: number; readonly recallAtHalf: number };
  readonly fairness: {
    readonly falsePositiveRatio: number;
    /** Honest payments of each group, and those of them above the threshold. */
    readonly honest: readonly [number, number];
    readonly flagged: readonly [number, number];
  };
}
export interface CreditFigures {
  readonly applicants: number;
  readonly auc: number;
  readonly oracle: number;
  readonly interval: readonly [number, number];
  readonly ks: number;
  readonly ece: number;
  readonly slope: number;
  readonly deciles: readonly number[];
  readonly quintileRatio: number;
  readonly approvalRatio: number;
  readonly truePositiveDifference: number;
}

/** One bar of the acceptance list. `anchor` is the figure of the prototype or of a publication. */
export interface Check {
  readonly part: string;
  readonly what: string;
  readonly bar: string;
  readonly anchor: string;
  readonly value: string;
  readonly passes: boolean;
  /** The most that was reached by any means on the same data, where that is less than the bar; a miss is then one of the data. */
  readonly limit?: string;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const show = (value: number): string =>
  Math.abs(value) < 0.01 && value !== 0 ? value.toExponential(1) : value.toFixed(3);

/**
 * Of all seeds together. The greater rate over the smaller one of each seed alone, averaged, would be above 1 by chance even
 * where the groups are treated alike.
 */
function falsePositiveRatio(fraud: readonly FraudFigures[]): number {
  const rates = ([0, 1] as const).map(
    (group) =>
      mean(fraud.map(({ fairness }) => fairness.flagged[group])) /
      mean(fraud.map(({ fairness }) => fairness.honest[group])),
  );
  return Math.max(...rates) / Math.min(...rates);
}

/** The acceptance list of the scoring design, section 8, with what was measured. */
export function checksOf(
  figures: Figures,
  drift: {
    readonly steady: readonly DriftStory[];
    readonly stress: Readonly<Record<string, DriftStory>>;
  },
  realism: readonly Realism[],
  more: readonly Check[],
): readonly Check[] {
  const checks: Check[] = [];
  const add = (
    part: string,
    what: string,
    bar: string,
    anchor: string,
    value: string,
    passes: boolean,
  ): void => void checks.push({ part, what, bar, anchor, value, passes });
  const fraud = Object.values(figures.fraud);
  const least = (
    part: string,
    what: string,
    values: readonly number[],
    bar: number,
    worst: number,
    anchor: string,
  ): void =>
    add(
      part,
      what,
      `>= ${bar} (worst ${worst})`,
      anchor,
      `${show(mean(values))} (worst ${show(Math.min(...values))})`,
      mean(values) >= bar && Math.min(...values) >= worst,
    );
  const of = (name: keyof Ranking): readonly number[] => fraud.map(({ served }) => served[name]);
  least("fraud", "AUC", of("auc"), 0.985, 0.978, ".992-.995");
  least("fraud", "KS", of("ks"), 0.88, 0.84, ".91-.93");
  least("fraud", "average precision", of("ap"), 0.6, 0.5, ".69-.79");
  least("fraud", "recall at 1 % false positives", of("recall1"), 0.8, 0.72, ".85-.90");
  least("fraud", "recall at 0.1 % false positives", of("recall01"), 0.5, 0.4, ".60-.71");
  for (const [kind, bar, anchor] of [
    ["takeover", 0.95, ".99-1.00"],
    ["mule", 0.88, ".94"],
    ["agent", 0.85, ".91-.95"],
    ["slow", 0.6, ".75-.88"],
    ["scam", 0.45, ".55-.62"],
  ] as const) {
    const value = mean(fraud.map(({ byKind }) => byKind[kind] ?? 0));
    add("fraud", `recall at 1 %, ${kind}`, `>= ${bar}`, anchor, show(value), value >= bar);
  }
  const gap = (name: "logistic" | "unrestricted", of_: keyof Ranking): number =>
    mean(fraud.map((one) => one.served[of_] - one[name][of_]));
  const most = (part: string, what: string, value: number, bar: number, anchor = ""): void =>
    add(part, what, `<= ${bar}`, anchor, show(value), value <= bar);
  const atLeast = (part: string, what: string, value: number, bar: number, anchor = ""): void =>
    add(part, what, `>= ${bar}`, anchor, show(value), value >= bar);
  most(
    "fraud",
    "AUC behind unrestricted boosting",
    -gap("unrestricted", "auc"),
    0.006,
    ".002-.004",
  );
  most(
    "fraud",
    "recall at 1 % behind unrestricted boosting",
    -gap("unrestricted", "recall1"),
    0.07,
    ".03-.06",
  );
  const gain = gap("logistic", "auc");
  const free = mean(fraud.map(({ unrestricted, logistic }) => unrestricted.auc - logistic.auc));
  const perfect = mean(fraud.map(({ logistic }) => 1 - logistic.auc));
  checks.push({
    part: "fraud",
    what: "AUC above logistic regression",
    bar: ">= 0.03",
    anchor: ".050-.065",
    value: show(gain),
    passes: gain >= 0.03,
    // Nothing that was tried passes it: the bar asks for more than the data hold.
    ...(free < 0.03
      ? { limit: `free boosting gains ${show(free)}, a perfect order ${show(perfect)}` }
      : {}),
  });
  atLeast("fraud", "share of what free boosting gains over logistic regression", gain / free, 0.8);
  atLeast(
    "fraud",
    "recall at 1 % above logistic regression",
    gap("logistic", "recall1"),
    0.2,
    ".34-.36",
  );
  const calibration = fraud.map((one) => one.calibration);
  most(
    "fraud",
    "expected calibration error",
    mean(calibration.map(({ ece }) => ece)),
    0.001,
    ".00017",
  );
  const slope = mean(calibration.map((one) => one.slope));
  add("fraud", "calibration slope", ".85-1.15", "", show(slope), slope >= 0.85 && slope <= 1.15);
  const top =
    mean(calibration.map((one) => one.topExpected)) /
    mean(calibration.map((one) => one.topObserved));
  add(
    "fraud",
    "expected / observed in the top 1 %",
    ".8-1.2",
    ".95",
    show(top),
    top >= 0.8 && top <= 1.2,
  );
  most("fraud", "ratio of false positives between groups", falsePositiveRatio(fraud), 1.25);
  most(
    "simulator",
    "AUC of the best single feature",
    Math.max(...fraud.map(({ single }) => single.auc)),
    0.82,
    ".747",
  );
  most(
    "simulator",
    "AUC of a tree of depth 3",
    Math.max(...fraud.map(({ tree }) => tree.auc)),
    0.87,
    ".784",
  );
  most(
    "simulator",
    "its recall at precision .5",
    mean(fraud.map(({ tree }) => tree.recallAtHalf)),
    0.25,
    ".13",
  );
  for (const { what, published, ours, passes } of realism)
    add("simulator", what, "near", show(published), show(ours), passes);
  // An alarm says something only of a monitor that is silent when nothing happens.
  const quiet = drift.steady.filter(({ alarms }) => alarms === 0).length / drift.steady.length;
  const remarkOf = ({ falseAlarm }: DriftStory): string =>
    quiet < 0.95
      ? ", but it alarms on steady days, too"
      : falseAlarm === null
        ? ""
        : `, but ${falseAlarm} alarmed before anything changed`;
  const isTrusted = ({ falseAlarm }: DriftStory): boolean => quiet >= 0.95 && falseAlarm === null;
  for (const [name, { auc }] of Object.entries(figures.stress)) {
    atLeast("stress", `AUC, ${name}`, auc, 0.95);
    const story = drift.stress[name];
    const alarm = story?.firstAlarm ?? null;
    add(
      "stress",
      `drift alarm, ${name}`,
      "raised",
      "",
      story === undefined || alarm === null
        ? "none"
        : `${alarm.name}, ${alarm.rows} rows, ${alarm.hours} h${remarkOf(story)}`,
      story !== undefined && alarm !== null && isTrusted(story),
    );
  }
  const inflated = drift.stress["amounts +30 %"];
  const inflation = inflated?.firstAlarm ?? null;
  add(
    "drift",
    "alarm after inflation of 30 %",
    "24 h or 10,000 rows",
    "",
    inflated === undefined || inflation === null
      ? "none"
      : `${inflation.hours} h, ${inflation.rows} rows${remarkOf(inflated)}`,
    inflated !== undefined &&
      isTrusted(inflated) &&
      inflation !== null &&
      (inflation.hours <= 24 || inflation.rows <= 10_000),
  );
  atLeast("drift", `${drift.steady.length} seeds without an alarm in 30 steady days`, quiet, 0.95);
  const credit = Object.values(figures.credit);
  const auc = mean(credit.map((one) => one.auc));
  add("credit", "AUC", ".70-.80", ".62-.80", show(auc), auc >= 0.7 && auc <= 0.8);
  const oracle = mean(credit.map((one) => one.oracle));
  add("credit", "AUC of the oracle", ".80-.83", "", show(oracle), oracle >= 0.8 && oracle <= 0.83);
  most("credit", "AUC behind the oracle", oracle - auc, 0.04);
  add(
    "credit",
    "worst AUC, a leak above .85",
    "< .85",
    "",
    show(Math.max(...credit.map((one) => one.auc))),
    credit.every((one) => one.auc < 0.85),
  );
  const ks = mean(credit.map((one) => one.ks));
  add("credit", "KS", ".30-.45", "", show(ks), ks >= 0.3 && ks <= 0.45);
  const [low, high] = [0, 1].map((end) => mean(credit.map((one) => one.interval[end] ?? 0)));
  add(
    "credit",
    "Gini, 95 % interval",
    "reported",
    "",
    `${show(2 * auc - 1)} (${show(2 * (low ?? 0) - 1)} to ${show(2 * (high ?? 0) - 1)})`,
    true,
  );
  const deciles = Array.from({ length: 10 }, (_, index) =>
    mean(credit.map((one) => one.deciles[index] ?? 0)),
  );
  add(
    "credit",
    "bad rates by decile fall",
    "monotone",
    "",
    deciles.map((rate) => rate.toFixed(2)).join(" "),
    deciles.every((rate, index) => index === 0 || rate <= (deciles[index - 1] ?? 1)),
  );
  most("credit", "expected calibration error", mean(credit.map((one) => one.ece)), 0.02);
  atLeast(
    "credit",
    "default ratio of lowest to highest fifth",
    mean(credit.map((one) => one.quintileRatio)),
    2.8,
    "2.8",
  );
  atLeast("credit", "approval ratio of groups", mean(credit.map((one) => one.approvalRatio)), 0.8);
  most(
    "credit",
    "difference of true-positive rates",
    mean(credit.map((one) => one.truePositiveDifference)),
    0.05,
  );
  most(
    "engineering",
    "tables against trees, 100,000 rows",
    figures.parity.tablesAgainstTrees,
    1e-9,
    "2.7e-14",
  );
  most(
    "engineering",
    `server against trees, ${figures.parity.vectors} vectors`,
    figures.parity.serverAgainstTrees,
    1e-9,
  );
  return [...checks, ...more];
}
