/** Case files that differ from a good one in one place; each must be refused. */
import { expect, it } from "vitest";
import { parseCaseFile } from "../runner/case-file.ts";

const good = {
  suite: "demo",
  schema: "1.2.0",
  shared: { any: { thing: 1 } },
  cases: [
    {
      id: "demo.case",
      about: "A case that says what it is about.",
      req: ["contract:1/max-retries", "spec:/paths/~1v1", "trap:T1"],
      needs: ["retries"],
      only: "sockets",
      params: { a: [1, 2], b: ["x", "y"] },
      server: "live",
      seed: { clock: "frozen", accounts: { A: { currency: "XAF", available: 1 } } },
      client: {
        maxRetries: 1,
        timeoutMs: 1,
        clock: "real",
        hooks: "report",
        random: 0.5,
        nowMs: 1,
      },
      tls: { certificate: "good", version: "1.2" },
      forward: { auth: "a:b", answer: 403, asked: [{ method: "CONNECT" }] },
      steps: [
        {
          call: "getPayment",
          args: { path: { id: "x" } },
          opts: { maxRetries: 1 },
          faults: ["503", { respond: { status: 200 } }],
          cancelOn: "sleep",
          cancelAfterMs: 5,
          parallel: 2,
          pauseMs: 5,
          expect: { ok: {}, meta: {}, slept: [1], elapsedMs: { min: 1, max: 2 } },
        },
      ],
      wire: [
        {
          method: "GET",
          target: "/",
          headers: { a: "b" },
          absent: ["c"],
          sameAs: 0,
          bytes: "body",
        },
      ],
      ledger: { payments: 1, accounts: { A: { available: 1 } } },
    },
  ],
};

type Tree = Record<string, unknown>;

/** The good file with one place changed: a value of undefined takes the place away. */
function changed(path: string, value: unknown): string {
  const file = structuredClone(good) as unknown as Tree;
  const keys = path.split("/");
  const last = keys.pop() ?? "";
  let at = file;
  for (const key of keys) at = at[key] as Tree;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return JSON.stringify(file);
}

const one = "cases/0";
const step = `${one}/steps/0`;

/** Places, and what may not stand there; undefined: what may not be missing. */
const places: readonly (readonly [place: string, bad: readonly unknown[]])[] = [
  ["suite", [undefined, 1, "", "Demo", "de mo", "1demo", null]],
  ["schema", [undefined, 1, "1", "1.0", "v1.0.0", "1.99.0", "2.0.0", "0.9.0"]],
  ["shared", [[], "x", 1]],
  ["extra", [1, {}]],
  ["cases", [undefined, [], {}, "x", [1], [null]]],
  [
    `${one}/id`,
    [undefined, 1, "", "demo", "Demo.case", "demo..case", "demo.", ".case", "demo case.x"],
  ],
  [`${one}/about`, [undefined, "", "too short", 7]],
  [
    `${one}/req`,
    [undefined, [], "contract:1/x", [1], ["contract:x"], ["spec:paths"], ["wish:1"], ["trap:9"]],
  ],
  [`${one}/needs`, ["retries", [1], {}]],
  [`${one}/only`, [1, ["sockets"]]],
  [
    `${one}/params`,
    [
      {},
      [],
      { a: [] },
      { a: 1 },
      [1],
      [{}],
      "x",
      { a: [1], b: [1, 2] },
      { canary: [1] },
      { runDigits: ["7"] },
    ],
  ],
  [`${one}/server`, ["dead", 1, true]],
  [`${one}/seed`, [[], { purse: 1 }, "x"]],
  [`${one}/seed/clock`, ["running", 1, "2026-01-01"]],
  [`${one}/seed/accounts/A`, [{}, { currency: "XAF" }, { available: 1 }, 1]],
  [`${one}/seed/accounts/A/available`, [-1, 1.5, "1"]],
  [`${one}/client`, [[], { retries: 1 }, "x"]],
  [`${one}/client/clock`, ["sundial", 1]],
  [`${one}/client/hooks`, ["loud", true]],
  [`${one}/client/timeoutMs`, ["1", 1.5]],
  [`${one}/tls`, [{}, { version: "1.2" }, { certificate: "good", colour: 1 }, "good"]],
  [`${one}/tls/version`, ["1.4", "2", 1.2]],
  [`${one}/forward`, [{}, { auth: "a:b" }, { asked: [], colour: 1 }]],
  [`${one}/forward/asked`, [{}, [{}], [1]]],
  [`${one}/steps`, [undefined, [], {}, [1]]],
  [`${step}/call`, [undefined, 1, {}]],
  [`${step}/iterate`, ["listPayments"]],
  [`${step}/unwrap`, [{}]],
  [`${step}/colour`, [1]],
  [`${step}/opts`, [[], "x"]],
  [`${step}/faults`, ["503", [503], [null]]],
  [`${step}/cancelOn`, ["dawn", 1]],
  [`${step}/cancelAfterMs`, ["5", 1.5]],
  [`${step}/parallel`, [0, 1, "2", 2.5]],
  [`${step}/pauseMs`, ["5"]],
  [`${step}/expect`, [undefined, {}, { okay: 1 }, [], "ok"]],
  [`${step}/expect/slept`, [1, {}]],
  [`${step}/expect/opened`, ["yes", 1]],
  [`${step}/expect/elapsedMs`, [5, { most: 1 }, { min: "1" }]],
  [
    `${one}/wire`,
    ["x", 1, [{}], [1], [{ colour: 1 }], { attempts: 1, method: "GET" }, {}, { distinct: "a" }],
  ],
  [`${one}/wire/0/bytes`, ["head", 1]],
  [`${one}/wire/0/absent`, ["c", [1]]],
  [`${one}/wire/0/sameAs`, ["0", 0.5]],
  [`${one}/ledger`, [[], { purse: 1 }, "x"]],
  [`${one}/ledger/payments`, ["1", 1.5]],
  [`${one}/colour`, ["red"]],
];

const bad = places.flatMap(([place, values]) =>
  values.map(
    (value) => [place, JSON.stringify(value) ?? "nothing", changed(place, value)] as const,
  ),
);

it("the good file is read", () => {
  expect(parseCaseFile(JSON.stringify(good), "good.yaml")).toHaveLength(2);
});

it("are at least a hundred", () => {
  expect(bad.length).toBeGreaterThanOrEqual(100);
});

it.each(bad)("is refused: %s is %s", (_, _value, text) => {
  expect(() => parseCaseFile(text, "demo.yaml")).toThrow();
});
