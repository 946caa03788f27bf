/** The defects that are planted into the runtimes of SDKs, and in which languages. */
import type { Patch } from "./patch.ts";
import { python } from "./python.ts";
import { typescript } from "./typescript.ts";

/** Name and what it does; every one must be planted in every language below. */
export const defects: Readonly<Record<string, string>> = {
  "retry-on-400": "an answer 400 is replayed",
  "retry-after-ignored": "the server's delay is not obeyed",
  "http-date-read-as-0": "a Retry-After date counts as no wait",
  "max-retry-after-ignored": "a delay of hours is waited for",
  "no-deadline": "the deadline of a call never ends it",
  "timeout-per-read": "each read of the body starts the attempt's clock anew",
  "keyless-write-replayed": "a write without a key is replayed after a reset",
  "tls-check-off": "any certificate is accepted",
  "redirect-followed": "a redirect is followed, credentials and all",
  "path-not-escaped": "path values are put into the path as they are",
  "headers-shared-between-calls": "a header of one call travels with the next",
  "socket-not-released": "closing a client leaves its connections open",
  "signature-over-reserialised-json": "a webhook is verified over JSON written anew",
  "no-timestamp-tolerance": "a webhook of any age is accepted",
  "secret-in-debug-text": "the debug text of a client shows its key",
  "hook-breaks-the-call": "what a hook throws ends the call",
};

/** Language, which is the name of its column and of its folder under `sdks`, to its patches. */
export const planted: Readonly<Record<string, Readonly<Record<string, readonly Patch[]>>>> = {
  python,
  typescript,
};
