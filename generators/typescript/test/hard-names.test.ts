// Foreign documents whose names are ours too: what comes out compiles, and our names stay.
import { readFileSync, rmSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { compile, generate, project } from "./support/generate.ts";

const document = readFileSync(new URL("support/hard-names.yaml", import.meta.url), "utf8");
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function built(packageName: string): ReadonlyMap<string, string> {
  const files = generate(document, packageName);
  const folder = project(files);
  folders.push(folder);
  expect(compile(folder)).toBe("");
  return files;
}

describe("names that are ours too", () => {
  it("leave the client's own exports alone", () => {
    const files = built("client");
    expect(files.get("src/generated/client.ts")).toContain(
      "export class ClientApi extends ClientApiCore",
    );
  });

  it("hide neither the table of an operation nor the client of an example", () => {
    const files = built("client");
    const resource = [...files.values()].find((text) => text.includes("this._call(balance,"));
    expect(resource).toContain("return this._call(balance, [balancePath], undefined, options);");
  });

  it("are no names of Node's own modules", () => {
    const files = built("fs");
    expect(files.get("package.json")).toContain('"name": "fs-api"');
    expect(files.get("README.md")).toContain('import { FsApi } from "fs-api";');
  });
});
