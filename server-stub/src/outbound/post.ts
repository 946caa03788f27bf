import type { IncomingMessage } from "node:http";
import { requestAt } from "./connect.ts";
import { pin, type Outbound } from "./target.ts";

/** What became of one POST. Any answer counts as answered; whether it is good is the caller's business. */
export type PostResult =
  | {
      readonly kind: "answered";
      readonly status: number;
      /** As the receiver sent it; null without one. */
      readonly retryAfter: string | null;
      /** First 1,024 characters of the body. */
      readonly snippet: string;
      readonly durationMs: number;
    }
  | { readonly kind: "failed"; readonly error: PostError; readonly durationMs: number };
export type PostError = "timeout" | "connection" | "tls" | "dns" | "blocked_address";

const SNIPPET_CHARACTERS = 1_024;
/** More of an answer is never read. */
const MAX_ANSWER_BYTES = 65_536;
/** A body that drips in slowly does not hold a worker: the status has decided already. */
const BODY_WAIT_MS = 2_000;

/** Posts a text once: resolves the host once, connects to that very address, follows no redirect. Never throws. */
export async function post(
  outbound: Outbound,
  url: URL,
  livemode: boolean,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<PostResult> {
  const began = performance.now();
  const failed = (error: PostError): PostResult => ({
    kind: "failed",
    error,
    durationMs: since(began),
  });
  const target = await pin(url, livemode, outbound, outbound.timeoutMs);
  if (target.kind === "blocked") return failed("blocked_address");
  if (target.kind === "unresolved") return failed("dns");
  return new Promise((resolve) => {
    const bytes = Buffer.from(body, "utf8");
    const call = requestAt(target.address, url, "POST", {
      ...headers,
      "Content-Length": String(bytes.length),
    });
    const timer = setTimeout(
      () => finish(failed("timeout")),
      Math.max(1, outbound.timeoutMs - since(began)),
    );
    function finish(result: PostResult): void {
      clearTimeout(timer);
      resolve(result);
      call.destroy();
    }
    call.on("error", (error) => finish(failed(kindOf(error))));
    call.on("response", (answer) => {
      const { statusCode: status = 0, headers: fields } = answer;
      clearTimeout(timer);
      void readSnippet(answer).then((snippet) =>
        finish({
          kind: "answered",
          status,
          retryAfter: fields["retry-after"] ?? null,
          snippet,
          durationMs: since(began),
        }),
      );
    });
    call.end(bytes);
  });
}

/** The beginning of an answer as text without control characters; what comes after a break is lost. */
function readSnippet(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (): void => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString("utf8").replaceAll("\u0000", "");
      resolve(text.toWellFormed().slice(0, SNIPPET_CHARACTERS).toWellFormed());
    };
    const timer = setTimeout(finish, BODY_WAIT_MS);
    answer.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MAX_ANSWER_BYTES) finish();
    });
    answer.on("end", finish);
    answer.on("error", finish);
    answer.on("close", finish);
  });
}

const TLS =
  /^(?:ERR_TLS|ERR_SSL|CERT_|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|ERR_OSSL)/;

function kindOf(error: Error & { readonly code?: string }): PostError {
  const code = error.code ?? "";
  if (code === "ETIMEDOUT") return "timeout";
  return TLS.test(code) ? "tls" : "connection";
}

function since(began: number): number {
  return Math.round(performance.now() - began);
}
