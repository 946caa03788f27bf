/** The conformance driver of the TypeScript SDK: the runner's requests, made through the public API. */
import process from "node:process";
import { metaOf, NjiaError, type ApiPromise, type Page } from "@njia/sdk";
import { signForTest, unwrap, isKnown, WebhookEvent } from "@njia/sdk/webhooks";
import type { Request } from "../../protocol/messages.ts";
import { client, close, open, textOf } from "./clients.ts";
import { failureFacts, metaFacts } from "./facts.ts";
import { dispatch } from "./generated/dispatch.ts";
import { onRequest, reply } from "./line-io.ts";
import { currentCall, wake } from "./seam.ts";
import { tag, untag } from "./tagged.ts";

type Call = Extract<Request, { cmd: "call" | "iterate" }>;

const capabilities = [
  "retries",
  "virtual-clock",
  "hooks",
  "webhooks",
  "pagination",
  "cancel",
  "inspect",
  "timeouts",
  "parallel",
  "logs",
  "shared-pool",
  // fetch hides its sockets: authorities and proxies are set where it comes from, not here.
  process.env["NJIA_DRIVER_TRANSPORT"] === "fetch" ? "no-sockets" : "sockets",
  "no-int64",
  "bounded-integers",
];
const inFlight = new Map<number, AbortController>();
const ended = new Map<number, unknown>();

function optionsOf(request: Call): Record<string, unknown> {
  const abort = new AbortController();
  inFlight.set(request.id, abort);
  const { timeoutMs, deadlineMs, maxRetryAfterMs, ...same } = request.opts;
  return {
    ...same,
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    ...(deadlineMs === undefined ? {} : { deadline: deadlineMs }),
    ...(maxRetryAfterMs === undefined ? {} : { maxRetryAfter: maxRetryAfterMs }),
    signal: abort.signal,
  };
}

function entryOf(request: Call): NonNullable<(typeof dispatch)[string]> {
  const entry = dispatch[request.op];
  if (entry === undefined) throw new TypeError(`the SDK has no operation ${request.op}`);
  return entry;
}

async function call(request: Call): Promise<void> {
  const started = entryOf(request).run(
    client(request.handle),
    untag(request.args) as object,
    optionsOf(request),
  );
  const value = await started;
  ended.set(request.id, value);
  const result = entryOf(request).paged ? (value as Page<unknown>).body : value;
  // Nothing can be attached to a plain text; the promise of the call has its metadata.
  const meta =
    typeof value === "string"
      ? (await (started as ApiPromise<string>).withResponse()).meta
      : metaOf(value as object);
  reply(request.id, { type: "ok", value: tag(result), meta: metaFacts(meta) });
}

async function stream(request: Extract<Call, { cmd: "iterate" }>, values: object): Promise<void> {
  let seen = 0;
  for await (const { data } of values as AsyncIterable<{ data: unknown }>) {
    reply(request.id, { type: "item", value: tag(data) });
    if (++seen === request.stopAfter) break;
  }
  reply(request.id, { type: "end", resumeCursor: null });
}

async function iterate(request: Extract<Call, { cmd: "iterate" }>): Promise<void> {
  const started = (await entryOf(request).run(
    client(request.handle),
    untag(request.args) as object,
    optionsOf(request),
  )) as object;
  if (!entryOf(request).paged) return stream(request, started);
  const page = started as Page<unknown>;
  let seen = 0;
  let at = page;
  for await (const each of page.pages()) {
    at = each;
    for (const item of each.data) {
      if (seen === request.stopAfter) break;
      reply(request.id, { type: "item", value: tag(item) });
      seen += 1;
    }
    if (seen === request.stopAfter) break;
  }
  reply(request.id, {
    type: "end",
    resumeCursor: at.cursor === undefined ? null : String(at.cursor),
  });
}

async function answer(request: Request): Promise<void> {
  switch (request.cmd) {
    case "hello":
      reply(request.id, {
        type: "hello",
        sdk: "@njia/sdk",
        language: "typescript",
        version: "2.4.0",
        runtime: `node ${process.version}`,
        ops: Object.keys(dispatch),
        caps: capabilities,
      });
      return;
    case "open":
      reply(request.id, { type: "opened", handle: open(request) });
      return;
    case "call":
      return call(request);
    case "iterate":
      return iterate(request);
    case "cancel":
      inFlight.get(request.call)?.abort();
      return;
    case "wake":
      wake(request.call);
      return;
    case "unwrap": {
      const event = await unwrap(
        Buffer.from(request.payload, "base64"),
        request.headers,
        request.secrets,
        {
          tolerance: request.toleranceS,
          now: request.nowMs,
        },
      );
      reply(request.id, { type: "event", event: tag(event), known: isKnown(WebhookEvent, event) });
      return;
    }
    case "sign": {
      const headers = await signForTest(Buffer.from(request.payload, "base64"), request.secret, {
        id: request.webhookId,
        timestamp: request.nowMs / 1000,
      });
      reply(request.id, { type: "signed", headers });
      return;
    }
    case "inspect": {
      const of =
        request.of === "client" ? client(request.handle ?? "") : ended.get(request.call ?? 0);
      reply(request.id, { type: "text", text: textOf(of, request.as) });
      return;
    }
    case "close":
      reply(request.id, { type: "closed", ...(await close(request.handle)) });
      return;
    case "stop":
      process.exit(0);
      return;
    default:
      request satisfies never;
  }
}

onRequest((request) => {
  currentCall
    .run(request.id, () => answer(request))
    .catch((error: unknown) => {
      ended.set(request.id, error);
      const during = request.cmd === "open" ? "open" : "call";
      reply(request.id, { type: "err", error: failureFacts(error, during) });
    })
    .catch((error: unknown) => {
      // Neither the SDK's error nor an argument error: a fault of the driver or a bug of the SDK. The runner sees a crash.
      console.error(error instanceof NjiaError ? error.message : error);
      process.exit(1);
    });
});
