import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseApproval } from "../approvals.ts";
import { edited } from "../corpus/case.ts";
import { shop } from "../corpus/shop.ts";
import { diff } from "../diff.ts";
import { EXIT, judge } from "../judge.ts";
import { play } from "../oracle/rounds.ts";
import { newestRelease, readDocument } from "../read.ts";
import { FORMATS, report } from "../report/index.ts";
import { allRules } from "../rules/index.ts";
import { PAGE, rulesPage } from "../rules/page.ts";

const broken = edited(shop, [["/paths/~1stock"]]);
const approval = (pointer: string) =>
  parseApproval(
    "stock",
    `---\nowner: shop team\napproves:\n  - rule: path-removed\n    pointer: ${pointer}\n---\nAsk /orders.\n`,
  );

describe("the gate", () => {
  it("refuses what breaks, passes what is announced or a new major version", () => {
    expect(judge(diff(shop, broken)).exit).toBe(EXIT.breaking);
    const approvals = [approval("/paths/~1stock")];
    expect(judge(diff(shop, broken, { approvals })).exit).toBe(EXIT.safe);
    expect(judge(diff(shop, edited(broken, [["/info/version", "2.0.0"]]))).exit).toBe(EXIT.safe);
  });

  it("refuses an announcement that covers nothing", () => {
    const { refusals } = judge(diff(shop, shop, { approvals: [approval("/paths/~1stock")] }));
    expect(refusals).toHaveLength(1);
  });

  it("wants an owner, something to approve and a way to migrate", () => {
    expect(() => parseApproval("x", "text")).toThrow("front matter");
    expect(() => parseApproval("x", "---\napproves: []\n---\nDo.")).toThrow("owner");
    expect(() => parseApproval("x", "---\nowner: a\n---\nDo.")).toThrow("approves nothing");
    const bare = "---\nowner: a\napproves: [{rule: r, pointer: p}]\n---\n";
    expect(() => parseApproval("x", bare)).toThrow("migrate");
  });

  it("never takes a document that it cannot read for one without changes", () => {
    expect(() => diff({}, {})).toThrow("openapi");
    expect(() => diff(shop, { ...shop, openapi: "3.1.0" })).toThrow("3.0");
    const dangling = edited(shop, [["/components/schemas/Order"]]);
    expect(() => diff(dangling, dangling)).toThrow("leads nowhere");
  });

  it.each(FORMATS)("is told as %s", (format) => {
    const text = report(diff(shop, broken), format);
    expect(text).toContain("path-removed");
  });
});

it("finds our own bundle equal to itself, having read all of it", async () => {
  const release = newestRelease(join(import.meta.dirname, "..", "..", "..", "spec", "releases"));
  const document = await readDocument(release ?? "");
  const { verdict, compared } = diff(document, document);
  expect(verdict).toBe("same");
  expect(compared.head.paths).toBeGreaterThan(100);
});

it("has a current page of rules", () => {
  expect(readFileSync(PAGE, "utf8")).toBe(rulesPage());
});

describe("the oracle", () => {
  it("contradicts nothing that the engine cleared", () => {
    const tally = play(1, 150);
    expect(tally.contradictions).toEqual([]);
    expect(tally.instances).toBeGreaterThan(500);
  });

  it("sees a rule that is too mild", () => {
    const mild = allRules.map((rule) => ({ ...rule, severity: "safe" as const }));
    expect(play(1, 60, mild).contradictions.length).toBeGreaterThan(0);
  });
});
