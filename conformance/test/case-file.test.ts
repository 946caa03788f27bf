import { describe, expect, it } from "vitest";
import { manifest, parseCaseFile, readCases } from "../runner/case-file.ts";
import { fileURLToPath } from "node:url";

const file = (cases: string, head = "suite: demo\nschema: 1.0.0"): string =>
  `${head}\ncases:\n${cases}`;
const good = `
- id: demo.case
  about: A case that says what it is about.
  req: [contract:1/max-retries]
  steps: [{ call: getPayment, expect: { ok: {} } }]`;

describe("case files", () => {
  it("expand their parameters by position", () => {
    const cases = parseCaseFile(
      file(`
- id: demo.many
  about: A case with two parameters, by position.
  req: [contract:1/max-retries]
  params: { status: [500, 503], wait: [1, 2] }
  steps: [{ call: getPayment, expect: { err: { status: $status } } }]`),
      "demo.yaml",
    );
    expect(cases.map((test) => test.id)).toEqual(["demo.many.a", "demo.many.b"]);
    expect(cases[1]?.variables).toEqual({ status: 503, wait: 2 });
  });

  it("give a column only the cases that are its own", () => {
    const cases = parseCaseFile(file(good.replace("req:", "only: int64\n  req:")), "demo.yaml");
    expect(manifest(cases, new Set())).toEqual([]);
    expect(manifest(cases, new Set(["int64"])).length).toBe(1);
  });

  it("of the suite are all of this form, with unique ids", () => {
    const cases = readCases(fileURLToPath(new URL("../cases", import.meta.url)));
    expect(cases.length).toBeGreaterThan(120);
  });
});

describe("case files that are refused", () => {
  const bad: readonly (readonly [string, string])[] = [
    ["no suite", file(good, "schema: 1.0.0")],
    ["a newer format", file(good, "suite: demo\nschema: 1.9.0")],
    ["another major format", file(good, "suite: demo\nschema: 2.0.0")],
    ["no cases", "suite: demo\nschema: 1.0.0\ncases: []"],
    ["an unknown key at the top", `${file(good)}\nextra: 1`],
    ["an unknown key in a case", file(`${good}\n  colour: red`)],
    ["no about", file(good.replace(/ {2}about:.*\n/, ""))],
    ["an about of one word", file(good.replace("A case that says what it is about.", "x"))],
    ["no requirement", file(good.replace("[contract:1/max-retries]", "[]"))],
    ["a requirement of no known kind", file(good.replace("contract:1/max-retries", "wish:1"))],
    ["an id with capitals", file(good.replace("demo.case", "Demo.Case"))],
    ["an id of one word", file(good.replace("demo.case", "demo"))],
    ["no steps", file(good.replace(/ {2}steps:.*/, "  steps: []"))],
    ["a step that does nothing", file(good.replace("call: getPayment, ", ""))],
    [
      "a step that does two things",
      file(good.replace("call: getPayment", "call: getPayment, iterate: listPayments")),
    ],
    ["a step without expectation", file(good.replace("expect: { ok: {} }", "args: {}"))],
    ["an empty expectation", file(good.replace("{ ok: {} }", "{}"))],
    ["an unknown expectation", file(good.replace("{ ok: {} }", "{ okay: {} }"))],
    ["a wire entry that asks for nothing", file(`${good}\n  wire: [{}]`)],
    ["an attempts shorthand with more", file(`${good}\n  wire: { attempts: 1, method: GET }`)],
    ["an unknown client option", file(`${good}\n  client: { retries: 2 }`)],
    ["an unknown clock", file(`${good}\n  client: { clock: sundial }`)],
    [
      "a negative seed",
      file(`${good}\n  seed: { accounts: { A: { currency: XAF, available: -1 } } }`),
    ],
    ["a parameter without values", file(`${good}\n  params: { a: [] }`)],
    ["parameters of different length", file(`${good}\n  params: { a: [1, 2], b: [1] }`)],
    ["a cancel on something else", file(good.replace("expect:", "cancelOn: dawn, expect:"))],
    ["one parallel call", file(good.replace("expect:", "parallel: 1, expect:"))],
    ["a list where a file is due", "- a\n- b"],
  ];
  it.each(bad)("%s", (_, text) => {
    expect(() => parseCaseFile(text, "demo.yaml")).toThrow();
  });
});
