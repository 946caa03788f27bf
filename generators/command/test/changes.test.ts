import type { Api } from "@njia/generator-core";
import { buildApi, collectReport, loadDocument } from "@njia/generator-core";
import { describe, expect, it } from "vitest";
import { greaterStep, stepOf } from "../src/changes/change.ts";
import { compareApis } from "../src/changes/operations.ts";
import type { Pets } from "./support/documents.ts";
import { petStore, text } from "./support/documents.ts";

async function build(document: Pets): Promise<Api> {
  const report = collectReport();
  const loaded = await loadDocument({ text: JSON.stringify(document) }, { report });
  return buildApi(loaded, { posture: "client", report });
}

interface Shape {
  required: string[];
  properties: Record<string, unknown>;
}

const shape = (document: Pets, name: string): Shape =>
  document.components.schemas[name] as unknown as Shape;

async function changesAfter(alter: (document: Pets) => void): Promise<readonly string[]> {
  const altered = petStore();
  alter(altered);
  const changes = compareApis(await build(petStore()), await build(altered));
  return changes.map((change) => `${change.weight}: ${change.text}`);
}

const operation = (document: Pets, path: string, method: string): Record<string, unknown> =>
  document.paths[path]?.[method] ?? {};

describe("changes are weighed by direction", () => {
  it("none", async () => {
    expect(await changesAfter(() => undefined)).toEqual([]);
  });

  it.each<[string, (document: Pets) => void, readonly string[]]>([
    [
      "a new optional field",
      (document) => {
        shape(document, "Pet").properties["age"] = text();
      },
      ["additive: Pet.age is new (string)."],
    ],
    [
      "a new required field of a request",
      (document) => {
        shape(document, "Pet").properties["age"] = text();
        shape(document, "Pet").required.push("age");
      },
      ["breaking: Pet.age is new and required (string)."],
    ],
    [
      "a new required field of an answer",
      (document) => {
        shape(document, "Receipt").properties["at"] = text();
        shape(document, "Receipt").required.push("at");
      },
      ["additive: Receipt.at is new (string)."],
    ],
    [
      "a field of an answer that became optional",
      (document) => {
        shape(document, "Receipt").required = [];
      },
      ["breaking: Receipt.number is no longer required."],
    ],
    [
      "a field of an answer that became required",
      (document) => {
        shape(document, "Receipt").required.push("note");
      },
      ["additive: Receipt.note became required."],
    ],
    [
      "a field of an answer that may be null",
      (document) => {
        shape(document, "Receipt").properties["note"] = text({ nullable: true });
      },
      ["breaking: Receipt.note was string and is string or null."],
    ],
    [
      "a field that is gone",
      (document) => {
        delete shape(document, "Pet").properties["tag"];
      },
      ["breaking: Pet.tag is gone."],
    ],
    [
      "a field of another type",
      (document) => {
        shape(document, "Receipt").properties["note"] = { type: "integer", format: "int32" };
      },
      ["breaking: Receipt.note was string and is int32."],
    ],
    [
      "a deprecated field",
      (document) => {
        shape(document, "Pet").properties["tag"] = text({ deprecated: true });
      },
      ["deprecating: Pet.tag is deprecated."],
    ],
    [
      "a new value of an open enum",
      (document) => {
        document.components.schemas["Kind"] = text({ enum: ["cat", "dog", "bird"] });
      },
      ['additive: The value "bird" of Kind is new.'],
    ],
    [
      "a value of an enum that is gone",
      (document) => {
        document.components.schemas["Kind"] = text({ enum: ["cat", "bird"] });
      },
      [
        'additive: The value "bird" of Kind is new.',
        'breaking: Kind no longer has the value "dog".',
      ],
    ],
    [
      "an operation that is gone",
      (document) => {
        delete document.paths["/pets/{id}"];
      },
      ["breaking: getPet is gone."],
    ],
    [
      "a parameter that became required",
      (document) => {
        const parameters = operation(document, "/pets/{id}", "get")["parameters"] as object[];
        parameters[1] = { ...parameters[1], required: true };
      },
      ["breaking: getPet: the parameter query detail became required."],
    ],
    [
      "another path",
      (document) => {
        document.paths["/animals"] = document.paths["/pets"] ?? {};
        delete document.paths["/pets"];
      },
      ["breaking: createPet was POST /pets and is POST /animals."],
    ],
    [
      "a body that became optional",
      (document) => {
        const body = operation(document, "/pets", "post")["requestBody"] as { required: boolean };
        body.required = false;
      },
      ["additive: The body of createPet is no longer required."],
    ],
    [
      "an answer without content",
      (document) => {
        operation(document, "/pets", "post")["responses"] = { 204: { description: "Taken" } };
      },
      [
        "breaking: The result of createPet was Receipt and is nothing.",
        "breaking: The type Receipt is gone.",
      ],
    ],
  ])("%s", async (_, alter, expected) => {
    expect([...(await changesAfter(alter))].sort()).toEqual([...expected].sort());
  });
});

describe("the step of a version", () => {
  it("is the greatest that any change asks for", () => {
    expect(stepOf([])).toBe("none");
    expect(stepOf(["additive", "deprecating"])).toBe("minor");
    expect(stepOf(["additive", "breaking"])).toBe("major");
    expect(greaterStep("patch", "minor")).toBe("minor");
  });
});
