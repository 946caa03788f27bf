import type { RequestKey } from "../idempotency/command.ts";
import { Refusal, refuse } from "../shared/refusal.ts";
import type { Visitor } from "./visitor.ts";

const MAX_LENGTH = 255;

/**
 * The key of a visitor inside their own session: one visitor can neither take nor read what another one's key made, whatever they
 * send. Throws idempotency_key_invalid for a key that leaves no room for the session's id.
 */
export function ownKey(visitor: Visitor, key: RequestKey): RequestKey {
  const own = key.key.startsWith(visitor.sessionId) ? key.key : `${visitor.sessionId}:${key.key}`;
  if (own.length > MAX_LENGTH)
    throw refuse(
      "idempotency_key_invalid",
      `In a widget an Idempotency-Key takes at most ${MAX_LENGTH - visitor.sessionId.length - 1} characters.`,
    );
  return { ...key, key: own };
}

/**
 * Runs a command of a visitor. What is missing on the side of the business (an account, an erased customer) is no resource that a
 * visitor asked for, so it is told as validation_failed.
 */
export async function forVisitor<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "resource_not_found") throw error;
    throw new Refusal(
      {
        code: "validation_failed",
        detail: "The widget is not set up for this any more. Tell the business that runs the page.",
      },
      { cause: error },
    );
  }
}
