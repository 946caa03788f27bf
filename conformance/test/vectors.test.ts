import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { text, vectors } from "../vectors/make-webhooks.ts";

it("the vector file is what its maker makes", () => {
  expect(readFileSync(new URL("../vectors/webhooks.json", import.meta.url), "utf8")).toBe(text());
});

it("holds good and bad deliveries, each under its own id", () => {
  expect(new Set(vectors.map((vector) => vector.id)).size).toBe(vectors.length);
  expect(vectors.filter((vector) => vector.valid).length).toBeGreaterThan(15);
  expect(vectors.filter((vector) => !vector.valid).length).toBeGreaterThan(25);
});
