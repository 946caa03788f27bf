import { describe, expect, it } from "vitest";
import { describeFailure } from "../src/exit.ts";
import { njia, useFolder } from "./support/command.ts";
import { petStore } from "./support/documents.ts";

const folder = useFolder();

describe("what the caller did wrong is said in two lines, with the right exit code", () => {
  it.each([
    [["frob"], 2, 'no verb "frob"'],
    [["--bogus"], 2, "--bogus"],
    [["--spec"], 2, "--spec"],
    [["--check", "--dry-run"], 2, "exclude each other"],
    [["--report", "xml"], 2, "--report"],
    [["--only", "pets"], 2, "tag:<tag>"],
    [["validate"], 2, "no --spec"],
    [["--spec", "x.yaml", "--lang", "rust"], 2, "no --out"],
    [["--spec", "x.yaml", "--out", "x"], 2, "no --lang"],
    [["--spec", "x.yaml", "--out", "x", "--lang", "cobol"], 2, '"cobol" is unknown'],
    [["dump", "soup"], 2, "dump ir"],
    [["explain"], 2, "JSON pointer"],
    [["diff", "one.yaml"], 2, "old.yaml new.yaml"],
    [["validate", "--spec", "missing.yaml"], 3, "missing.yaml"],
  ])("%j", async (argv, exit, message) => {
    const said = await njia(...argv);
    expect(said.err).toContain(message);
    expect(said.exit).toBe(exit);
    expect(said.err.split("\n").length).toBeLessThanOrEqual(3);
    expect(said.err).not.toMatch(/\n\s+at /);
  });

  it("refuses other versions of OpenAPI with the name of a converter", async () => {
    const spec = folder.write("api.json", { ...petStore(), openapi: "3.1.0" });
    const said = await njia("validate", "--spec", spec);
    expect(said.exit).toBe(3);
    expect(said.err).toContain("3.1");
  });

  it("names the line of a document that cannot be parsed", async () => {
    const spec = folder.write("api.yaml", "openapi: 3.0.3\ninfo: [\n");
    const said = await njia("validate", "--spec", spec);
    expect(said.exit).toBe(3);
    expect(said.err).toMatch(/api\.yaml:\d+:\d+/);
  });

  it("says that a defect is ours, and where", () => {
    const { exit, text } = describeFailure(new Error("boom"));
    expect(exit).toBe(5);
    expect(text).toContain("not of your document");
    expect(text).toContain("failures.test.ts");
  });

  it("shows the usage without arguments, and on --help", async () => {
    expect(await njia()).toMatchObject({ exit: 2, out: expect.stringContaining("Exit codes") });
    expect(await njia("--help")).toMatchObject({ exit: 0 });
  });
});
