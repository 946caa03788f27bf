import {
  emitEvents,
  startTestServer,
  type TestServer,
  type TestTenant,
} from "@njia/server/testing";
import { afterAll, beforeAll } from "vitest";
import { Machine } from "./njia.ts";

/** What the tests of a file share; there once their hooks have run. */
export interface Stage {
  readonly server: TestServer;
  readonly tenant: TestTenant;
}

type Plan = Parameters<TestServer["provision"]>[0];

/** A server for the tests of a file, with a tenant: opened before the first test, stopped behind the last. */
export function useServer(plan: Plan = {}): Stage {
  let opened: Stage | undefined;
  const stage = (): Stage => {
    if (opened === undefined) throw new Error("The server of this file is not open yet.");
    return opened;
  };
  beforeAll(async () => {
    const server = await startTestServer();
    opened = { server, tenant: await server.provision(plan) };
  });
  afterAll(() => opened?.server.stop());
  return {
    get server() {
      return stage().server;
    },
    get tenant() {
      return stage().tenant;
    },
  };
}

/** A machine that acts for a tenant. */
export const machineFor = ({ server, tenant }: Stage): Machine =>
  new Machine({ NJIA_BASE_URL: server.url, NJIA_API_KEY: tenant.apiKey });

/** A machine that acts for the tenant of all tests of a file; to be called at the top, behind `useServer`. */
export function useMachine(stage: Stage): { readonly machine: Machine } {
  let made: Machine | undefined;
  afterAll(() => made?.remove());
  return {
    get machine() {
      return (made ??= machineFor(stage));
    },
  };
}

/** Where the records of a tenant lie: its test mode. */
export const scopeOf = (tenant: TestTenant): { tenantId: string; livemode: boolean } => ({
  tenantId: tenant.id,
  livemode: false,
});

/** Lets events of one type happen, one per resource; answers their ids. */
export const emitFor = (
  { server, tenant }: Stage,
  type: string,
  resources: Parameters<typeof emitEvents>[3],
): Promise<readonly string[]> => emitEvents(server.services, scopeOf(tenant), type, resources);

/** The records that a command printed, one a line. */
export const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
