/** Points per unit of log-odds: 7.5 points double the odds of fraud. */
export const POINTS = 7.5 / Math.LN2;
/** Log-odds that are 50 points: one in a hundred. */
const MIDDLE = Math.log(0.01 / 0.99);

/** Risk before rounding and clamping: 0.1 % is 25, 1 % is 50, 10 % is 76, 50 % is 100. */
export function riskOf(logit: number): number {
  return 50 + POINTS * (logit - MIDDLE);
}
