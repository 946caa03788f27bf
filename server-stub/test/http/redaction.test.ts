import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { redactedPaths, SENSITIVE } from "../../src/http/redaction.ts";

/** Names of members and parameters that the API description marks as sensitive. `items` is the mark of a list's values. */
function marked(node: unknown, name: string, found: Set<string>): Set<string> {
  if (Array.isArray(node)) node.forEach((one) => marked(one, name, found));
  else if (typeof node === "object" && node !== null) {
    const own: Readonly<Record<string, unknown>> = { ...node };
    if (own["x-sensitive"] === true && name !== "items")
      found.add(typeof own["name"] === "string" ? own["name"] : name);
    for (const [key, value] of Object.entries(own)) marked(value, key, found);
  }
  return found;
}

test("everything that the API description marks as sensitive is hidden in the log, at any of the levels we log", () => {
  const bundle: unknown = JSON.parse(
    readFileSync(new URL("../../../spec/dist/openapi.json", import.meta.url), "utf8"),
  );
  const names = [...marked(bundle, "", new Set())];
  expect(names.length).toBeGreaterThan(8);
  const known = SENSITIVE.map((name) => name.toLowerCase());
  for (const name of names) expect(known, name).toContain(name.toLowerCase());
  let written = "";
  const logger = pino(
    { redact: { paths: redactedPaths(), censor: "[hidden]" } },
    new Writable({
      write: (chunk: Buffer, _encoding, done) => ((written += chunk.toString()), done()),
    }),
  );
  for (const name of SENSITIVE)
    logger.info({ [name]: "s3cret", a: { [name]: "s3cret", b: { [name]: "s3cret" } } });
  expect(written).toContain("[hidden]");
  expect(written).not.toContain("s3cret");
});
