import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { Webhook } from "standardwebhooks";
import { expect, it, vi } from "vitest";
import { text, vectors } from "../vectors/make-webhooks.ts";

it("the vector file is what its maker makes", () => {
  expect(readFileSync(new URL("../vectors/webhooks.json", import.meta.url), "utf8")).toBe(text());
});

it("holds good and bad deliveries, each under its own id", () => {
  expect(new Set(vectors.map((vector) => vector.id)).size).toBe(vectors.length);
  expect(vectors.length).toBeGreaterThanOrEqual(120);
  expect(vectors.filter((vector) => vector.valid).length).toBeGreaterThan(40);
  expect(vectors.filter((vector) => !vector.valid).length).toBeGreaterThan(60);
});

/** The published library of the scheme, asked about the same deliveries at the same time. */
function published(vector: (typeof vectors)[number]): boolean {
  vi.setSystemTime(vector.nowSeconds * 1000);
  return vector.secrets.some((secret) => {
    try {
      new Webhook(secret).verify(Buffer.from(vector.payloadBase64, "base64").toString("utf8"), {
        ...vector.headers,
      });
      return true;
    } catch (error) {
      // A body that is no JSON has passed the check of its signature.
      return error instanceof SyntaxError;
    }
  });
}

it("agrees with the published library of Standard Webhooks, but for the differences that are listed with their reason", () => {
  vi.useFakeTimers();
  const signed = (vector: (typeof vectors)[number]): boolean =>
    vector.valid || vector.refusedAs === "decoding";
  const differing = vectors.filter((vector) => published(vector) !== signed(vector));
  vi.useRealTimers();
  const listed = load(
    readFileSync(new URL("../vectors/differences.yaml", import.meta.url), "utf8"),
  ) as Record<string, string>;
  expect(differing.map((vector) => vector.id).sort()).toEqual(Object.keys(listed).sort());
});
