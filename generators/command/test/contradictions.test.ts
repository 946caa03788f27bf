import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { njia, useFolder } from "./support/command.ts";
import { petStore, ref } from "./support/documents.ts";

const folder = useFolder();

const dangling = () => {
  const document = petStore();
  document.components.schemas["Pet"] = { type: "object", properties: { kind: ref("Gone") } };
  return document;
};

const twice = () => {
  const document = petStore();
  Object.assign(document.paths["/pets/{id}"]?.["get"] ?? {}, { operationId: "createPet" });
  return document;
};

// Each of them loads the TypeScript target.
describe("a document that contradicts itself", { timeout: 60_000 }, () => {
  it.each([
    ["a $ref that leads nowhere", dangling, /W-REF .*api\.json:\d+:\d+ .*Gone/],
    ["an operationId used twice", twice, /E-OPERATION-ID .*api\.json:\d+:\d+ .*"createPet"/],
  ])("%s: refused with place and remedy, nothing written", async (_, make, message) => {
    const spec = folder.write("api.json", make());
    const out = join(spec, "../refused");
    const said = await njia("--spec", spec, "--lang", "typescript", "--out", out);
    expect(said.err).toMatch(message);
    expect(said.err).toContain("Nothing was written.");
    expect(said.exit).toBe(3);
    expect(existsSync(out)).toBe(false);
  });

  it("goes on under --lenient", async () => {
    const spec = folder.write("api.json", dangling());
    const out = join(spec, "../lenient");
    const said = await njia("--spec", spec, "--lang", "typescript", "--out", out, "--lenient");
    expect(said.exit).toBe(0);
    expect(existsSync(join(out, ".generated.json"))).toBe(true);
  });
});
