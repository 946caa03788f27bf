/** `operations/<resource>.ts` and `operations.ts`: every operation as data. */
import {
  compose,
  fixed,
  fragment,
  join,
  pathTemplate,
  type FilePlan,
  type Json,
  type Operation,
} from "@njia/generator-core";
import { path } from "@njia/generator-typescript/naming";
import { StructureKind } from "@njia/generator-typescript/libraries";
import { constant, file, table } from "./file.ts";
import type { ResourceModel, ServerModel } from "./model.ts";
import { renamedFields } from "./renamed.ts";

const type = compose("type");
const expression = compose("expression");
const FACTS = { from: "../../http/operation.ts", name: "OperationFacts", typeOnly: true };

export function* planOperations(model: ServerModel): Iterable<FilePlan> {
  for (const item of model.resources) yield planResource(model, item);
  yield planIndex(model);
}

function planResource(model: ServerModel, item: ResourceModel): FilePlan {
  const facts = item.operations.map(
    ({ id, operation }) => [id, factsOf(model, operation)] as const,
  );
  return file(model, {
    path: path("operations/", item.file, ".ts"),
    imports: [FACTS],
    origins: item.operations.map(({ operation }) => operation.origin),
    statements: [
      table(
        item.constant,
        Object.fromEntries(facts),
        fragment(type`Readonly<Record<string, OperationFacts>>`.code),
        `Operations of ${item.resource.name.wire}.`,
      ),
    ],
  });
}

/** What the HTTP layer needs to know of an operation; the shape is `OperationFacts`. */
function factsOf(model: ServerModel, operation: Operation): Json {
  const { body, deprecated, idempotency } = operation;
  return {
    id: operation.id,
    summary: operation.doc?.summary ?? "",
    method: operation.method,
    path: pathTemplate(operation),
    auth: operation.auth.map((all) => all.map(({ scheme }) => scheme)),
    scopes: operation.scopes,
    rateClass: operation.rateClass ?? null,
    idempotency:
      idempotency === undefined ? "none" : idempotency.required ? "required" : "accepted",
    success: operation.success.filter((status) => typeof status === "number"),
    codes: [...new Set(operation.failures.flatMap(({ codes }) => codes))].sort(),
    body:
      body === undefined
        ? null
        : { required: body.required, media: body.contents.map(({ media }) => media) },
    answers: answersOf(operation),
    lists: operation.params
      .filter(
        (param) =>
          param.in === "query" &&
          param.encode.by === "style" &&
          !param.encode.explode &&
          param.ref.type.kind === "list",
      )
      .map((param) => param.name.wire),
    deprecated:
      deprecated === undefined
        ? null
        : {
            since: deprecated.since ?? null,
            sunset: deprecated.sunset ?? null,
            removedIn: deprecated.removedIn ?? null,
            replacement: deprecated.replacement ?? null,
          },
    renamed: body === undefined ? [] : renamedFields(model, body.contents[0].ref),
  };
}

function answersOf(operation: Operation): readonly string[] {
  const { result } = operation;
  switch (result.kind) {
    case "nothing":
      return [];
    case "value":
      return result.contents.map(({ media }) => media);
    case "stream":
      return [
        {
          octets: "application/octet-stream",
          sse: "text/event-stream",
          ndjson: "application/x-ndjson",
        }[result.framing],
      ];
    case "choice":
      return result.byStatus.flatMap((entry) =>
        entry.result.kind === "value" ? entry.result.contents.map(({ media }) => media) : [],
      );
    default:
      return result satisfies never;
  }
}

function planIndex(model: ServerModel): FilePlan {
  const imports = model.resources.map((item) => ({
    from: path("./operations/", item.file, ".ts"),
    name: item.constant,
  }));
  const spread = join(
    model.resources.map((item) => expression`  ...${item.constant},\n`),
    "",
    "expression",
  );
  return file(model, {
    path: path("operations.ts"),
    imports,
    statements: [
      constant(
        fixed("OPERATIONS", "identifier"),
        expression`{\n${spread}} as const`.code,
        "Every operation of the API by its id.",
      ),
      {
        kind: StructureKind.TypeAlias,
        isExported: true,
        name: fixed("OperationId", "identifier"),
        type: fixed("keyof typeof OPERATIONS", "type"),
        docs: [fixed("The id of an operation.", "comment")],
      },
    ],
  });
}
