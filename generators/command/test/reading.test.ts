import { describe, expect, it } from "vitest";
import { njia, useFolder } from "./support/command.ts";
import { petStore } from "./support/documents.ts";

const folder = useFolder();

const complaining = () => {
  const document = petStore();
  document.components.schemas["Pet"] = {
    type: "object",
    properties: { kind: { $ref: "#/components/schemas/Gone" }, name: { type: "string" } },
  };
  return document;
};

describe("validate", () => {
  it("counts what was built", async () => {
    const said = await njia("validate", "--spec", folder.write("api.json", petStore()));
    expect(said).toMatchObject({ exit: 0, err: "" });
    expect(said.out).toContain("2 operations, 3 types");
  });

  it("tells code, file, line, pointer and remedy, and fails under --strict", async () => {
    const spec = folder.write("api.json", complaining());
    const said = await njia("validate", "--spec", spec);
    expect(said.exit).toBe(0);
    expect(said.err).toMatch(
      /^W-REF .*api\.json:\d+:\d+ \(#\/components\/schemas\/Pet\/properties\/kind/m,
    );
    expect((await njia("validate", "--spec", spec, "--strict")).exit).toBe(1);
  });

  it("gives everything as JSON", async () => {
    const said = await njia(
      "validate",
      "--report",
      "json",
      "--spec",
      folder.write("a.json", complaining()),
    );
    expect(JSON.parse(said.out)).toMatchObject({
      operations: 2,
      diagnostics: [{ code: "W-REF", place: expect.stringContaining("a.json:") }],
    });
    expect(said.err).toBe("");
  });

  it("stays under 45 lines, however much there is to say", async () => {
    const document = petStore();
    for (let index = 0; index < 200; index += 1) {
      const gone = { $ref: `#/components/schemas/Gone${index}` };
      const use = { type: "object", properties: { gone } };
      document.components.schemas[`T${index}`] = use;
      const list = document.components.schemas["Pet"] as { properties: Record<string, unknown> };
      list.properties[`t${index}`] = { $ref: `#/components/schemas/T${index}` };
    }
    const said = await njia("validate", "--spec", folder.write("api.json", document));
    expect(said.err.split("\n").length).toBeLessThan(45);
    expect(said.err).toMatch(/W-REF x 200, first at/);
  });
});

describe("dump ir", () => {
  it("prints JSON, cut down by --only", async () => {
    const spec = folder.write("api.json", petStore());
    const said = await njia("dump", "ir", "--spec", spec, "--only", "operation:getPet");
    const api = JSON.parse(said.out) as {
      readonly resources: readonly { readonly operations: unknown[] }[];
    };
    expect(api.resources.flatMap((resource) => resource.operations)).toMatchObject([
      { id: "getPet" },
    ]);
  });
});

describe("explain", () => {
  // The first of these loads every language.
  it(
    "goes from a pointer to the line, the overlay action and the node",
    { timeout: 60_000 },
    async () => {
      const spec = folder.write("api.json", petStore());
      const overlay = folder.write("fix.yaml", {
        overlay: "1.0.0",
        info: { title: "Fix", version: "1" },
        actions: [{ target: "$.components.schemas.Pet", update: { description: "An animal" } }],
      });
      const said = await njia(
        "explain",
        "#/components/schemas/Pet",
        "--spec",
        spec,
        "--overlay",
        overlay,
      );
      expect(said.exit).toBe(0);
      expect(said.out).toMatch(/document {2}.*api\.json:\d+:\d+/);
      expect(said.out).toMatch(/overlay {3}.*fix\.yaml action 0: update/);
      expect(said.out).toMatch(/ir {8}types\[\d\] record Pet/);
    },
  );

  it("says when nothing was made of a place", async () => {
    const spec = folder.write("api.json", petStore());
    const said = await njia("explain", "#/info/title", "--spec", spec);
    expect(said.out).toContain("nothing was made of it");
  });

  it("refuses a file that nobody generates", async () => {
    const spec = folder.write("api.json", petStore());
    const said = await njia("explain", "src/nothing.ts", "--spec", spec);
    expect(said).toMatchObject({ exit: 2, err: expect.stringContaining("src/nothing.ts") });
  });
});
