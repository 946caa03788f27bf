import { describe, expect, it } from "vitest";
import { collectReport, DocumentError } from "../../src/diagnostics.ts";
import { parseDocument } from "../../src/source/load.ts";
import { applyOverlays, parseOverlay } from "../../src/source/overlay.ts";
import { own, type Value } from "../../src/source/plain.ts";

const text = `openapi: 3.0.3
info: { title: T, version: "1" }
paths:
  /a: { get: { tags: [one], deprecated: true }, post: { tags: [two] } }
shared: &s { list: [1, 2, 3] }
alias: *s
`;
const document = parseDocument({ text, file: "spec/openapi.yaml" }, { report: collectReport() });
const overlay = (actions: readonly object[], more: object = {}) =>
  parseOverlay({ overlay: "1.0.0", actions, ...more } as unknown as Value, "spec/overlays/o.yaml");
const apply = (...actions: readonly object[]) => applyOverlays(document, [overlay(actions)]);
const at = (root: Value, ...keys: readonly string[]): Value | undefined =>
  keys.reduce<Value | undefined>(
    (here, key) => (Array.isArray(here) ? (here as readonly Value[])[Number(key)] : own(here, key)),
    root,
  );

function failure(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DocumentError) return error.message;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("overlays", () => {
  it("merge objects, append to lists, replace the rest, and leave the original alone", () => {
    const before = JSON.stringify(document.root);
    const { root, applied } = apply(
      {
        target: "$.paths['/a'].get",
        update: { tags: ["new"], deprecated: false, "x-sdk-name": "list" },
      },
      { target: "$.paths.*.*.tags", update: "all" },
    );
    expect(at(root, "paths", "/a", "get")).toEqual({
      tags: ["one", "new", "all"],
      deprecated: false,
      "x-sdk-name": "list",
    });
    expect(at(root, "paths", "/a", "post", "tags")).toEqual(["two", "all"]);
    expect(JSON.stringify(document.root)).toBe(before);
    expect(applied[1]).toEqual({
      overlay: "spec/overlays/o.yaml",
      index: 1,
      target: "$.paths.*.*.tags",
      kind: "update",
      pointers: ["/paths/~1a/get/tags", "/paths/~1a/post/tags"],
    });
  });

  it("remove members and list items, several at once", () => {
    const { root } = apply(
      { target: "$.paths['/a'].get.deprecated", remove: true },
      { target: "$.shared.list[0,2]", remove: true },
    );
    expect(at(root, "paths", "/a", "get")).toEqual({ tags: ["one"] });
    expect(at(root, "shared", "list")).toEqual([2]);
  });

  it("change one place of a value that a YAML anchor shares", () => {
    const { root } = apply({ target: "$.alias", update: { more: true } });
    expect(at(root, "alias")).toEqual({ list: [1, 2, 3], more: true });
    expect(at(root, "shared")).toEqual({ list: [1, 2, 3] });
  });

  it("run in order: a later action sees what an earlier one did", () => {
    const { root } = apply(
      { target: "$", update: { fresh: {} } },
      { target: "$.fresh", update: { done: true } },
    );
    expect(at(root, "fresh")).toEqual({ done: true });
  });

  it("refuse a target that selects nothing", () => {
    expect(failure(() => apply({ target: "$.paths['/b']", update: {} }))).toBe(
      "E-OVERLAY-TARGET spec/overlays/o.yaml#/actions/0/target: action 1 selects nothing with $.paths['/b']. Correct the target, or remove the action.",
    );
  });

  it.each([
    [{ target: "$.info.title", update: {} }, "neither object nor list"],
    [{ target: "$.paths[", update: {} }, "no JSONPath"],
    [{ target: "$.paths[?length(@) > 1]", update: {} }, "functions are not supported"],
    [{ target: "$.paths" }, "neither updates nor removes"],
    [{ update: {} }, "no target"],
  ])("refuse %j", (action, message) => {
    expect(failure(() => apply(action))).toContain(message);
  });

  it("must extend the document they are used with", () => {
    expect(() =>
      applyOverlays(document, [
        overlay([{ target: "$", update: {} }], { extends: "../openapi.yaml" }),
      ]),
    ).not.toThrow();
    expect(
      failure(() =>
        applyOverlays(document, [
          overlay([{ target: "$", update: {} }], { extends: "../other.yaml" }),
        ]),
      ),
    ).toContain('extends "../other.yaml"');
  });

  it("must be of version 1.0 and hold actions", () => {
    expect(failure(() => parseOverlay({ overlay: "2.0.0", actions: [] }, "o"))).toContain(
      'version "2.0.0"',
    );
    expect(failure(() => parseOverlay({ overlay: "1.0.0", actions: [] }, "o"))).toContain(
      "at least one action",
    );
  });
});
