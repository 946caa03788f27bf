import type { CommandAnswer } from "../domain/idempotency/command.ts";
import { stored, type Reply } from "./reply.ts";

/** The stored answer of a command, with the marks of a replay. */
export function commandReply<Status extends number, Body>(
  answer: CommandAnswer,
): Reply<Status, Body> {
  const replay = answer.replayed
    ? { "Idempotent-Replayed": "true", "X-Original-Request-Id": answer.originalRequestId }
    : {};
  // The router checks the status against the document.
  return { status: answer.status as Status, body: stored<Body>(answer.body), headers: replay };
}

/** A value with status 200. */
export function ok<Body>(body: Reply<200, Body>["body"]): Reply<200, Body> {
  return { status: 200, body };
}
