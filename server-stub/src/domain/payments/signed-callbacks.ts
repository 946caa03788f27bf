import { callbackSecret, isSignedBy, signCallback } from "../../crypto/callback-signature.ts";
import type { ProviderCallback } from "../../connectors/simulator.ts";
import { keepOrphan, takeOrphans } from "../../db/queries/orphan-callbacks.ts";
import { Refusal, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { receiveCallback, type FinishedJob } from "./callbacks.ts";
import type { Outcome } from "./signals.ts";

/** How far a sender's clock may be off, in seconds. */
const TOLERANCE_SECONDS = 300;

/** A callback as it came over the wire. `timestamp` is Unix seconds as text. */
export interface SignedCallback {
  readonly source: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly raw: Uint8Array;
  readonly callback: ProviderCallback;
}

/**
 * Applies a callback if its signature is the source's own. Throws callback_signature_invalid, or callback_reference_unknown, in which
 * case the callback is kept for ten minutes and applied when the attempt appears. The clock is the server's, never a sandbox's.
 */
export async function receiveSignedCallback(
  services: Services,
  signed: SignedCallback,
  finishedJob: FinishedJob | null = null,
): Promise<{ readonly outcome: Outcome }> {
  const { source, timestamp, signature, raw, callback } = signed;
  const age = Math.abs(services.now().getTime() / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS))
    throw refuse(
      "callback_signature_invalid",
      `X-Callback-Timestamp is more than ${TOLERANCE_SECONDS} seconds off.`,
    );
  if (!isSignedBy(services.keyRing, source, timestamp, raw, signature))
    throw refuse(
      "callback_signature_invalid",
      "The signature does not fit the body, the timestamp and the sender.",
    );
  try {
    return await receiveCallback(services, source, callback, finishedJob);
  } catch (error) {
    if (error instanceof Refusal && error.code === "callback_reference_unknown")
      await keepOrphan(services.db, source, callback);
    throw error;
  }
}

/** A callback signed as its source would, for the simulator. */
export function signAs(
  services: Services,
  source: string,
  callback: ProviderCallback,
): SignedCallback {
  const raw = Buffer.from(JSON.stringify(callback));
  const timestamp = String(Math.floor(services.now().getTime() / 1000));
  const signature = signCallback(callbackSecret(services.keyRing, source), timestamp, raw);
  return { source, timestamp, signature, raw, callback };
}

/** Applies what a provider said about a reference before we had committed it. */
export async function adoptOrphans(services: Services, reference: string): Promise<void> {
  for (const { source, callback } of await takeOrphans(services.db, reference))
    await receiveCallback(services, source, callback);
}
