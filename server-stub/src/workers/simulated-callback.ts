import type { ProviderCallback } from "../connectors/simulator.ts";
import { commit } from "../db/unit.ts";
import { receiveSignedCallback, signAs } from "../domain/payments/signed-callbacks.ts";
import { meetFault, type SandboxFault } from "../domain/sandbox/faults.ts";
import { enqueue } from "../domain/shared/jobs.ts";
import { Refusal } from "../domain/shared/refusal.ts";
import { newId } from "../domain/shared/typeid.ts";
import type { JobContext, JobHandler, JobResult } from "./handlers.ts";

interface Message {
  readonly provider: string;
  readonly callback: ProviderCallback;
  /** A fault held it back once already; it meets none again. */
  readonly held?: boolean;
}

const OPPOSITE: Readonly<Record<string, ProviderCallback["event"]>> = {
  succeeded: "failed",
  failed: "succeeded",
  reversal_succeeded: "reversal_failed",
  reversal_failed: "reversal_succeeded",
};
const DEFAULT_HOLD_SECONDS = 60;

/** A simulated provider calls back: through the same code as one from outside, signature included, and through the tenant's faults `callback:<provider>`. */
export const simulatedCallback: JobHandler = async (context) => {
  const message = context.job.payload as Message;
  const fault =
    message.held === true
      ? null
      : await meetFault(context.services, `callback:${message.provider}`);
  return fault === null ? receive(context, message) : disturb(context, message, fault);
};

async function disturb(
  context: JobContext,
  message: Message,
  fault: SandboxFault,
): Promise<JobResult> {
  const {
    latencyMs = 0,
    delaySeconds,
    copies = 2,
    reasonCode = "provider_error_not_executed",
  } = fault.doc.parameters;
  const { callback } = message;
  switch (fault.kind) {
    case "timeout":
      return { result: "lost", done: false };
    case "drop":
      return delaySeconds === undefined
        ? { result: "lost", done: false }
        : hold(context, message, delaySeconds * 1000);
    case "latency":
      return hold(context, message, latencyMs);
    case "reorder":
      return hold(context, message, (delaySeconds ?? DEFAULT_HOLD_SECONDS) * 1000);
    case "error":
      return receive(context, {
        ...message,
        callback: { ...callback, event: "failed", reasonCode },
      });
    case "duplicate": {
      const first = await receive(context, message);
      for (let copy = 1; copy < copies; copy += 1) await repeat(context, message);
      return first;
    }
    case "contradict": {
      const first = await receive(context, message);
      const event = OPPOSITE[callback.event] ?? "failed";
      await repeat(context, {
        ...message,
        callback: { ...callback, callbackId: newId("cbk"), event, reasonCode },
      });
      return first;
    }
    case "corrupt":
      return corrupted(context, message);
    default:
      return fault.kind satisfies never;
  }
}

async function receive(
  { services, finishedJob }: JobContext,
  { provider, callback }: Message,
): Promise<JobResult> {
  const { outcome } = await receiveSignedCallback(
    services,
    signAs(services, provider, callback),
    finishedJob,
  );
  return { result: outcome, done: true };
}

async function repeat({ services }: JobContext, { provider, callback }: Message): Promise<void> {
  await receiveSignedCallback(services, signAs(services, provider, callback), null);
}

/** A damaged body no longer fits its signature. */
async function corrupted(
  { services }: JobContext,
  { provider, callback }: Message,
): Promise<JobResult> {
  const signed = signAs(services, provider, callback);
  const raw = Buffer.concat([signed.raw, Buffer.from(" ")]);
  try {
    await receiveSignedCallback(services, { ...signed, raw }, null);
  } catch (error) {
    if (error instanceof Refusal && error.code === "callback_signature_invalid")
      return { result: "refused", done: false };
    throw error;
  }
  throw new Error("a damaged callback was accepted");
}

async function hold(
  { services, job, now, finishedJob }: JobContext,
  message: Message,
  ms: number,
): Promise<JobResult> {
  const later = enqueue(
    "simulator.callback",
    job.subject,
    { ...message, held: true },
    now + ms,
    now,
  );
  await commit(services.db, job, { jobs: [later], finishedJob }, null);
  return { result: "held_back", done: true };
}
