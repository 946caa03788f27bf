import {
  TransportError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from "./transport/types.ts";

/** A stored answer of one operation. */
export interface Fixture {
  readonly method: string;
  /** Path template, `/v1/payments/{id}`. */
  readonly path: string;
  readonly status: number;
  readonly body?: unknown;
  readonly contentType?: string;
}

/** A request that the fake received. */
export interface RecordedRequest {
  readonly operation: string | undefined;
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as sent; `json()` parses it. */
  readonly body: string | undefined;
  json(): unknown;
}

/** What the fake does instead of answering from a fixture. */
export type Reaction =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  /** `before`: nothing was sent. `after`: the server read the request, then the connection broke. */
  | { readonly drop: "before" | "after" }
  /** Never answers; ends by timeout or cancellation. */
  | { readonly hang: true }
  | ((request: RecordedRequest) => Reaction);

/** A transport without a network, for the tests of an application. */
export interface FakeTransport extends Transport {
  /** Everything that was sent, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Queues reactions for the next requests, of one operation or (with `*`) of any. */
  next(operation: string, ...reactions: readonly Reaction[]): FakeTransport;
  /** Answers an operation so from now on. */
  always(operation: string, reaction: Reaction): FakeTransport;
}

/**
 * A transport that answers from fixtures and injects faults: `new Njia({ apiKey, transport: fakeTransport(fixtures) })`.
 * A request that fits no fixture is answered 404 with the code `route_not_found`.
 */
export function fakeTransport(fixtures: Readonly<Record<string, Fixture>> = {}): FakeTransport {
  const requests: RecordedRequest[] = [];
  const queued = new Map<string, Reaction[]>();
  const standing = new Map<string, Reaction>();
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    const recorded = record(request, fixtures);
    requests.push(recorded);
    const name = recorded.operation ?? "";
    const reaction =
      queued.get(name)?.shift() ??
      queued.get("*")?.shift() ??
      standing.get(name) ??
      standing.get("*");
    return react(reaction ?? fromFixture(fixtures[name]), recorded, request);
  };
  const fake: FakeTransport = Object.assign(send, {
    requests,
    next(operation: string, ...reactions: readonly Reaction[]) {
      queued.set(operation, [...(queued.get(operation) ?? []), ...reactions]);
      return fake;
    },
    always(operation: string, reaction: Reaction) {
      standing.set(operation, reaction);
      return fake;
    },
  });
  return fake;
}

const NOT_FOUND: Reaction = {
  status: 404,
  headers: { "content-type": "application/problem+json" },
  body: {
    title: "Not found",
    status: 404,
    code: "route_not_found",
    detail: "No fixture fits this request.",
  },
};

const fromFixture = (fixture: Fixture | undefined): Reaction =>
  fixture
    ? {
        status: fixture.status,
        body: fixture.body,
        headers: { "content-type": fixture.contentType ?? "application/json" },
      }
    : NOT_FOUND;

async function react(
  reaction: Reaction,
  recorded: RecordedRequest,
  request: TransportRequest,
): Promise<TransportResponse> {
  if (typeof reaction === "function") return react(reaction(recorded), recorded, request);
  if ("drop" in reaction)
    throw new TransportError(
      `The fake dropped the connection ${reaction.drop} the request was read.`,
      {
        sent: reaction.drop === "after",
      },
    );
  if ("hang" in reaction)
    return new Promise((_, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason), { once: true });
    });
  const { status, body, headers = {} } = reaction;
  const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
  const empty = /^(204|205|304)$/.test(String(status));
  return new Response(empty ? null : text, {
    status,
    headers: { "content-type": "application/json", "x-request-id": "req_fake", ...headers },
  });
}

function record(
  request: TransportRequest,
  fixtures: Readonly<Record<string, Fixture>>,
): RecordedRequest {
  const url = new URL(request.url);
  const fits = Object.entries(fixtures).filter(
    ([, fixture]) => fixture.method === request.method && pattern(fixture.path).test(url.pathname),
  );
  // A literal segment wins over a placeholder: /payments/bulk before /payments/{id}.
  fits.sort(([, a], [, b]) => a.path.split("{").length - b.path.split("{").length);
  const body =
    typeof request.body === "object" ? new TextDecoder().decode(request.body) : request.body;
  return {
    operation: fits[0]?.[0],
    method: request.method,
    url,
    headers: request.headers,
    body,
    json: () => JSON.parse(body ?? "null") as unknown,
  };
}

function pattern(path: string): RegExp {
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith("{") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`${source.join("")}$`);
}
