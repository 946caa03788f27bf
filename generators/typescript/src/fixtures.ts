/** `fixtures/`: the answers of the specification's examples, for the fake transport. */
import {
  compose,
  join,
  ownedFile,
  sampleValue,
  typeIndex,
  type Example,
  type FilePlan,
  type Fragment,
  type Operation,
} from "@njia/generator-core";
import { json, key } from "./literals.ts";
import { flatten, type Model, type ResourceModel } from "./model.ts";
import { numbered, path } from "./naming.ts";
import { printable, type Statement } from "./structure.ts";

const expression = compose("expression");

/** One file per resource and one that joins them. */
export function planFixtures(model: Model): readonly FilePlan[] {
  const resources = flatten(model.resources).filter((resource) => resource.operations.length > 0);
  const files = resources.map((resource) => planFile(resource, model));
  const names = resources.map((resource, position) => ({ resource, alias: numbered(position) }));
  const index: FilePlan = ownedFile({
    path: path("src/generated/fixtures/index.ts"),
    body: {
      kind: "printed",
      source: printable({
        header: model.header,
        imports: [
          { from: "../../runtime/fake.ts", name: "Fixture", typeOnly: true },
          ...names.map(({ resource, alias }) => ({
            from: path("./", resource.file, ".ts"),
            name: "fixtures",
            as: alias,
          })),
        ],
        statements: [
          expression`/** The example answer of every operation, by its id. */\nexport const fixtures: Readonly<Record<string, Fixture>> = {\n${join(
            names.map(({ alias }) => expression`  ...${alias},`),
            "\n",
            "expression",
          )}\n};`.code,
        ],
      }),
    },
  });
  return [...files, index];
}

function planFile(resource: ResourceModel, model: Model): FilePlan {
  const entries = resource.operations.map(({ operation }) => entry(operation, model));
  const statement: Statement =
    expression`export const fixtures: Readonly<Record<string, Fixture>> = {\n${join(entries, "\n", "expression")}\n};`
      .code;
  return ownedFile({
    path: path("src/generated/fixtures/", resource.file, ".ts"),
    origins: resource.operations.map(({ operation }) => operation.origin),
    body: {
      kind: "printed",
      source: printable({
        header: model.header,
        imports: [{ from: "../../runtime/fake.ts", name: "Fixture", typeOnly: true }],
        statements: [statement],
      }),
    },
  });
}

function entry(operation: Operation, model: Model): Fragment<"expression"> {
  const answer = operation.examples
    .map((example) => example.answer)
    .find((item) => item !== undefined && item.status < 300);
  const made = answer ?? synthesised(operation, model);
  const template = operation.path
    .map((part) => (part.kind === "text" ? part.text : `{${part.wire.replace(/[{}]/g, "")}}`))
    .join("");
  const { result } = operation;
  const media = result.kind === "value" ? result.contents[0]?.media : undefined;
  return expression`  ${key(operation.id)}: ${json(
    {
      method: operation.method,
      path: template,
      status: made.status,
      ...(made.value !== undefined && { body: made.value }),
      ...(media !== undefined && media !== "application/json" && { contentType: media }),
    },
    "  ",
  )},`;
}

function synthesised(operation: Operation, model: Model): NonNullable<Example["answer"]> {
  const { result } = operation;
  const chosen = result.kind === "choice" ? result.byStatus[0]?.result : result;
  if (chosen?.kind !== "value") return { status: chosen?.kind === "stream" ? 200 : 204 };
  const content = chosen.contents[0];
  if (!content) return { status: 204 };
  return {
    status: 200,
    value:
      content.codec === "json"
        ? sampleValue(content.ref, typeIndex(model.api.types), 0)
        : "example",
  };
}
