/** `types/<family>.ts`: every named type under its public name, enum tables, unions for `isKnown`, parameter records. */
import {
  compose,
  fixed,
  fragment,
  join,
  ownedFile,
  type EnumType,
  type FilePlan,
  type Fragment,
  type Import,
  type NamedType,
  type SurfaceLine,
  type UnionType,
} from "@njia/generator-core";
import { StructureKind } from "./libraries.ts";
import { docComment, json, key, scalar, text } from "./literals.ts";
import { allOperations, type Model, type OperationModel } from "./model.ts";
import { path } from "./naming.ts";
import { printable, type Statement } from "./structure.ts";
import { INNER, typeOf } from "./types.ts";

const type = compose("type");
const expression = compose("expression");

interface Declared {
  readonly statements: readonly Statement[];
  readonly imports: readonly Import[];
  readonly exports: readonly SurfaceLine[];
  readonly origin: NamedType["origin"];
}

/** One file per family, and the index that exports them all. */
export function planModels(model: Model): readonly FilePlan[] {
  const files = new Map<string, Declared[]>();
  const add = (family: string, declared: Declared): void => {
    files.set(family, [...(files.get(family) ?? []), declared]);
  };
  for (const item of model.api.types) add(model.family(item.id), declareType(item, model));
  for (const item of allOperations(model)) {
    const declared = declareParams(item, model);
    if (declared) add(item.in.file, declared);
  }
  const names = [...files.keys()].sort();
  const plans = names.map((name): FilePlan => {
    const all = files.get(name) ?? [];
    const here = path("../types/", name, ".ts");
    return ownedFile({
      path: path("src/generated/types/", name, ".ts"),
      origins: all.map((item) => item.origin),
      exports: all.flatMap((item) => item.exports),
      body: {
        kind: "printed",
        source: printable({
          header: model.header,
          imports: all.flatMap((item) => item.imports).filter((item) => item.from !== here),
          statements: all.flatMap((item) => item.statements),
        }),
      },
    });
  });
  const index: FilePlan = ownedFile({
    path: path("src/generated/types/index.ts"),
    body: {
      kind: "printed",
      source: printable({
        header: model.header,
        imports: [],
        statements: names.length
          ? names.map(
              (name) =>
                ({
                  kind: StructureKind.ExportDeclaration,
                  moduleSpecifier: path("./", name, ".ts"),
                }) as Statement,
            )
          : [fixed("export {};", "expression")],
      }),
    },
  });
  return [...plans, index];
}

const WIRE: Import = { from: "../wire.ts", name: "Wire", typeOnly: true };

function declareType(item: NamedType, model: Model): Declared {
  const name = model.typeName(item.id);
  const doc = docComment(item.doc, item.deprecated);
  const docs = doc ? [{ description: doc }] : [];
  const wire = expression`Wire<${text(name)}>`;
  const base = { origin: item.origin, imports: [WIRE] };
  const line = (signature: string): SurfaceLine[] => [
    { symbol: name, signature, origin: item.origin },
  ];
  switch (item.kind) {
    case "record":
      return {
        ...base,
        exports: [
          ...line("interface"),
          ...item.fields.map((field) => ({
            symbol: `${name}.${JSON.stringify(field.name.wire).slice(1, -1)}`,
            signature: `${field.required ? "" : "?"}: ${typeOf(field.ref, model, INNER).code}`,
            origin: field.origin,
          })),
        ],
        statements: [
          { kind: StructureKind.Interface, isExported: true, name, docs, extends: [wire.code] },
        ],
      };
    case "alias":
      return {
        ...base,
        exports: line("type"),
        statements: [
          { kind: StructureKind.TypeAlias, isExported: true, name, docs, type: wire.code },
        ],
      };
    case "enum":
      return {
        ...base,
        exports: line(
          `enum ${item.open ? "open" : "closed"} ${JSON.stringify(item.values.map((value) => value.value))}`,
        ),
        statements: declareEnum(item, name, docs, wire),
      };
    case "union":
      return declareUnion(item, model, docs, { ...base, exports: line("union") }, wire);
    default:
      return item satisfies never;
  }
}

type Docs = readonly { readonly description: NonNullable<ReturnType<typeof docComment>> }[];

function declareEnum(
  item: EnumType,
  name: Fragment["code"],
  docs: Docs,
  wire: Fragment,
): Statement[] {
  const entries = item.values.map((value) => {
    const doc = docComment(value.doc, value.deprecated);
    const member = expression`${key(String(value.value))}: ${scalar(value.value)},`;
    return doc
      ? expression`/** ${join([fragment(doc)], "", "expression")} */\n  ${member}`
      : member;
  });
  const body = join(entries, "\n  ", "expression");
  return [
    { kind: StructureKind.TypeAlias, isExported: true, name, docs, type: wire.code },
    expression`/** The values of {@link ${name}} that this version knows; the keys are the values on the wire. */\nexport const ${name} = {\n  ${body}\n} as const;`
      .code,
    {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: expression`${name}Known`.code,
      docs: [
        {
          description:
            expression`The values of {@link ${name}} that this version knows, for exhaustive switches.`
              .code,
        },
      ],
      type: expression`(typeof ${name})[keyof typeof ${name}]`.code,
    },
  ];
}

