/** Must-pass and must-fail: the same case judges an honest client green and each dishonest one red. */
import { describe, expect, it } from "vitest";
import { parseCaseFile, type Case } from "../runner/case-file.ts";
import { executeCase } from "../runner/execute.ts";
import { scripted, type Habit } from "./scripted-driver.ts";

const text = (faults: string, attempts: number): string => `
suite: demo
schema: 1.0.0
cases:
- id: demo.replay
  about: A keyed call that fails once and then succeeds.
  req: [contract:1/replay-transport]
  steps:
  - call: createPayment
    args: { body: { amountMinorUnits: 1 } }
    faults: ${faults}
    expect: { ok: { object: payment }, meta: { $partial: true, attempts: ${attempts} }, slept: [375] }
  wire: { attempts: 2 }`;

function replay(
  faults = "[read-not-forwarded, { respond: { status: 201, json: { object: payment } } }]",
  attempts = 2,
): Case {
  const [test] = parseCaseFile(text(faults, attempts), "demo.yaml");
  if (test === undefined) throw new Error("no case");
  return test;
}

async function judge(
  change: Partial<Habit>,
  test = replay(),
): Promise<{ status: string; reason: string }> {
  const column = scripted(change);
  const { status, reason } = await executeCase(test, column, column.driver, null);
  return { status, reason };
}

describe("must pass", () => {
  it.each([
    ["a reset before the answer", undefined],
    [
      "a server error before the answer",
      `["503", { respond: { status: 201, json: { object: payment } } }]`,
    ],
    [
      "a cut body before the answer",
      `[{ respond: { status: 201, json: { object: payment }, cutAt: 3 } }, { respond: { status: 201, json: { object: payment } } }]`,
    ],
  ])("an honest client after %s", async (_, faults) => {
    expect(await judge({}, replay(faults))).toEqual({ status: "pass", reason: "" });
  });
});

describe("must fail", () => {
  const dishonest: readonly (readonly [string, Partial<Habit>, RegExp])[] = [
    ["a fresh key per attempt", { freshKeyPerAttempt: true }, /idempotency-key/],
    ["no key on the replay", { dropKeyOnReplay: true }, /idempotency-key/],
    ["a header nobody asked for", { extraHeader: true }, /x-telemetry/],
    ["the API key twice", { keyTwice: true }, /x-api-key/],
    ["a frozen retry count", { frozenRetryCount: true }, /x-retry-count/],
    ["another wait than the policy's", { wait: 10 }, /slept/],
    ["another result", { result: { object: "refund" } }, /ok\/object/],
    [
      "a result with more than was sent",
      { result: { object: "payment", extra: "x" } },
      /ok\/extra/,
    ],
    ["one attempt too few", { attempts: 1 }, /attempts|slept|never fired/],
    ["one attempt too many", { attempts: 3 }, /attempts|slept/],
    ["a socket left open", { leak: true }, /sockets/],
    ["another body on the replay", { bodySpaceOnReplay: true }, /body/],
  ];
  it.each(dishonest)("%s", async (_, habit, reason) => {
    const result = await judge(habit);
    expect(result.status).toBe("fail");
    expect(result.reason).toMatch(reason);
  });

  it("a fault that never fires", async () => {
    const result = await judge(
      {},
      replay(`["503", "503", { respond: { status: 201, json: { object: payment } } }]`),
    );
    expect(result.status).toBe("fail");
    expect(result.reason).toMatch(/never fired/);
  });
});

it("a live case without a server is void, which is not green", async () => {
  const column = scripted();
  const test: Case = { ...replay(), server: "live" };
  expect((await executeCase(test, column, column.driver, null)).status).toBe("void");
});
