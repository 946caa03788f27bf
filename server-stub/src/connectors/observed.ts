import { noteAnswer, noteAnsweredProbe, noteFailedConnection } from "../db/queries/rail-outages.ts";
import { OUTAGE_RULE } from "../domain/routing/outages.ts";
import type { Services } from "../domain/shared/services.ts";
import { ConnectionFailure, type Connector, type RailCall } from "./connector.ts";
import { faulty } from "./faulty.ts";
import { simulator } from "./simulator.ts";

/** The simulated rails as the server uses them: they meet sandbox faults, and their connections are counted. */
export function simulatedRails(services: Pick<Services, "db" | "now">): Connector {
  return observed(faulty(simulator(services.db), services), services);
}

/** A rail whose connections are counted (domain 5.1 point 9). What counting comes to never changes what the rail answered. */
export function observed(inner: Connector, { db }: Pick<Services, "db">): Connector {
  const counted = async <C extends RailCall, A>(
    call: C,
    pass: (call: C) => Promise<A>,
    noteGood: typeof noteAnsweredProbe,
  ): Promise<A> => {
    const at = new Date(call.now);
    let answer: A;
    try {
      answer = await pass(call);
    } catch (error) {
      // Only the connection speaks of the rail; anything else thrown here is trouble of our own.
      if (error instanceof ConnectionFailure)
        await noteFailedConnection(db, call, call.rail, at, OUTAGE_RULE).catch(() => undefined);
      throw error;
    }
    await noteGood(db, call, call.rail, at, OUTAGE_RULE).catch(() => undefined);
    return answer;
  };
  return {
    ...inner,
    submit: (submission) => counted(submission, (one) => inner.submit(one), noteAnswer),
    enquire: (submission) => counted(submission, (one) => inner.enquire(one), noteAnswer),
    submitReversal: (submission) =>
      counted(submission, (one) => inner.submitReversal(one), noteAnswer),
    enquireReversal: (submission) =>
      counted(submission, (one) => inner.enquireReversal(one), noteAnswer),
    lookUp: (call, party, scenario) =>
      counted(call, (one) => inner.lookUp(one, party, scenario), noteAnswer),
    probe: (call) => counted(call, (one) => inner.probe(one), noteAnsweredProbe),
  };
}
