/** The protocol's side of a driver in JavaScript; what the client does is the driver's own. */
import process from "node:process";
import type { CallArguments, CallOptions, Failure, OpenOptions } from "../../protocol/messages.ts";
import { onRequest, reply } from "../../drivers/typescript/line-io.ts";
import { tag, untag } from "../../drivers/typescript/tagged.ts";

export type Answered = {
  readonly value: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
};

export type Foreign<Client> = {
  readonly hello: { readonly sdk: string; readonly version: string };
  readonly operations: readonly string[];
  readonly capabilities: readonly string[];
  open(options: OpenOptions): Client;
  call(
    client: Client,
    operation: string,
    args: CallArguments,
    opts: CallOptions,
    signal: AbortSignal,
  ): Promise<Answered>;
  failure(error: unknown): Promise<Failure>;
};

const notThere = "the client has no such thing";

export function serve<Client>(foreign: Foreign<Client>): void {
  const clients = new Map<string, Client>();
  const inFlight = new Map<number, AbortController>();
  onRequest(async (request) => {
    const { id } = request;
    try {
      switch (request.cmd) {
        case "hello":
          return reply(id, {
            type: "hello",
            language: "typescript",
            runtime: `node ${process.version}`,
            ops: foreign.operations,
            caps: foreign.capabilities,
            ...foreign.hello,
          });
        case "open": {
          const handle = `client-${clients.size + 1}`;
          clients.set(handle, foreign.open(request));
          return reply(id, { type: "opened", handle });
        }
        case "call": {
          const client = clients.get(request.handle);
          if (client === undefined) throw new Error(`no client ${request.handle}`);
          const abort = new AbortController();
          inFlight.set(id, abort);
          const args = untag(request.args) as CallArguments;
          const { value, status, headers } = await foreign.call(
            client,
            request.op,
            args,
            request.opts,
            abort.signal,
          );
          const meta = {
            status,
            headers,
            requestId: headers["x-request-id"] ?? null,
            rateLimit: null,
            attempts: 1,
            latencyMs: 0,
            idempotencyKey: null,
            replayed: false,
            deprecation: null,
          };
          return reply(id, { type: "ok", value: tag(value), meta });
        }
        case "cancel":
          return inFlight.get(request.call)?.abort();
        case "close":
          return reply(id, { type: "closed", openSockets: 0, pendingTimers: 0 });
        case "stop":
          return process.exit(0);
        case "wake":
          return;
        default:
          return reply(id, { type: "unsupported", reason: notThere });
      }
    } catch (error) {
      reply(id, { type: "err", error: await foreign.failure(error) });
    }
  });
}