function declareUnion(
  item: UnionType,
  model: Model,
  docs: Docs,
  base: Omit<Declared, "statements">,
  wire: Fragment,
): Declared {
  const name = model.typeName(item.id);
  const alias: Statement = {
    kind: StructureKind.TypeAlias,
    isExported: true,
    name,
    docs,
    type: wire.code,
  };
  if (item.select.by !== "tag") return { ...base, statements: [alias] };
  const known = join(
    item.variants.map((variant) => typeOf(variant.ref, model, INNER)),
    " | ",
    "type",
  );
  const knownName = expression`${name}Known`;
  const tags = item.variants.flatMap((variant) => variant.tags);
  const annotation = type`KnownUnion<${join([knownName], "", "type")}>`;
  return {
    ...base,
    imports: [
      ...base.imports,
      ...known.imports,
      { from: path(INNER.runtime, "/known.ts"), name: "KnownUnion", typeOnly: true },
    ],
    statements: [
      alias,
      {
        kind: StructureKind.TypeAlias,
        isExported: true,
        name: knownName.code,
        docs: [
          { description: expression`The members of {@link ${name}} that this version knows.`.code },
        ],
        type: known.code,
      },
      expression`/** For \`isKnown(${name}, value)\`, which narrows to {@link ${knownName}}. */\nexport const ${name}: ${annotation} = { tag: ${text(item.select.property)}, values: ${json(tags)} };`
        .code,
    ],
  };
}

/** The record of an operation whose parameters are more than its body. */
function declareParams(item: OperationModel, model: Model): Declared | undefined {
  const { paramsType, record, body, bodyKey, operation } = item;
  if (!paramsType) return undefined;
  const properties = record.map(({ param, key: name }) => {
    const doc = docComment(
      param.doc,
      param.deprecated,
      param.default === undefined
        ? []
        : [`The server assumes ${JSON.stringify(param.default)} when it is left out.`],
    );
    return { name, type: typeOf(param.ref, model, INNER, true), required: param.required, doc };
  });
  const bodyType = body && typeOf(body.ref, model, INNER, true);
  if (bodyKey !== undefined && bodyType)
    properties.push({
      name: bodyKey,
      type: bodyType,
      required: operation.body?.required ?? false,
      doc: undefined,
    });
  const fields = properties.map((property) => ({
    name: key(property.name),
    type: property.type.code,
    hasQuestionToken: !property.required,
    docs: property.doc ? [{ description: property.doc }] : [],
  }));
  const extended = bodyKey === undefined && bodyType ? bodyType : undefined;
  const isRecord =
    extended &&
    body?.ref.type.kind === "named" &&
    model.types.get(body.ref.type.id)?.kind === "record";
  const docs = [
    {
      description:
        expression`Parameters of {@link ${item.method}}: ${docComment({ summary: operation.doc?.summary ?? operation.id }) ?? fixed("see there", "comment")}`
          .code,
    },
  ];
  const common = { isExported: true, docs } as const;
  const imports = [
    ...properties.flatMap((property) => property.type.imports),
    ...(extended?.imports ?? []),
  ];
  const optional = operation.body?.required === false;
  const base = extended && (optional ? type`Partial<${extended}>` : extended);
  const statements: Statement[] =
    base && (!isRecord || optional)
      ? [
          {
            kind: StructureKind.TypeAlias,
            ...common,
            name: paramsType,
            type: type`${base} & ${join([inlineFields(properties)], "", "type")}`.code,
          },
        ]
      : [
          {
            kind: StructureKind.Interface,
            ...common,
            name: paramsType,
            properties: fields,
            ...(base && { extends: [base.code] }),
          },
        ];
  const exports = [
    {
      symbol: paramsType,
      signature: base ? `params & ${base.code}` : "params",
      origin: operation.origin,
    },
    ...properties.map((property) => ({
      symbol: `${paramsType}.${JSON.stringify(property.name).slice(1, -1)}`,
      signature: `${property.required ? "" : "?"}: ${property.type.code}`,
      origin: operation.origin,
    })),
  ];
  return { statements, imports, exports, origin: operation.origin };
}

function inlineFields(
  properties: readonly {
    readonly name: string;
    readonly type: Fragment;
    readonly required: boolean;
  }[],
): Fragment<"expression"> {
  const lines = properties.map(({ name, type: of, required }) =>
    required ? expression`  ${key(name)}: ${of};` : expression`  ${key(name)}?: ${of};`,
  );
  return expression`{\n${join(lines, "\n", "expression")}\n}`;
}
