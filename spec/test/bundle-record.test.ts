import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isCurrent, remember } from "../scripts/bundle-record.ts";

const OUTPUTS = ["openapi.json"];
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "njia-record-"));
  cpSync(join(import.meta.dirname, ".."), root, {
    recursive: true,
    filter: (path) => !/(node_modules|dist|test|rules)$/.test(path),
  });
  mkdirSync(join(root, "dist"));
  writeFileSync(join(root, "dist/openapi.json"), "{}\n");
  remember(root, OUTPUTS);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("is current as long as nothing changes", () => {
  expect(isCurrent(root, OUTPUTS)).toBe(true);
});

it.each(["openapi.yaml", "schemas/Account.yaml", "schemas/New.yaml", "scripts/bundler.ts"])(
  "is not current once %s is written",
  (path) => {
    writeFileSync(join(root, path), "# another text\n");
    expect(isCurrent(root, OUTPUTS)).toBe(false);
  },
);

it("is not current once a file or the bundle itself is gone or was edited", () => {
  rmSync(join(root, "schemas/Account.yaml"));
  expect(isCurrent(root, OUTPUTS)).toBe(false);
  remember(root, OUTPUTS);
  writeFileSync(join(root, "dist/openapi.json"), "[]\n");
  expect(isCurrent(root, OUTPUTS)).toBe(false);
  rmSync(join(root, "dist/openapi.json"));
  expect(isCurrent(root, OUTPUTS)).toBe(false);
});
