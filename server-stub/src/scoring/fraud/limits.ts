import type { FraudObservation } from "./observation.ts";

/** Fewer than this is too few for the trained model; then the weights of domain 5.3 answer and say so. */
export const LEAST_KNOWN = 30;
export const LEAST_PAST = 3;

/** Whether enough is known: the simulator trains and judges on such transactions only, and the server serves only them. */
export function isServed(
  { pastCount }: Pick<FraudObservation, "pastCount">,
  vector: Float64Array,
  { leastKnown, leastPast } = { leastKnown: LEAST_KNOWN, leastPast: LEAST_PAST },
): boolean {
  if (pastCount < leastPast) return false;
  let known = 0;
  for (const value of vector) if (!Number.isNaN(value)) known += 1;
  return known >= leastKnown;
}
