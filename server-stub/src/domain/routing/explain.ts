import type { Currency } from "../shared/currencies.ts";
import type { RoutingCandidate } from "./types.ts";

/** The choice in words: what the winner gains on its two nearest rivals, or that it had none. */
export function explain(candidates: readonly RoutingCandidate[], currency: Currency): string {
  const [winner, ...others] = candidates.filter((one) => one.eligible);
  if (winner === undefined) return "No rail can serve the request.";
  const rivals = others.slice(0, 2).map((rival) => compare(winner, rival, currency));
  if (rivals.length === 0) return `${winner.rail}: the only rail that can serve the request.`;
  return `${winner.rail}: ${rivals.join("; ")}.`;
}

function compare(winner: RoutingCandidate, rival: RoutingCandidate, currency: Currency): string {
  const cheaper =
    (rival.estimatedFee?.amountMinorUnits ?? 0) - (winner.estimatedFee?.amountMinorUnits ?? 0);
  const faster = (rival.p95Seconds ?? 0) - (winner.p95Seconds ?? 0);
  if (cheaper < 0) {
    const failures = ((1 - (rival.successRate ?? 1)) * 100).toFixed(1);
    return `${rival.rail} is ${inMajor(-cheaper, currency)} cheaper but fails ${failures} % of the time on this corridor`;
  }
  const gains = [
    cheaper > 0
      ? `${inMajor(cheaper, currency)} cheaper than ${rival.rail}`
      : `as cheap as ${rival.rail}`,
  ];
  if (faster > 0) gains.push(`${faster} s faster at p95`);
  return gains.join(" and ");
}

function inMajor(minor: number, currency: Currency): string {
  const digits = minor.toString().padStart(currency.minorUnits + 1, "0");
  const cut = digits.length - currency.minorUnits;
  return currency.minorUnits === 0
    ? `${digits} ${currency.code}`
    : `${digits.slice(0, cut)}.${digits.slice(cut)} ${currency.code}`;
}
