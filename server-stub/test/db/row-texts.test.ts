import { describe, expect, it } from "vitest";
import { RowTexts } from "../../src/db/row-texts.ts";

const scope = { tenantId: "ten_a", livemode: false };
const text = (length: number): Buffer => Buffer.alloc(length, "x");

describe("texts of rows", () => {
  it("are told for their version, tenant and mode alone", () => {
    const texts = new RowTexts();
    const row = { id: "pay_1", version: "7" };
    texts.set(scope, row, text(1));
    expect(texts.get(scope, row)).toEqual(text(1));
    expect(texts.get(scope, { ...row, version: "8" })).toBeNull();
    expect(texts.get({ ...scope, tenantId: "ten_b" }, row)).toBeNull();
    expect(texts.get({ ...scope, livemode: true }, row)).toBeNull();
  });

  it("give way to those that were used later", () => {
    const texts = new RowTexts(100);
    const row = (id: string) => ({ id, version: "1" });
    for (const id of ["a", "b"]) texts.set(scope, row(id), text(40));
    texts.get(scope, row("a"));
    texts.set(scope, row("c"), text(40));
    expect(["a", "b", "c"].map((id) => texts.has(scope, id))).toEqual([true, false, true]);
    texts.set(scope, { id: "a", version: "2" }, text(60));
    expect(texts.get(scope, { id: "a", version: "2" })).toEqual(text(60));
    expect(texts.has(scope, "c")).toBe(true);
    texts.set(scope, row("huge"), text(101));
    expect(["a", "c", "huge"].some((id) => texts.has(scope, id))).toBe(false);
  });
});
