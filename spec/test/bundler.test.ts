import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundle, BundleError } from "../scripts/bundler.ts";

const entry = `openapi: 3.0.3
info: { title: Broken, version: 1.0.0 }
paths:
  /a: { get: { responses: { "200": { description: A., content: { application/json: { schema: { $ref: schemas/A.yaml } } } } } } }
  /b: { get: { responses: { "200": { description: B., content: { application/json: { schema: { $ref: schemas/A.yaml } } } } } } }
`;

describe("bundle of a broken description", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "njia-broken-"));
  });
  afterEach(async () => rm(folder, { recursive: true, force: true }));

  async function failure(files: Record<string, string>): Promise<string> {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const error = await bundle(join(folder, "openapi.yaml")).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BundleError);
    return (error as BundleError).message;
  }

  it("names a YAML fault once, with file, line and column", async () => {
    const text = await failure({
      "openapi.yaml": entry,
      "schemas/A.yaml": "type: object\nproperties:\n  a: { type: string\n  b: 3\n",
    });
    expect(text).toBe("schemas/A.yaml:4:3: not valid YAML: deficient indentation");
  });

  it("names a YAML fault of the entry", async () => {
    expect(await failure({ "openapi.yaml": "openapi: 3.0.3\ninfo: [\n" })).toMatch(
      /^openapi\.yaml:\d+:\d+: not valid YAML: /,
    );
  });

  it("names a reference to a file that is not there", async () => {
    const text = await failure({
      "openapi.yaml": entry,
      "schemas/A.yaml": "type: object\nproperties:\n  a: { $ref: ./B.yaml }\n",
    });
    expect(text).toBe(
      "schemas/A.yaml:3:6: $ref leads to a file that does not exist: schemas/B.yaml",
    );
  });

  it("names a reference to a place that is not there", async () => {
    const text = await failure({
      "openapi.yaml": entry,
      "schemas/A.yaml": 'type: object\nproperties:\n  a: { $ref: "#/nowhere" }\n',
    });
    expect(text).toBe("schemas/A.yaml:3:6: $ref leads to a place that does not exist in its file");
  });

  it("says that the description itself is missing", async () => {
    expect(await failure({ "other.yaml": "a: 1" })).toContain("openapi.yaml");
  });
});
