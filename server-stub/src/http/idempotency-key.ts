import { requestFingerprint } from "../crypto/fingerprint.ts";
import type { Json } from "../crypto/jcs.ts";
import type { RequestKey } from "../domain/idempotency/command.ts";
import { refuse, refuseField } from "../domain/shared/refusal.ts";
import type { OperationFacts } from "./operation.ts";

const SHAPE = /^[\x21-\x7E]{1,255}$/;

/** What the key is read from. `path` is the request's own path, without the query. */
export interface KeyedRequest {
  readonly header: string | undefined;
  readonly path: string;
  readonly body: unknown;
}

/**
 * The key of a request (domain 4.4): the header Idempotency-Key, bare or as the quoted string of the IETF draft, or the body
 * member `idempotencyKey`. Null where none came and none is needed.
 * Throws idempotency_key_required, idempotency_key_invalid, idempotency_key_conflict.
 */
export function readKey(operation: OperationFacts, request: KeyedRequest): RequestKey | null {
  if (operation.idempotency === "none") return null;
  const header = request.header === undefined ? null : unquote(request.header);
  if (header !== null && !SHAPE.test(header))
    throw refuse(
      "idempotency_key_invalid",
      "Idempotency-Key takes 1 to 255 visible ASCII characters, bare or in double quotes.",
    );
  const alias = aliasOf(request.body);
  if (alias !== null && !SHAPE.test(alias))
    throw refuseField(
      "idempotency_key_invalid",
      "/idempotencyKey",
      "idempotencyKey takes 1 to 255 visible ASCII characters.",
    );
  if (header !== null && alias !== null && header !== alias) {
    throw refuseField(
      "idempotency_key_conflict",
      "/idempotencyKey",
      "The header Idempotency-Key and the member idempotencyKey differ. Send one of them.",
    );
  }
  const key = header ?? alias;
  if (key === null) {
    if (operation.idempotency === "accepted") return null;
    throw refuse(
      "idempotency_key_required",
      "Send a header Idempotency-Key with a value of your own, such as a UUID, and repeat it when you repeat the request.",
    );
  }
  const fingerprint = requestFingerprint(
    operation.method,
    request.path,
    (request.body ?? null) as Json,
  );
  return { operationId: operation.id, key, fingerprint };
}

function aliasOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("idempotencyKey" in body)) return null;
  return typeof body.idempotencyKey === "string" ? body.idempotencyKey : null;
}

/** The value of a structured-field string, or the text as it stands. */
function unquote(text: string): string {
  const inner = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text.trim())?.[1];
  return inner === undefined ? text.trim() : inner.replace(/\\(["\\])/g, "$1");
}
