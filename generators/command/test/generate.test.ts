/** The command over a document of somebody else's, with the first language that is installed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadTarget, REGISTRY } from "../src/targets.ts";
import { njia, useFolder } from "./support/command.ts";
import { petStore } from "./support/documents.ts";

const folder = useFolder();
const installed: string[] = [];
/** NJIA_TARGET=python narrows the run while one works on a target. */
const wanted = process.env["NJIA_TARGET"];
for (const entry of REGISTRY.filter(({ id, foreign }) => foreign && id === (wanted ?? id))) {
  if ((await loadTarget(entry)) !== undefined) installed.push(entry.id);
}
const [language = "none"] = installed;

interface Manifest {
  readonly generator: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

const manifestOf = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, ".generated.json"), "utf8")) as Manifest;

const setUp = () => {
  const spec = folder.write("api.json", petStore());
  const out = folder.path("sdk");
  const run = (...more: readonly string[]) =>
    njia("--spec", spec, "--lang", language, "--out", out, ...more);
  const edit = (): string => {
    const [first = ""] = Object.keys(manifestOf(out).files);
    writeFileSync(join(out, first), "mine\n");
    return first;
  };
  return { spec, out, run, edit };
};

describe("generate", () => {
  it("has a language to try", () => {
    expect(installed).not.toEqual([]);
  });

  it("writes a project, and nothing the second time", async () => {
    const { out, run } = setUp();
    expect(await run()).toMatchObject({
      exit: 0,
      out: expect.stringContaining("0 deleted") as string,
    });
    expect(Object.keys(manifestOf(out).inputs)).toEqual(["api.json"]);
    expect(await run()).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/: 0 written, 0 deleted/) as string,
    });
    expect(await run("--check")).toMatchObject({ exit: 0 });
  });

  it("shows with --check what a new document would change, and exits 1 without writing", async () => {
    const { spec, out, run } = setUp();
    await run();
    const before = manifestOf(out);
    const document = petStore();
    const pet = document.components.schemas["Pet"] as {
      readonly properties: Record<string, unknown>;
    };
    pet.properties["colour"] = { type: "string" };
    writeFileSync(spec, JSON.stringify(document));
    const said = await run("--check");
    expect(said.exit).toBe(1);
    expect(said.out).toMatch(/^\+.*colour/m);
    expect(manifestOf(out)).toEqual(before);
    expect(await run("--dry-run")).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^change /m) as string,
    });
    expect(manifestOf(out)).toEqual(before);
  });

  it("stops with exit 4 at a file edited by hand, and discards the edit only with --force", async () => {
    const { out, run, edit } = setUp();
    await run();
    const edited = edit();
    const said = await run();
    expect(said.exit).toBe(4);
    expect(said.err).toContain(edited);
    expect(said.err).toContain("--force");
    expect(readFileSync(join(out, edited), "utf8")).toBe("mine\n");
    expect(await run("--force")).toMatchObject({ exit: 0 });
    expect(readFileSync(join(out, edited), "utf8")).not.toBe("mine\n");
  });

  it("restores a file that was deleted", async () => {
    const { out, run } = setUp();
    await run();
    const [first = ""] = Object.keys(manifestOf(out).files);
    rmSync(join(out, first));
    expect(await run("--check")).toMatchObject({ exit: 1 });
    await run();
    expect(existsSync(join(out, first))).toBe(true);
  });

  it("deletes what the document no longer holds", async () => {
    const { spec, out, run } = setUp();
    await run();
    const before = Object.keys(manifestOf(out).files);
    const document = petStore();
    const { tags, ...get } = document.paths["/pets/{id}"]?.["get"] ?? {};
    expect(tags).toEqual(["pets"]);
    const paths = { "/animals/{id}": { get: { ...get, tags: ["animals"] } } };
    writeFileSync(spec, JSON.stringify({ ...document, paths }));
    expect(await run()).toMatchObject({ exit: 0 });
    const after = Object.keys(manifestOf(out).files);
    const gone = before.filter((item) => !after.includes(item));
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((path) => existsSync(join(out, path)))).toEqual([]);
  });

  it("says that a folder is a file, or in a place that takes none, and writes nothing", async () => {
    const { spec } = setUp();
    const file = folder.write("taken", "x");
    for (const out of [file, join(file, "below"), "/proc/njia"]) {
      const said = await njia("--spec", spec, "--lang", language, "--out", out);
      expect(said.exit).toBe(2);
      expect(said.err).toContain("Cannot write");
    }
    expect(readFileSync(file, "utf8")).toBe("x");
  });

  it("takes several languages into folders of their names", async () => {
    const { spec, out } = setUp();
    const said = await njia("--spec", spec, "--lang", installed.join(","), "--out", out);
    expect(said.exit).toBe(0);
    const roots = installed.length > 1 ? installed.map((item) => join(out, item)) : [out];
    for (const root of roots) expect(manifestOf(root).generator).toMatch(/^\d/);
  });

  it("writes nothing under --strict if there is a warning", async () => {
    const document = petStore();
    document.components.schemas["Kind"] = { $ref: "#/components/schemas/Gone" };
    const spec = folder.write("bad.json", document);
    const out = folder.path("strict");
    const said = await njia("--spec", spec, "--lang", language, "--out", out, "--strict");
    expect(said.exit).toBe(1);
    expect(existsSync(out)).toBe(false);
  });

  it("repairs a document by an overlay, and refuses one whose target is gone", async () => {
    const { run, out } = setUp();
    const overlay = (target: string) => ({
      overlay: "1.0.0",
      info: { title: "Fix", version: "1" },
      actions: [{ target, update: { properties: { shade: { type: "string" } } } }],
    });
    const fix = folder.write("fix.yaml", overlay("$.components.schemas.Pet"));
    expect((await run("--overlay", fix)).exit).toBe(0);
    expect(Object.keys(manifestOf(out).inputs)).toEqual(["api.json", "fix.yaml"]);
    const stale = folder.write("stale.yaml", overlay("$.components.schemas.Gone"));
    const said = await run("--overlay", stale);
    expect(said.exit).toBe(3);
    expect(said.err).toContain("stale.yaml");
  });

  it("tells programs everything with --report json", async () => {
    const { run, out } = setUp();
    const said = await run("--report", "json");
    expect(JSON.parse(said.out)).toMatchObject({
      targets: [{ language, root: out, unchanged: 0 }],
      stages: expect.arrayContaining([expect.objectContaining({ stage: "build" })]) as unknown,
    });
  });

  it("leaves files of others alone in an existing project", async () => {
    const { run, out } = setUp();
    mkdirSync(out);
    writeFileSync(join(out, "LICENSE"), "theirs\n");
    expect((await run()).exit).toBe(0);
    expect(readFileSync(join(out, "LICENSE"), "utf8")).toBe("theirs\n");
  });
});
