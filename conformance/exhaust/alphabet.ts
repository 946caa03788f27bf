/**
 * The sixteen ways in which one attempt on the wire can fail, each of which the contract replays when a key is present.
 * For the judgement it matters what the server may have done, and whether the client could know it.
 */
export type Way = {
  readonly name: string;
  /** The server has finished the request: the effect exists. */
  readonly commits: boolean;
  /**
   * What the client can know of the attempt: that no byte was sent, that a definite answer refused it (a 4xx other than
   * 408 and 409 in progress), or nothing.
   */
  readonly knowledge: "nothing-sent" | "refused" | "open";
  /** The client only gives up at its attempt timeout. */
  readonly hangs?: true;
  /**
   * Whether the client sent a byte before it saw the connection end is decided by the clock, so that two clients, or one
   * client twice, may truly say different things.
   */
  readonly races?: true;
  /** The connection ends without a byte of an answer, which some runtimes take for a stale one and open another. */
  readonly losesConnection?: true;
  /** A whole answer: the next attempt may use the same connection. */
  readonly keepsConnection?: true;
};

export const alphabet: readonly Way[] = [
  { name: "refuse", commits: false, knowledge: "nothing-sent" },
  { name: "drop-after-connect", commits: false, knowledge: "nothing-sent", races: true },
  { name: "drop-after-headers", commits: false, knowledge: "open", losesConnection: true },
  { name: "drop-mid-body", commits: false, knowledge: "open", losesConnection: true },
  { name: "read-not-forwarded", commits: false, knowledge: "open", losesConnection: true },
  { name: "commit-then-fin", commits: true, knowledge: "open", losesConnection: true },
  { name: "commit-then-rst", commits: true, knowledge: "open", losesConnection: true },
  { name: "commit-then-hang", commits: true, knowledge: "open", hangs: true },
  { name: "status-line-only", commits: true, knowledge: "open" },
  { name: "headers-only", commits: true, knowledge: "open" },
  { name: "body-cut", commits: true, knowledge: "open" },
  { name: "429", commits: false, knowledge: "refused", keepsConnection: true },
  { name: "503", commits: false, knowledge: "open", keepsConnection: true },
  { name: "500-after-commit", commits: true, knowledge: "open", keepsConnection: true },
  { name: "409-in-progress", commits: false, knowledge: "open", keepsConnection: true },
  { name: "twice-then-drop", commits: true, knowledge: "open", losesConnection: true },
];

/** What a call may say of its outcome when all its attempts went these ways (contract 7). */
export function outcomesAllowed(ways: readonly Way[]): readonly ("none" | "unknown")[] {
  if (ways.every((way) => way.knowledge === "refused")) return ["none"];
  if (ways.some((way) => way.commits || way.knowledge === "open")) return ["unknown"];
  return ["none", "unknown"];
}

/** Every sequence of the given length, in the order of the alphabet. */
export function sequences(length: number): readonly (readonly Way[])[] {
  if (length === 0) return [[]];
  return sequences(length - 1).flatMap((head) => alphabet.map((way) => [...head, way]));
}
