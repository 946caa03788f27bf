/** What the tests at the socket share: both transports, servers that are stopped after each test, and scripts of faults. */
import { afterEach } from "vitest";
import { NjiaError } from "../../src/runtime/errors.ts";
import type { Operation } from "../../src/runtime/operation.ts";
import type { ClientOptions } from "../../src/runtime/options.ts";
import { virtualSeam } from "../../src/runtime/seam.ts";
import { fetchTransport } from "../../src/runtime/transport/fetch.ts";
import { client, THING } from "./client.ts";
import { answer, rawServer, type RawServer, type Script } from "./raw-server.ts";

export const servers: RawServer[] = [];
export const cleanUp: (() => void)[] = [];
afterEach(async () => {
  for (const task of cleanUp.splice(0)) task();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

export const UUID4: RegExp =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
export const ok = (): string => answer(200, THING);
// Node's fetch gives a connection back to its pool some turns after the body has been read.
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
export const drop: Script = (socket) => void socket.resetAndDestroy();
export const first =
  (script: Script, then: string): Script =>
  (socket, request, index) =>
    index === 0 ? script(socket, request, index) : void socket.write(then);

export async function failure(promise: PromiseLike<unknown>): Promise<NjiaError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof NjiaError) return error;
    throw new Error("a foreign error escaped", { cause: error });
  }
  throw new Error("the call did not fail");
}

export const TRANSPORTS: readonly (readonly [string, () => ClientOptions])[] = [
  ["node:http", () => ({})],
  ["fetch", () => ({ transport: fetchTransport() })],
];

type Client = ReturnType<typeof client>;

export interface Wire {
  readonly server: RawServer;
  readonly api: Client;
  /** Milliseconds that the client waited before each repetition. */
  readonly slept: readonly number[];
}

/** Starts a scripted server and a client of it, whose waits are virtual and kept in `slept`. */
export function wire(
  transport: () => ClientOptions,
): (script: Script, options?: Parameters<typeof client>[0]) => Promise<Wire> {
  return async (script, options = {}) => {
    const server = await rawServer(script);
    servers.push(server);
    const slept: number[] = [];
    const seam = virtualSeam({
      start: Date.UTC(2026, 10, 20, 10),
      onSleep: (ms) => slept.push(ms),
    });
    const api = client({ baseUrl: server.url, seam, ...transport(), ...options });
    cleanUp.push(() => api.close());
    return { server, api, slept };
  };
}

export const call = (
  api: Client,
  operation: Operation,
  options?: Parameters<Client["call"]>[3],
): ReturnType<typeof api.call<typeof THING>> =>
  api.call<typeof THING>(
    operation,
    operation.path.includes("{") ? ["thg_1"] : [],
    operation.method === "POST" ? { amountMinorUnits: 1, currency: "XAF" } : undefined,
    options,
  );
