import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { FrameParser, type Frame } from "../src/listen/frames.ts";
import { matches, selectorsOf } from "../src/listen/globs.ts";
import { readTarget } from "../src/listen/options.ts";
import { Position } from "../src/listen/position.ts";
import { Schedule } from "../src/listen/schedule.ts";
import type { Received } from "../src/listen/event.ts";
import { keysOf } from "../src/tui/keys.ts";

const folder = mkdtempSync(join(tmpdir(), "njia-parts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("frames", () => {
  const data = '{"name":"Kwamé 象 🧾"}';
  const parse = (bytes: Uint8Array, cuts: readonly number[]): Frame[] => {
    const parser = new FrameParser();
    const ends = [...cuts, bytes.length];
    return ends.flatMap((to, index) => [...parser.push(bytes.subarray(ends[index - 1] ?? 0, to))]);
  };

  it("are the same wherever the bytes are cut, with any line ends, a byte order mark and comments", () => {
    for (const line of ["\n", "\r\n", "\r"]) {
      const text = [
        "\ufeff: hello",
        "id: 7",
        "event:account.created",
        `data: ${data}`,
        "",
        ": still here",
        "",
        "data:a",
        "data: b",
        "",
        "",
      ].join(line);
      const bytes = new TextEncoder().encode(text);
      const whole = [
        { id: "7", event: "account.created", data },
        { id: undefined, event: "message", data: "a\nb" },
      ];
      // A lone CR at the very end may still become a CRLF.
      const complete = line === "\r" ? whole.slice(0, 1) : whole;
      for (let cut = 0; cut <= bytes.length; cut += 1)
        expect(parse(bytes, [cut])).toEqual(complete);
      expect(
        parse(
          bytes,
          Array.from(bytes, (_, index) => index),
        ),
      ).toEqual(complete);
    }
  });
});

describe("globs and targets", () => {
  it("take what they say", () => {
    expect(
      ["*", "payment.*", "*.failed", "payment.failed"].map((glob) =>
        matches(glob, "payment.failed"),
      ),
    ).toEqual([true, true, true, true]);
    expect(
      ["payment.*", "pay", "payment.faile", "payment.failed.x"].map((glob) =>
        matches(glob, "paymentx.failed"),
      ),
    ).toEqual([false, false, false, false]);
  });

  it("spell out for the server what it has no word for", async () => {
    const all = (): Promise<string[]> =>
      Promise.resolve(["payment.failed", "kyc.failed", "kyc.done"]);
    expect(await selectorsOf(["payment.*"], () => Promise.reject(new Error("not asked")))).toEqual([
      "payment.*",
    ]);
    expect(await selectorsOf(["kyc.*", "*.failed"], all)).toEqual([
      "kyc.*",
      "payment.failed",
      "kyc.failed",
    ]);
  });

  it("are ports, hosts or URLs", () => {
    expect(
      ["3000", "3000/hooks", "localhost:8080/a", "https://dev.local/x"].map(readTarget),
    ).toEqual([
      "http://localhost:3000/",
      "http://localhost:3000/hooks",
      "http://localhost:8080/a",
      "https://dev.local/x",
    ]);
    expect(() => readTarget("99999999")).toThrow(/neither/);
  });
});

describe("the position", () => {
  const path = join(folder, "p");

  it("is the highest event below which everything is done, and survives a start", () => {
    const first = new Position(path);
    expect(first.done).toBeUndefined();
    for (const sequence of [4, 7, 9]) expect(first.take(sequence, `evt_${sequence}`)).toBe(true);
    expect(first.take(7, "evt_7")).toBe(false);
    first.finish(9);
    first.finish(7);
    expect(first.done).toBeUndefined();
    const second = new Position(path);
    expect(second.take(9, "evt_9")).toBe(false);
    expect(second.take(4, "evt_4")).toBe(true);
    expect(second.take(8, "evt_8")).toBe(true);
    second.finish(4);
    expect(second.done).toBe(7);
    second.finish(8);
    expect(second.done).toBe(9);
    second.pass(20);
    const third = new Position(path);
    expect(third.done).toBe(20);
    expect(readFileSync(path, "utf8").trim().split("\n")).toHaveLength(1);
  });

  it("does not trust a last line that was being written", () => {
    writeFileSync(path, "c 5 evt_5\nc 12");
    expect(new Position(path).done).toBe(5);
  });

  it("does not pass what is still on its way", () => {
    const position = new Position();
    position.take(3, "evt_3");
    position.pass(10);
    expect(position.done).toBeUndefined();
    position.finish(3);
    position.pass(10);
    expect(position.done).toBe(10);
  });
});

describe("the schedule", () => {
  const event = (sequence: number, resource: string): Received => ({
    sequence,
    id: `evt_${sequence}`,
    type: "a.b",
    resource,
    timestamp: "",
    body: "",
    replayed: false,
  });

  it("keeps one resource in order and others beside it, within its limit", async () => {
    const began: number[] = [];
    const open = new Map<number, () => void>();
    let most = 0;
    const schedule = new Schedule({
      concurrency: 2,
      ordered: false,
      handle: ({ sequence }) => {
        began.push(sequence);
        most = Math.max(most, open.size + 1);
        return new Promise((resolve) =>
          open.set(sequence, () => (open.delete(sequence), resolve())),
        );
      },
    });
    const finish = async (sequence: number): Promise<void> => {
      open.get(sequence)?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    for (const [sequence, resource] of [
      [1, "a"],
      [2, "a"],
      [3, "b"],
      [4, "c"],
    ] as const)
      schedule.add(event(sequence, resource));
    expect(began).toEqual([1, 3]);
    await finish(3);
    expect(began).toEqual([1, 3, 4]);
    await finish(1);
    expect(began).toEqual([1, 3, 4, 2]);
    await finish(4);
    await finish(2);
    await schedule.idle();
    expect(most).toBe(2);
  });

  it("with `ordered` begins nothing before the last one is done", async () => {
    const log: string[] = [];
    const schedule = new Schedule({
      concurrency: 20,
      ordered: true,
      handle: async ({ sequence }) => {
        log.push(`+${sequence}`);
        await new Promise((resolve) => setImmediate(resolve));
        log.push(`-${sequence}`);
      },
    });
    for (const sequence of [1, 2, 3]) schedule.add(event(sequence, `r${sequence}`));
    await schedule.idle();
    expect(log).toEqual(["+1", "-1", "+2", "-2", "+3", "-3"]);
  });
});

it("keys are read from what a terminal sends", () => {
  expect(keysOf("j\u001b[A\u001b[5~\r\u0003é").map(({ name }) => name)).toEqual([
    "j",
    "up",
    "page-up",
    "enter",
    "interrupt",
    "é",
  ]);
});
