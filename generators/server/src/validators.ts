/** `validators/<resource>.ts`: what each operation accepts, as JSON Schemas; `shared.ts` holds types of several resources. */
import {
  type Code,
  compose,
  type FilePlan,
  fixed,
  type Fragment,
  join,
  type Json,
  mentionedIn,
  type Operation,
  type Param,
  type TypeId,
} from "@njia/generator-core";
import { path } from "@njia/generator-typescript/naming";
import { constant, file, table } from "./file.ts";
import { schemaOf, typeSchema } from "./json-schema.ts";
import { ownParams, type ResourceModel, type ServerModel } from "./model.ts";
import { reached } from "./reach.ts";

const type = compose("type");
const expression = compose("expression");
const identifier = compose("identifier");
const SHAPES = "../../http/validator-tables.ts";
const TOP_SHAPES = "../http/validator-tables.ts";

export function* planValidators(model: ServerModel): Iterable<FilePlan> {
  for (const item of model.resources) yield planRequests(model, item);
  const schemas = [...ownSchemas(model)].filter(({ ids }) => ids.length > 0);
  for (const item of schemas) {
    yield file(model, {
      path: path("validators/schemas/", item.file, ".ts"),
      imports: [{ from: path("../", SHAPES), name: "SchemaTable", typeOnly: true }],
      statements: [
        table(
          item.constant,
          schemasOf(model, item.ids),
          type`SchemaTable`,
          "Types that requests may hold.",
        ),
      ],
    });
  }
  yield planIndex(model, schemas);
}

interface SchemaFile {
  readonly file: Code<"identifier">;
  readonly constant: Code<"identifier">;
  readonly ids: readonly TypeId[];
}

/** One file per resource for the types that only its operations take, and one for all others. */
function ownSchemas(model: ServerModel): readonly SchemaFile[] {
  const users = new Map<TypeId, ResourceModel[]>();
  for (const item of model.resources) {
    const roots = item.operations.flatMap(({ operation }) => requestRefs(operation));
    for (const id of reached(model, roots)) users.set(id, [...(users.get(id) ?? []), item]);
  }
  const ids = [...users.keys()].sort();
  const of = (item: ResourceModel | undefined): readonly TypeId[] =>
    ids.filter((id) => {
      const list = users.get(id) ?? [];
      return list.length === 1 ? list[0] === item : item === undefined;
    });
  return [
    ...model.resources.map((item) => ({
      file: item.file,
      constant: identifier`${item.constant}Schemas`.code,
      ids: of(item),
    })),
    {
      file: fixed("shared", "identifier"),
      constant: fixed("sharedSchemas", "identifier"),
      ids: of(undefined),
    },
  ];
}

function planRequests(model: ServerModel, item: ResourceModel): FilePlan {
  const requests = item.operations.map(
    ({ id, operation }) => [id, requestOf(model, operation)] as const,
  );
  const statement = table(
    item.constant,
    Object.fromEntries(requests),
    type`RequestTable`,
    `What each operation of ${item.resource.name.wire} accepts.`,
  );
  return file(model, {
    path: path("validators/", item.file, ".ts"),
    imports: [{ from: SHAPES, name: "RequestTable", typeOnly: true }],
    origins: item.operations.map(({ operation }) => operation.origin),
    statements: [statement],
  });
}

function schemasOf(model: ServerModel, ids: readonly TypeId[]): Json {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const named = model.types.get(id);
      return named === undefined ? [] : [[id, typeSchema(named)] as const];
    }),
  );
}

const requestRefs = (operation: Operation): readonly TypeId[] => [
  ...operation.params.flatMap((param) => mentionedIn(param.ref)),
  ...(operation.body?.contents.flatMap((content) => mentionedIn(content.ref)) ?? []),
];

/** Unknown query parameters are refused, unknown headers are not ours to judge. */
function requestOf(model: ServerModel, operation: Operation): Json {
  const json = operation.body?.contents.find((content) => content.codec === "json");
  return {
    params: objectOf(model, operation, "path"),
    query: objectOf(model, operation, "query"),
    headers: objectOf(model, operation, "header"),
    body: json === undefined ? null : schemaOf(json.ref),
  };
}

function objectOf(model: ServerModel, operation: Operation, place: Param["in"]): Json {
  const list = ownParams(model, operation, place);
  // An empty query is a rule too: unknown parameters are refused.
  return list.length === 0 && place !== "query" ? null : paramsSchema(list, place);
}

function paramsSchema(list: readonly Param[], place: Param["in"]): Json {
  const nameOf = (param: Param): string =>
    place === "header" ? param.name.wire.toLowerCase() : param.name.wire;
  const required = list.filter((param) => param.required).map(nameOf);
  return {
    type: "object",
    properties: Object.fromEntries(list.map((param) => [nameOf(param), withDefault(param)])),
    ...(required.length === 0 ? {} : { required }),
    ...(place === "query" ? { additionalProperties: false } : {}),
  };
}

function withDefault(param: Param): Json {
  const schema = schemaOf(param.ref) as { readonly [key: string]: Json };
  return param.default === undefined ? schema : { ...schema, default: param.default };
}

function planIndex(model: ServerModel, schemas: readonly SchemaFile[]): FilePlan {
  const spread = (names: readonly Code[]): Fragment<"expression"> => {
    const lines = names.map((name) => expression`  ...${name},\n`);
    return expression`{\n${join(lines, "", "expression")}}`;
  };
  return file(model, {
    path: path("validators.ts"),
    imports: [
      { from: TOP_SHAPES, name: "JsonSchema", typeOnly: true },
      ...model.resources.map((item) => ({
        from: path("./validators/", item.file, ".ts"),
        name: item.constant,
      })),
      ...schemas.map((item) => ({
        from: path("./validators/schemas/", item.file, ".ts"),
        name: item.constant,
      })),
    ],
    statements: [
      constant(
        fixed("REQUESTS", "identifier"),
        spread(model.resources.map((item) => item.constant)).code,
        "What each operation accepts, by its id.",
      ),
      table(
        fixed("COMMON_HEADERS", "identifier"),
        paramsSchema(model.commonHeaders, "header"),
        type`JsonSchema`,
        "Headers that every operation with credentials takes; the operations do not repeat them.",
      ),
      constant(
        fixed("SCHEMAS", "identifier"),
        spread(schemas.map((item) => item.constant)).code,
        "Every type that a request may hold, by name.",
      ),
    ],
  });
}
