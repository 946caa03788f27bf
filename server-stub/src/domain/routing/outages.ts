/** When a rail is out and when it is back (domain 5.1 point 9), beside what its success rate says (`history.ts`). */
export const OUTAGE_RULE = {
  /** This many failed connections in a row take a rail out. */
  failuresToDown: 5,
  /** This many answered probes in a row bring a rail back, whatever took it out. */
  probesToUp: 3,
} as const;

export type OutageRule = typeof OUTAGE_RULE;
