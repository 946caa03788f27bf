import { railLimits, type Rail } from "../reference/rails.ts";
import type { ExclusionReason, RailStatistics, RoutingQuestion } from "./types.ts";

/** Below this expected success rate a rail is not used. */
const SUCCESS_FLOOR = 0.8;

/** Whether the rail connects two countries and currencies at all. */
export function servesCorridor(
  rail: Rail,
  corridor: Pick<
    RoutingQuestion,
    "sourceCountry" | "destinationCountry" | "sourceCurrency" | "destinationCurrency"
  >,
): ExclusionReason | null {
  const { sourceCountry, destinationCountry, sourceCurrency, destinationCurrency } = corridor;
  const crossBorder = sourceCountry !== destinationCountry;
  if (rail.crossBorderOnly && !crossBorder) return "corridor_not_supported";
  if (!rail.countries.includes(destinationCountry)) return "corridor_not_supported";
  // A wallet is paid from anywhere; networks need both ends.
  if (rail.kind !== "mobile_money" && !rail.countries.includes(sourceCountry))
    return "corridor_not_supported";
  if (!rail.convertsCurrency && sourceCurrency !== destinationCurrency)
    return "currency_not_supported";
  if (rail.kind === "cemac_mobile_money" && sourceCurrency !== "XAF")
    return "currency_not_supported";
  return null;
}

/** Every reason that keeps a rail from serving the request, in the order of domain 5.1. Empty means eligible. */
export function exclusions(
  rail: Rail,
  question: RoutingQuestion,
  statistics: RailStatistics,
  fee: number,
): readonly ExclusionReason[] {
  const reasons: ExclusionReason[] = [];
  if (question.downRails.includes(rail.id) || statistics.health === "down")
    reasons.push("rail_down");
  const corridor = servesCorridor(rail, question);
  if (corridor !== null) reasons.push(corridor);
  if (!rail.directions.includes(question.direction)) reasons.push("direction_not_supported");
  if (!rail.destinationTypes.includes(question.counterparty.type))
    reasons.push("destination_type_not_supported");
  else if (rail.kind === "mobile_money" && question.counterparty.provider !== rail.id)
    reasons.push("provider_not_supported");
  const limits = railLimits(rail, question.sourceCurrency);
  if (limits !== null && question.amount < limits.min) reasons.push("below_rail_minimum");
  if (limits !== null && question.amount > limits.max) reasons.push("above_rail_maximum");
  if (
    question.excludeRails.includes(rail.id) ||
    (question.rail !== null && question.rail !== rail.id)
  )
    reasons.push("excluded_by_request");
  else if (question.allowRails !== null && !question.allowRails.includes(rail.id))
    reasons.push("excluded_by_request");
  if (statistics.successRate < SUCCESS_FLOOR) reasons.push("success_rate_below_floor");
  if (question.maxFee !== null && fee > question.maxFee.amountMinorUnits)
    reasons.push("max_fee_exceeded");
  return reasons;
}
