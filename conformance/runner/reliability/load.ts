/** Clients that never stop asking until told, and that sometimes ask again for what they were already given. */
import { makeCall } from "./calls.ts";
import { attempt, perform } from "./clients.ts";
import type { Random } from "./random.ts";
import type { Stand } from "./stand.ts";

export type Load = {
  /** Lets the running calls come to their end, begins no new ones. */
  end(): Promise<void>;
};

/** After the last fault a call has this long to be told how it ended. */
const PATIENCE_MS = 30_000;

export function startLoad(stand: Stand, clients: number, random: Random): Load {
  let endingAt = Number.POSITIVE_INFINITY;
  const hands = Array.from({ length: clients }, async () => {
    while (endingAt === Number.POSITIVE_INFINITY) {
      const kind = random.pick(["payout", "payout", "payout", "transfer", "bulk"] as const);
      const call = makeCall(stand, kind, random);
      const operation = await perform(stand, call, () => Date.now() > endingAt + PATIENCE_MS);
      if (operation.acknowledged !== null && random.next() < 0.3)
        await attempt(stand, call, operation);
    }
  });
  return {
    async end() {
      endingAt = Date.now();
      await Promise.all(hands);
    },
  };
}
