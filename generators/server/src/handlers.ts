/** `handlers/<resource>.ts` and `handlers.ts`: one exhaustive interface per resource, a method per operation. */
import {
  compose,
  fixed,
  fragment,
  join,
  type FilePlan,
  type Fragment,
  type Import,
  type Operation,
  type Param,
  type Result,
  type Status,
} from "@njia/generator-core";
import { docComment } from "@njia/generator-typescript/literals";
import { path } from "@njia/generator-typescript/naming";
import type { Statement } from "@njia/generator-typescript/structure";
import { StructureKind } from "@njia/generator-typescript/libraries";
import { file } from "./file.ts";
import { ownParams, type OperationModel, type ResourceModel, type ServerModel } from "./model.ts";
import { members, typeOf } from "./types.ts";

const type = compose("type");
const expression = compose("expression");
const TYPES = "../types.ts";
const REPLY: Import = { from: "../../http/reply.ts", name: "Reply", typeOnly: true };

export function* planHandlers(model: ServerModel): Iterable<FilePlan> {
  for (const item of model.resources) yield planResource(model, item);
  const all = model.resources.map((item) => ({ item, name: type`${item.typeName}Handlers`.code }));
  const parts = all.map(({ name }) => type`${name}<Context>`);
  yield file(model, {
    path: path("handlers.ts"),
    imports: all.map(({ item, name }) => ({
      from: path("./handlers/", item.file, ".ts"),
      name,
      typeOnly: true,
    })),
    statements: [
      expression`\n/** Every operation of the API: an object that lacks one, or has one too many, does not compile. */\nexport type Handlers<Context> = ${join(parts, " &\n  ", "expression")};`
        .code,
    ],
  });
}

function planResource(model: ServerModel, item: ResourceModel): FilePlan {
  const inputs = item.operations.map((operation) => declareInput(model, operation));
  const replies = item.operations.map(({ operation }) => replyOf(operation));
  const methods = item.operations.map(({ id, input, operation }, index) => {
    const docs = docComment(
      operation.doc === undefined ? undefined : { summary: operation.doc.summary },
      operation.deprecated,
    );
    const reply = replies[index] ?? type`never`;
    return {
      name: id,
      ...(docs === undefined ? {} : { docs: [docs] }),
      parameters: [
        { name: fixed("input", "identifier"), type: type`${input}`.code },
        { name: fixed("context", "identifier"), type: fixed("Context", "type") },
      ],
      returnType: type`Promise<${reply}>`.code,
    };
  });
  return file(model, {
    path: path("handlers/", item.file, ".ts"),
    imports: [
      ...inputs.flatMap(({ imports }) => imports),
      ...replies.flatMap(({ imports }) => imports),
    ],
    origins: item.operations.map(({ operation }) => operation.origin),
    statements: [
      ...inputs.map(({ statement }) => statement),
      {
        kind: StructureKind.Interface,
        isExported: true,
        name: type`${item.typeName}Handlers`.code,
        typeParameters: [fixed("Context", "identifier")],
        methods,
      },
    ],
  });
}

function declareInput(
  model: ServerModel,
  { operation, input }: OperationModel,
): {
  readonly statement: Statement;
  readonly imports: readonly Import[];
} {
  const body = operation.body;
  const bodyType = body === undefined ? type`undefined` : typeOf(body.contents[0].ref, TYPES);
  const parts = [
    { name: fixed("params", "identifier"), type: paramsOf(model, operation, "path") },
    { name: fixed("query", "identifier"), type: paramsOf(model, operation, "query") },
    { name: fixed("headers", "identifier"), type: paramsOf(model, operation, "header") },
    {
      name: fixed("body", "identifier"),
      type: body === undefined || body.required ? bodyType : type`${bodyType} | undefined`,
    },
  ];
  return {
    imports: parts.flatMap((part) => part.type.imports),
    // Finished code: ts-morph would indent the lines of a nested type once more.
    statement: expression`\nexport interface ${input} {\n${join(
      parts.map((part) => expression`  readonly ${part.name}: ${part.type};\n`),
      "",
      "expression",
    )}}`.code,
  };
}

/** The validated parameters of one place. Header names are in lower case; what has a default is always there. */
function paramsOf(model: ServerModel, operation: Operation, place: Param["in"]): Fragment<"type"> {
  const list = ownParams(model, operation, place);
  return members(
    list.map((param) => ({
      name: place === "header" ? param.name.wire.toLowerCase() : param.name.wire,
      required: param.required || param.default !== undefined,
      type: typeOf(param.ref, TYPES),
    })),
  );
}

function replyOf(operation: Operation): Fragment<"type"> {
  const { result, success } = operation;
  if (result.kind !== "choice") return reply(success, bodyOf(result));
  const parts = result.byStatus.map((entry) => reply([entry.status], bodyOf(entry.result)));
  return join(parts, " | ", "type");
}

function reply(statuses: readonly Status[], body: Fragment<"type">): Fragment<"type"> {
  const numbers = statuses.filter((status) => typeof status === "number");
  const list = numbers.reduce(
    (all, status, index) =>
      index === 0 ? statusType(status) : type`${all} | ${statusType(status)}`,
    type`number`,
  );
  return fragment(type`Reply<${list}, ${body}>`.code, [...body.imports, REPLY]);
}

const statusType = (status: number): Fragment<"type"> =>
  typeOf({ type: { kind: "literal", value: status }, nullable: false }, TYPES);

function bodyOf(result: Result): Fragment<"type"> {
  switch (result.kind) {
    case "nothing":
    case "choice":
      return type`undefined`;
    case "value": {
      const bodies = new Map(
        result.contents
          .map((content) => typeOf(content.ref, TYPES))
          .map((body) => [body.code, body]),
      );
      return join([...bodies.values()], " | ", "type");
    }
    case "stream":
      // Text: a frame as it stands, which may also say something about the stream itself.
      return result.ref === undefined
        ? type`AsyncIterable<Uint8Array>`
        : type`AsyncIterable<${typeOf(result.ref, TYPES)} | string>`;
    default:
      return result satisfies never;
  }
}
