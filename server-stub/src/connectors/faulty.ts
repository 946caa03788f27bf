import type { Services } from "../domain/shared/services.ts";
import { meetFault, type SandboxFault } from "../domain/sandbox/faults.ts";
import {
  ConnectionFailure,
  type Connector,
  type EnquiryAnswer,
  type SubmitAnswer,
} from "./connector.ts";

/** A rail that meets the tenant's sandbox faults `rail:<id>`. In live mode nothing changes. */
export function faulty(inner: Connector, services: Pick<Services, "db" | "now">): Connector {
  const meet = (rail: string): Promise<SandboxFault | null> => meetFault(services, `rail:${rail}`);
  return {
    ...inner,
    submit: async (submission) =>
      submitted(await meet(submission.rail), submission, (one) => inner.submit(one)),
    submitReversal: async (submission) =>
      submitted(await meet(submission.rail), submission, (one) => inner.submitReversal(one)),
    enquire: async (submission) =>
      answered(await meet(submission.rail), () => inner.enquire(submission)),
    enquireReversal: async (submission) =>
      answered(await meet(submission.rail), () => inner.enquireReversal(submission)),
    lookUp: async (call, party, scenario) => {
      const fault = await meet(call.rail);
      if (fault?.kind === "timeout" || fault?.kind === "drop") throw disconnected(fault);
      return fault?.kind === "error"
        ? { kind: "unreachable" }
        : inner.lookUp(call, party, scenario);
    },
    probe: async (call) => {
      const fault = await meet(call.rail);
      if (fault?.kind === "timeout" || fault?.kind === "drop") throw disconnected(fault);
      await inner.probe(call);
    },
  };
}

/** An error is a definite refusal; everything else that goes wrong leaves the outcome unknown, whether or not the rail got the message. */
async function submitted<S extends { readonly now: number }>(
  fault: SandboxFault | null,
  submission: S,
  pass: (submission: S) => Promise<SubmitAnswer>,
): Promise<SubmitAnswer> {
  if (fault === null) return pass(submission);
  const {
    latencyMs = 0,
    delaySeconds = 60,
    reasonCode = "provider_unavailable",
  } = fault.doc.parameters;
  switch (fault.kind) {
    case "error":
      return { kind: "refused", reason: reasonCode };
    case "timeout":
    case "drop":
      throw disconnected(fault);
    case "latency":
      return pass({ ...submission, now: submission.now + latencyMs });
    case "reorder":
      return pass({ ...submission, now: submission.now + delaySeconds * 1000 });
    case "duplicate":
      await pass(submission);
      return pass(submission);
    case "contradict":
    case "corrupt":
      await pass(submission);
      return { kind: "unknown" };
    default:
      return fault.kind satisfies never;
  }
}

function disconnected({ id, target, kind }: SandboxFault): ConnectionFailure {
  return new ConnectionFailure(`${target} does not answer: sandbox fault ${id} (${kind})`);
}

async function answered(
  fault: SandboxFault | null,
  ask: () => Promise<EnquiryAnswer>,
): Promise<EnquiryAnswer> {
  if (
    fault === null ||
    fault.kind === "latency" ||
    fault.kind === "duplicate" ||
    fault.kind === "reorder"
  )
    return ask();
  if (fault.kind === "timeout" || fault.kind === "drop") throw disconnected(fault);
  // An enquiry that contradicts the truth would make us lie to the tenant; a doubtful one is no answer.
  return { kind: "unknown" };
}
