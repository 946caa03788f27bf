import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { signed } from "../src/listen/sign.ts";

interface Vector {
  readonly id: string;
  readonly payloadBase64: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly nowSeconds: number;
  readonly valid: boolean;
}

/** The suite shows that all six SDKs take these vectors; so they take what `listen` signs. */
it("signs exactly as the vectors that the conformance suite gives to every SDK: unicode, spaces, large integers", () => {
  const file = new URL("../../../conformance/vectors/webhooks.json", import.meta.url);
  const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: readonly Vector[] };
  const bodies = vectors.filter(({ id, valid }) => valid && /^webhook\.(valid|body)\b/.test(id));
  expect(bodies.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      "webhook.body.unicode",
      "webhook.body.spaced",
      "webhook.body.integers",
    ]),
  );
  for (const { payloadBase64, headers, secrets, nowSeconds } of bodies) {
    const body = Buffer.from(payloadBase64, "base64").toString("utf8");
    const { "content-type": _, ...wanted } = headers;
    expect(signed(secrets[0] ?? "", headers["webhook-id"] ?? "", body, nowSeconds * 1000)).toEqual(
      wanted,
    );
  }
});
