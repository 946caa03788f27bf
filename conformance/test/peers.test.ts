/** The judges of the peers' traps: each must be able to say that a client holds, and that it falls. */
import { expect, it } from "vitest";
import type { WireRecord } from "../proxy/fault-proxy.ts";
import type { Seen, Told } from "../peers/seen.ts";
import { traps } from "../peers/traps.ts";

const request = (atMs: number, headers: WireRecord["headers"] = []): WireRecord => ({
  index: 0,
  connection: 1,
  ordinal: 1,
  method: "POST",
  target: "/",
  headers,
  head: Buffer.alloc(0),
  body: Buffer.from("{}"),
  complete: true,
  atMs,
});

const ok: Told = { ok: true, id: "x_1", number: "1000" };
const refused: Told = { ok: false, error: "no" };
const seen = (told: Told | null, ms: number, ...records: readonly WireRecord[]): Seen => ({
  records,
  elsewhere: [],
  told,
  ms,
  startedAt: 0,
});
const key = (value: string): WireRecord["headers"] => [["Idempotency-Key", value]];
const twice = (waitMs: number): Seen => seen(ok, waitMs, request(0), request(waitMs));
const once = seen(refused, 10, request(0));

/** Trap, what holds, what falls. */
const known: readonly (readonly [string, Seen, Seen])[] = [
  [
    "T1 on 500",
    seen(ok, 10, request(0, key("a")), request(5, key("a"))),
    seen(ok, 10, request(0, key("a")), request(5, key("b"))),
  ],
  ["T1 on a reset", seen(ok, 10, request(0, key("a")), request(5, key("a"))), twice(5)],
  ["T1 without retries, write", once, twice(5)],
  ["T1 without retries, read", once, twice(5)],
  [
    "T2",
    seen(ok, 900, request(0), request(300), request(900)),
    seen(ok, 9, request(0), request(4), request(9)),
  ],
  ["T3", twice(500), once],
  ["T4", twice(8_000), twice(500)],
  ["T5", twice(500), twice(9_000)],
  ["T6", twice(3_010), once],
  ["T7", twice(12_010), twice(8_000)],
  ["T8", once, seen(null, 20_000, request(0))],
  ["T10", once, { ...once, elsewhere: [request(5)] }],
  ["T12", seen(refused, 1_100, request(0)), seen(ok, 3_600, request(0))],
  ["T17", once, seen({ ok: true, id: 5, number: "1" }, 10, request(0))],
  [
    "T18",
    seen({ ok: true, id: "x", number: "9007199254740993" }, 10, request(0)),
    seen({ ok: true, id: "x", number: "9007199254740992" }, 10, request(0)),
  ],
  ["T23", once, seen(ok, 10, request(0))],
];

it("every trap has both", () => {
  expect(known.map(([id]) => id)).toEqual(traps.map(({ id }) => id));
});

it.each(known)("%s", (id, holds, falls) => {
  const trap = traps.find((one) => one.id === id);
  expect(trap?.judge(holds).holds).toBe(true);
  expect(trap?.judge(falls).holds).toBe(false);
});
