import { expect, it } from "vitest";
import { nodeAt, parseTarget } from "../scripts/overlay-target.ts";

it.each([
  ["$.paths['/v1/payments'].post", ["paths", "/v1/payments", "post"]],
  ["$.components.schemas.Money.anyOf[1]", ["components", "schemas", "Money", "anyOf", 1]],
  ["$", []],
])("reads %s", (target, path) => {
  expect(parseTarget(target)).toEqual(path);
});

it.each(["paths.x", "$.paths.*", "$..schema", "$.a[?(@.b)]"])("does not read %s", (target) => {
  expect(parseTarget(target)).toBeUndefined();
});

it("finds own members only", () => {
  expect(nodeAt({ list: [{ a: 1 }] }, ["list", 0, "a"])).toBe(1);
  expect(nodeAt({ a: {} }, ["a", "constructor"])).toBeUndefined();
  expect(nodeAt({ a: [1] }, ["a", "length"])).toBeUndefined();
});
