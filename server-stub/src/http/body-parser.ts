import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse, refuseField } from "../domain/shared/refusal.ts";
import { unstorableIn } from "./storable.ts";

const KIB = 1024;
const MIB = 1024 * KIB;
/** Bodies of most operations; larger ones are named below (domain 2.1). */
export const DEFAULT_BODY_LIMIT = 256 * KIB;
const LIMITS: Readonly<Record<string, number>> = {
  createBulkPayment: 2 * MIB,
  addSandboxCorridorHistory: 2 * MIB,
  createCreditScore: 2 * MIB,
  createKycCheck: 8 * MIB,
  createKycScore: 8 * MIB,
  createClientKyc: 8 * MIB,
};

/** Most bytes that the body of an operation may have. */
export function bodyLimitOf(operationId: string): number {
  return LIMITS[operationId] ?? DEFAULT_BODY_LIMIT;
}

const raw = new WeakMap<FastifyRequest, Uint8Array>();

/** The bytes of a request's body as they came, for signatures over them; null without a body. */
export function rawBodyOf(request: FastifyRequest): Uint8Array | null {
  return raw.get(request) ?? null;
}

/** Reads JSON bodies and nothing else: every other media type is 415. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  app.addContentTypeParser(
    /^application\/(?:[a-z0-9.+-]+\+)?json\b/i,
    { parseAs: "buffer" },
    (request, body, done) => {
      raw.set(request, body as Buffer);
      if (body.length === 0) {
        done(null, undefined);
        return;
      }
      let parsed: unknown;
      try {
        parsed = JSON.parse(decoder.decode(body as Buffer));
      } catch (error) {
        const why = error instanceof SyntaxError ? error.message : "it is not UTF-8";
        done(refuse("malformed_json", `The body cannot be read as JSON: ${why}.`));
        return;
      }
      // Only an escape can bring such a character into JSON, and bodies without any are by far the most.
      const fault = (body as Buffer).includes("\\u") ? unstorableIn(parsed) : null;
      if (fault === null) done(null, parsed);
      else
        done(
          refuseField(
            "validation_failed",
            fault.pointer,
            `${fault.pointer || "The body"} ${fault.why}.`,
          ),
        );
    },
  );
}
