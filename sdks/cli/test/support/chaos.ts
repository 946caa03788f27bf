import { emitEvents, openTestDatabase, startTestServer } from "@njia/server/testing";
import { Machine } from "./njia.ts";
import { Proxy } from "./proxy.ts";
import { Receiver } from "./receiver.ts";

export interface ChaosPlan {
  readonly events: number;
  readonly resources: number;
  /** Cuts of all connections, spread over the events. */
  readonly drops: number;
  /** Stops and starts of the server, spread as well. */
  readonly restarts: number;
  /** How long the command is stopped once in the middle, in milliseconds; 0: never. */
  readonly freezeMs: number;
  readonly seed: number;
}

export interface ChaosResult {
  readonly sent: number;
  readonly lost: number;
  readonly duplicates: number;
  /** Events that came behind a later one of their resource. */
  readonly outOfOrder: number;
  readonly drops: number;
  readonly restarts: number;
}

/** One `njia listen` through everything that can happen to its link; afterwards every event must have come exactly once. */
export async function chaos(plan: ChaosPlan): Promise<ChaosResult> {
  const random = randomOf(plan.seed);
  const database = await openTestDatabase();
  let server = await startTestServer({ on: database });
  const tenant = await server.provision({});
  const proxy = await new Proxy().start();
  const receiver = await new Receiver().start();
  const machine = new Machine({ NJIA_BASE_URL: proxy.url, NJIA_API_KEY: tenant.apiKey });
  proxy.target = server.upstream.port;
  const listening = machine.start(["listen", String(receiver.port), "--json"]);
  let restarts = 0;
  try {
    await listening.until((stdout) => stdout.includes('"state":"connected"'));
    const cuts = spread(plan.drops, plan.events, random);
    const stops = spread(plan.restarts, plan.events, random);
    const scope = { tenantId: tenant.id, livemode: false };
    const sent: string[] = [];
    const frozenAt = Math.floor(plan.events / 2);
    let thawed: Promise<void> = Promise.resolve();
    for (let index = 0; index < plan.events; index += 1) {
      const resource = { id: `acc_${index % plan.resources}`, serial: index };
      sent.push(...(await emitEvents(server.services, scope, "account.created", [resource])));
      if (cuts.has(index)) {
        // Somewhere between the commit and the answer of the local server.
        await pause(random() * 30);
        proxy.cut();
      }
      if (stops.has(index)) {
        restarts += 1;
        await server.stop();
        proxy.target = 0;
        server = await startTestServer({ on: database });
        proxy.target = server.upstream.port;
      }
      if (plan.freezeMs > 0 && index === frozenAt) {
        listening.child.kill("SIGSTOP");
        thawed = pause(plan.freezeMs).then(() => void listening.child.kill("SIGCONT"));
      }
    }
    await thawed;
    const wanted = new Set(sent);
    const seen = new Set<string>();
    // A test's own limit ends a vain wait.
    await receiver.until((got) => {
      for (let at = seen.size; at < got.length; at += 1) seen.add(got[at]?.id ?? "");
      return seen.size >= wanted.size;
    });
    listening.child.kill("SIGINT");
    await listening.ended;
    return judge(sent, receiver, proxy.drops, restarts);
  } finally {
    listening.child.kill("SIGKILL");
    await listening.ended;
    await proxy.stop();
    await receiver.stop();
    machine.remove();
    await server.stop();
    await database.close();
  }
}

function judge(
  sent: readonly string[],
  { got }: Receiver,
  drops: number,
  restarts: number,
): ChaosResult {
  const came = new Set(got.map(({ id }) => id));
  const last = new Map<string, number>();
  let outOfOrder = 0;
  for (const { body } of got) {
    const { id, serial } = (JSON.parse(body) as { data: { id: string; serial: number } }).data;
    if (serial < (last.get(id) ?? -1)) outOfOrder += 1;
    last.set(id, serial);
  }
  const lost = sent.filter((id) => !came.has(id)).length;
  return {
    sent: sent.length,
    lost,
    duplicates: got.length - came.size,
    outOfOrder,
    drops,
    restarts,
  };
}

/** `count` different places below `end`, evenly spread with some play. */
function spread(count: number, end: number, random: () => number): ReadonlySet<number> {
  const step = end / Math.max(1, count);
  return new Set(
    Array.from({ length: count }, (_, index) =>
      Math.min(end - 1, Math.floor((index + random() * 0.8) * step)),
    ),
  );
}

/** Mulberry32: the same seed breaks in the same places. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
