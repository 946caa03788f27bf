import { describe, expect, it } from "vitest";
import { collectReport } from "../../src/diagnostics.ts";
import { createScope } from "../../src/target/scope.ts";
import { nameOf } from "../support/toy-api.ts";
import { toyNaming } from "../support/toy-target.ts";

const setUp = () => {
  const report = collectReport();
  return { report, scope: createScope({ target: "toy", naming: toyNaming, report }) };
};

describe("scope", () => {
  it("keeps our own members first", () => {
    const { scope, report } = setUp();
    scope.reserve("request");
    expect(scope.take(nameOf("request"), "member", [nameOf("body")])).toBe("requestBody");
    expect(report.diagnostics).toEqual([]);
  });

  it("settles a collision with context words, nearest first", () => {
    const { scope } = setUp();
    expect(scope.take(nameOf("id"), "member", [])).toBe("id");
    expect(scope.take(nameOf("ID", "id"), "member", [nameOf("query")])).toBe("idQuery");
    expect(scope.take(nameOf("Id", "id"), "member", [nameOf("query"), nameOf("payment")])).toBe(
      "queryId",
    );
  });

  it("uses a hash, never an ordinal, when no context is left, and says so", () => {
    const { scope, report } = setUp();
    scope.take(nameOf("abc"), "member", []);
    const taken = scope.take(nameOf("ABC", "abc"), "member", [], { pointer: "/a/b" });
    expect(taken).toMatch(/^abcX[0-9a-f]{6}$/);
    expect(setUp().scope.take(nameOf("abc"), "member", [])).toBe("abc");
    expect(report.diagnostics).toMatchObject([{ code: "W-NAME", origin: { pointer: "/a/b" } }]);
    expect(report.diagnostics[0]?.remedy).toContain("x-sdk-name");
  });

  it("makes files differ by more than case, and members by case alone", () => {
    const { scope } = setUp();
    scope.take({ wire: "a", words: ["a"], override: { toy: "Abc" } }, "file", []);
    expect(
      scope.take({ wire: "b", words: ["b"], override: { toy: "abc" } }, "file", [nameOf("x")]),
    ).toBe("abc-x");
    const members = setUp().scope;
    members.take({ wire: "a", words: ["a"], override: { toy: "Abc" } }, "member", []);
    expect(members.take({ wire: "b", words: ["b"], override: { toy: "abc" } }, "member", [])).toBe(
      "abc",
    );
  });
});
