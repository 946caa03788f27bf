/** What went wrong, for people and for programs, and the exit code that says the same. */
import { CommanderError } from "commander";
import {
  ApiError,
  AuthenticationError,
  CanceledError,
  ConfigurationError,
  ConnectionError,
  NjiaError,
  PermissionDeniedError,
  RateLimitError,
  WebhookSignatureError,
} from "@njia/sdk";
import { CliError, EXIT, type ExitCode } from "../exit.ts";
import { painter } from "./colour.ts";
import { maskText, maskValue } from "./mask.ts";

export interface Failure {
  readonly exit: ExitCode;
  /** A problem document (RFC 9457) as far as there is one. */
  readonly problem: Readonly<Record<string, unknown>>;
  readonly nextStep: string;
}

export function describeFailure(error: unknown): Failure {
  if (error instanceof CliError)
    return failure(error.exit, { title: error.message }, error.nextStep);
  if (error instanceof CommanderError)
    return failure(
      EXIT.usage,
      { title: error.message.replace(/^error: /, "") },
      "Add --help to see what the command takes.",
    );
  if (error instanceof CanceledError)
    return failure(
      EXIT.interrupted,
      { title: "Interrupted.", ...keyOf(error) },
      afterUnknown(error),
    );
  if (error instanceof ConfigurationError || error instanceof WebhookSignatureError)
    return failure(EXIT.usage, { title: error.message }, "Correct the argument and run it again.");
  if (error instanceof ApiError) return apiFailure(error);
  if (error instanceof ConnectionError)
    return failure(
      EXIT.network,
      { title: `No complete answer: ${error.message}`, ...keyOf(error) },
      afterUnknown(error) || "Run njia doctor to see what is in the way.",
    );
  if (error instanceof NjiaError)
    return failure(
      EXIT.failed,
      { title: error.message, requestId: error.requestId, ...keyOf(error) },
      afterUnknown(error) || "Report it with the request id.",
    );
  const title = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return failure(EXIT.bug, { title }, "This is a defect of njia: report it with the lines above.");
}

const failure = (
  exit: ExitCode,
  problem: Readonly<Record<string, unknown>>,
  nextStep: string,
): Failure => ({ exit, problem, nextStep });

function apiFailure(error: ApiError): Failure {
  const status = error.status ?? 0;
  const body = typeof error.body === "object" && error.body !== null ? error.body : {};
  const problem = {
    title: error.message,
    status,
    ...body,
    requestId: error.requestId,
    ...keyOf(error),
  };
  if (error.code?.startsWith("session_"))
    return failure(EXIT.authentication, problem, "Log in: njia login --email ADDRESS");
  if (error instanceof AuthenticationError)
    return failure(EXIT.authentication, problem, "Give a valid key: njia login --api-key-stdin");
  if (error instanceof PermissionDeniedError)
    return failure(EXIT.authentication, problem, "See what the key may do: njia whoami");
  if (error instanceof RateLimitError) {
    const seconds = Math.ceil((error.retryAfter ?? 1000) / 1000);
    return failure(EXIT.refused, problem, afterUnknown(error) || `Run it again in ${seconds} s.`);
  }
  if (status >= 500)
    return failure(EXIT.failed, problem, afterUnknown(error) || "Run the same command again.");
  return failure(
    EXIT.refused,
    problem,
    afterUnknown(error) || "Correct what the message names; --help lists the flags.",
  );
}

const keyOf = ({ idempotencyKey, outcome }: NjiaError): object =>
  idempotencyKey === undefined ? {} : { idempotencyKey, outcome };

/** The one advice that matters when money may have moved. */
function afterUnknown({ outcome, idempotencyKey }: NjiaError): string {
  if (outcome !== "unknown" || idempotencyKey === undefined) return "";
  return `It may have happened. Run the same command with --idempotency-key ${idempotencyKey}: it never acts twice.`;
}

export function printFailure(
  { exit, problem, nextStep }: Failure,
  json: boolean,
  plain: boolean,
): void {
  if (json) {
    const shown = maskValue(problem) as object;
    process.stderr.write(`${JSON.stringify({ v: 1, ...shown, exit, nextStep })}\n`);
    return;
  }
  const paint = painter(process.stderr, !plain);
  const { title, detail, code, errors, requestId } = problem;
  const lines = [paint("red", `error: ${String(title)}`)];
  if (typeof code === "string")
    lines.push(`  ${code}${typeof detail === "string" ? `: ${detail}` : ""}`);
  for (const item of Array.isArray(errors) ? (errors as Readonly<Record<string, unknown>>[]) : [])
    lines.push(
      `  ${String(item["pointer"] ?? item["name"] ?? "")}  ${String(item["message"] ?? item["code"] ?? "")}`,
    );
  if (typeof requestId === "string") lines.push(`  request ${requestId}`);
  if (nextStep !== "") lines.push(nextStep);
  process.stderr.write(`${maskText(lines.join("\n"))}\n`);
}
