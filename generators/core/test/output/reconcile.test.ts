import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OutputError } from "../../src/output/output-error.ts";
import type { OutputFile, Reconciled, ReconcileOptions } from "../../src/output/reconcile.ts";
import { reconcile } from "../../src/output/reconcile.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "njia-out-"));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const owned = (path: string, text: string): OutputFile => ({ path, text, ownership: "owned" });
const scaffold = (path: string, text: string): OutputFile => ({
  path,
  text,
  ownership: "scaffold",
});

const run = (files: readonly OutputFile[], options: Partial<ReconcileOptions> = {}): Reconciled =>
  reconcile(
    { root, files, owns: ["gen/**"], generator: "1.0.0", inputs: { spec: "0" } },
    { mode: "write", force: false, ...options },
  );

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const put = (path: string, text: string): void => {
  writeFileSync(join(root, path), text);
};
const kinds = (outcome: Reconciled): readonly string[] =>
  outcome.changes.map((change) => `${change.kind} ${change.path}`);
const problemOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof OutputError) return error.problem;
    throw error;
  }
  return "none";
};

describe("reconcile", () => {
  it("writes what is new, replaces what changed, deletes what is gone and its empty folder", () => {
    run([owned("gen/a.txt", "a\n"), owned("gen/deep/b.txt", "b\n")]);
    const outcome = run([owned("gen/a.txt", "A\n"), owned("gen/c.txt", "c\n")]);
    expect(kinds(outcome)).toEqual(["change gen/a.txt", "add gen/c.txt", "delete gen/deep/b.txt"]);
    expect(read("gen/a.txt")).toBe("A\n");
    expect(existsSync(join(root, "gen/deep"))).toBe(false);
    expect(outcome.changes[0]?.diff).toContain("-a\n+A\n");
  });

  it("writes nothing the second time, not even the same bytes", () => {
    const files = [owned("gen/a.txt", "a\n"), scaffold("README.md", "r\n")];
    run(files);
    const before = statSync(join(root, ".generated.json")).mtimeMs;
    const outcome = run(files);
    expect(outcome).toMatchObject({ changes: [], manifestChanged: false, unchanged: 2 });
    expect(statSync(join(root, ".generated.json")).mtimeMs).toBe(before);
  });

  it("writes a scaffold once and never again", () => {
    run([scaffold("README.md", "first\n")]);
    put("README.md", "mine\n");
    expect(run([scaffold("README.md", "second\n")]).changes).toEqual([]);
    expect(read("README.md")).toBe("mine\n");
  });

  it("stops before writing anything if one file was edited by hand, and names it", () => {
    run([owned("gen/a.txt", "a\n"), owned("gen/b.txt", "b\n")]);
    put("gen/b.txt", "mine\n");
    const again = () => run([owned("gen/a.txt", "A\n"), owned("gen/b.txt", "B\n")]);
    expect(again).toThrow("gen/b.txt");
    expect(problemOf(again)).toBe("edited");
    expect(read("gen/a.txt")).toBe("a\n");
  });

  it("also protects an edited file that is to be deleted", () => {
    run([owned("gen/a.txt", "a\n")]);
    put("gen/a.txt", "mine\n");
    expect(problemOf(() => run([]))).toBe("edited");
    expect(read("gen/a.txt")).toBe("mine\n");
  });

  it("does not take over a file that it did not write, unless forced", () => {
    put("api.txt", "somebody's\n");
    expect(problemOf(() => run([owned("api.txt", "ours\n")]))).toBe("edited");
    run([owned("api.txt", "ours\n")], { force: true });
    expect(read("api.txt")).toBe("ours\n");
  });

  it("accepts a file that already is as it shall be", () => {
    mkdirSync(join(root, "gen"));
    put("gen/a.txt", "a\n");
    expect(run([owned("gen/a.txt", "a\n")]).changes).toEqual([]);
  });

  it("restores a deleted file", () => {
    run([owned("gen/a.txt", "a\n")]);
    rmSync(join(root, "gen/a.txt"));
    expect(kinds(run([owned("gen/a.txt", "a\n")]))).toEqual(["add gen/a.txt"]);
  });

  it("reports a stray file in an owned folder, but no cache of a tool", () => {
    run([owned("gen/a.txt", "a\n")]);
    mkdirSync(join(root, "gen/__pycache__"));
    put("gen/__pycache__/a.pyc", "");
    expect(problemOf(() => run([owned("gen/a.txt", "a\n")]))).toBe("none");
    put("gen/old.txt", "old\n");
    expect(problemOf(() => run([owned("gen/a.txt", "a\n")]))).toBe("stray");
  });

  it.each(["check", "dry-run"] as const)("%s shows the same changes and writes nothing", (mode) => {
    run([owned("gen/a.txt", "a\n")]);
    const outcome = run([owned("gen/a.txt", "A\n"), owned("gen/b.txt", "b\n")], { mode });
    expect(kinds(outcome)).toEqual(["change gen/a.txt", "add gen/b.txt"]);
    expect(outcome.manifestChanged).toBe(true);
    expect(read("gen/a.txt")).toBe("a\n");
    expect(existsSync(join(root, "gen/b.txt"))).toBe(false);
  });

  it("refuses a manifest that is not one, and replaces it when forced", () => {
    run([owned("gen/a.txt", "a\n")]);
    put(".generated.json", "[]");
    expect(problemOf(() => run([owned("gen/a.txt", "b\n")]))).toBe("edited");
    run([owned("gen/a.txt", "b\n")], { force: true });
    expect(JSON.parse(read(".generated.json"))).toMatchObject({ generator: "1.0.0" });
  });

  it.each([
    [["a.txt", "A.txt"], "upper and lower case"],
    [["a.txt", "a.txt"], "planned twice"],
    [["../a.txt"], "leaves the output folder"],
    [["/a.txt"], "leaves the output folder"],
    [["a\\b.txt"], "not all systems take"],
    [[`${"x".repeat(101)}.txt`], "longer than 100"],
  ])("refuses the paths %j", (paths, reason) => {
    expect(() => run(paths.map((path) => owned(path, "x\n")))).toThrow(reason);
    expect(existsSync(join(root, ".generated.json"))).toBe(false);
  });

  it("leaves everything as it was when the disk refuses midway", () => {
    run([owned("gen/a.txt", "a\n")]);
    put("blocked", "a file where a folder is needed\n");
    const files = [
      owned("gen/a.txt", "A\n"),
      owned("new/deep/c.txt", "c\n"),
      owned("blocked/b.txt", "b\n"),
    ];
    expect(problemOf(() => run(files))).toBe("unwritable");
    expect(existsSync(join(root, "new"))).toBe(false);
    expect(read("gen/a.txt")).toBe("a\n");
    expect(existsSync(join(root, "gen/a.txt.njia-new"))).toBe(false);
  });

  it("says at once that a folder cannot be written", () => {
    const files = [owned("gen/a.txt", "a\n")];
    put("file", "x\n");
    const into = (folder: string) => () =>
      reconcile(
        { root: join(root, folder), files, owns: [], generator: "1", inputs: {} },
        { mode: "write", force: false },
      );
    expect(problemOf(into("file/below"))).toBe("unwritable");
    mkdirSync(join(root, "closed"));
    chmodSync(join(root, "closed"), 0o500);
    // The superuser may write anywhere, so there the second half proves nothing and is not claimed.
    if (process.getuid?.() !== 0) expect(problemOf(into("closed"))).toBe("unwritable");
  });
});
