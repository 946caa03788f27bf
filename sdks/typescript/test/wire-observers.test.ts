// What logs, errors and hooks tell of a call. Judged at the socket, on both transports.
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { createThing, KEY, THING } from "./support/client.ts";
import { answer, sequence } from "./support/raw-server.ts";
import { call, failure, ok, TRANSPORTS, wire } from "./support/wire.ts";

describe.each(TRANSPORTS)("on %s", (_transport, transport) => {
  const start = wire(transport);
  it("prints no secret, however it is printed", async () => {
    const pan = "4111111111111111";
    const session = "svs_0123456789abcdefghijABCDEFGHIJ";
    const lines: string[] = [];
    const log = (...args: unknown[]): void =>
      void lines.push(...args.map((arg) => inspect(arg, { depth: 9 })));
    const logger = { error: log, warn: log, info: log, debug: log };
    const echo = answer(400, {
      code: "validation_failed",
      detail: `bad key ${KEY} and card ${pan}`,
      pan,
    });
    const { api } = await start(
      sequence(echo, answer(200, { ...THING, pan, cvc: "123", secret: session })),
      {
        logger,
        logLevel: "debug",
        logBodies: true,
        sessionToken: session,
        maxRetries: 0,
      },
    );
    const send = (): PromiseLike<unknown> =>
      api.call(createThing, [], {
        amountMinorUnits: 1,
        currency: "XAF",
        pan,
        cvc: "987654",
        sessionToken: session,
      });
    const error = await failure(send());
    await send();
    const printed = [
      ...lines,
      inspect(error, { depth: 9, showHidden: false }),
      String(error),
      error.stack,
      JSON.stringify(error),
      inspect(api, { depth: 9, showHidden: true }),
      JSON.stringify(api),
      String(api),
    ].join("\n");
    expect(lines.length).toBeGreaterThan(3);
    for (const secret of [
      KEY,
      session,
      pan,
      "987654",
      btoa(KEY).slice(0, 40),
      encodeURIComponent(session),
    ])
      expect(printed).not.toContain(secret);
  });

  it("hooks see frozen events and cannot break the call", async () => {
    const events: string[] = [];
    const hook = (event: object): void => {
      expect(Object.isFrozen(event)).toBe(true);
      events.push(Object.keys(event).join());
      throw new Error("a broken hook");
    };
    const { api } = await start(sequence(answer(503, {}), ok()), {
      onRequest: hook,
      onResponse: hook,
      onRetry: hook,
    });
    await call(api, createThing);
    expect(events).toHaveLength(5);
  });
});
