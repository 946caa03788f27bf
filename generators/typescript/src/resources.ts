/** `resources/<name>.ts`: one-line methods; `operations/<name>.ts`: the tables that they name. */
import {
  compose,
  fixed,
  fragment,
  join,
  ownedFile,
  type FilePlan,
  type Fragment,
  type Import,
  type SurfaceLine,
} from "@njia/generator-core";
import { callText } from "./calls.ts";
import { StructureKind } from "./libraries.ts";
import { docComment } from "./literals.ts";
import { flatten, type Model, type OperationModel, type ResourceModel } from "./model.ts";
import { path } from "./naming.ts";
import { operationTable, resultType } from "./operations.ts";
import { printable } from "./structure.ts";
import { INNER, typeOf } from "./types.ts";

const type = compose("type");
const expression = compose("expression");

export function planResources(model: Model): readonly FilePlan[] {
  return flatten(model.resources).flatMap((resource) => {
    const methods = planResource(resource, model);
    return resource.operations.length > 0 ? [methods, planTables(resource, model)] : [methods];
  });
}

/** `operations/<name>.ts`: the tables alone. */
function planTables(resource: ResourceModel, model: Model): FilePlan {
  const tables = resource.operations.map((item) => operationTable(item, model));
  return ownedFile({
    path: path("src/generated/operations/", resource.file, ".ts"),
    origins: resource.operations.map((item) => item.operation.origin),
    body: {
      kind: "printed",
      source: printable({
        header: model.header,
        imports: [OPERATION, ...tables.flatMap((item) => item.imports)],
        statements: tables.map((item) => item.code),
      }),
    },
  });
}

const RESOURCE: Import = { from: path(INNER.runtime, "/resource.ts"), name: "Resource" };
const OPERATION: Import = {
  from: path(INNER.runtime, "/operation.ts"),
  name: "Operation",
  typeOnly: true,
};

function planResource(resource: ResourceModel, model: Model): FilePlan {
  const methods = resource.operations.map((item) => method(item, resource, model));
  const tables = resource.operations.map((item): Import => ({
    from: path("../operations/", resource.file, ".ts"),
    name: item.constant,
  }));
  const children = resource.children.map(childGetter);
  const imports = [
    RESOURCE,
    ...tables,
    ...methods.flatMap((item) => item.imports),
    ...children.flatMap((item) => item.imports),
  ];
  const doc = docComment(resource.resource.doc, resource.resource.deprecated);
  return ownedFile({
    path: path("src/generated/resources/", resource.file, ".ts"),
    origins: [
      resource.resource.origin,
      ...resource.operations.map((item) => item.operation.origin),
    ],
    exports: methods.flatMap((item) => item.exports),
    body: {
      kind: "printed",
      source: printable({
        header: model.header,
        imports,
        statements: [
          {
            kind: StructureKind.Class,
            isExported: true,
            name: resource.className,
            extends: fixed("Resource", "type"),
            docs: doc ? [{ description: doc }] : [],
            getAccessors: children.map((item) => item.structure),
            methods: methods.map((item) => item.structure),
          },
        ],
      }),
    },
  });
}

/** `get items(): Items`, made on first use. */
export function childGetter(
  child: ResourceModel,
  folder: unknown = ".",
): { readonly imports: readonly Import[]; readonly structure: ReturnType<typeof getter> } {
  const from = path(typeof folder === "string" ? folder : ".", "/", child.file, ".ts");
  return { imports: [{ from, name: child.className }], structure: getter(child) };
}

function getter(child: ResourceModel) {
  const doc = docComment(child.resource.doc, child.resource.deprecated);
  return {
    name: child.property,
    returnType: child.className,
    docs: doc ? [{ description: doc }] : [],
    statements: [expression`return this._resource(${child.className});`.code],
  };
}

function method(item: OperationModel, resource: ResourceModel, model: Model) {
  const { operation, positional, paramsRequired } = item;
  const args = positional.map(({ param, name }) => ({
    name,
    type: typeOf(param.ref, model, INNER, true),
  }));
  const params = paramsFragment(item, model);
  const options: Fragment<"type"> = fragment(fixed("RequestOptions", "type"), [
    { from: "../core.ts", name: "RequestOptions", typeOnly: true },
  ]);
  const result = resultType(item, model);
  const returns = item.item ? pageType(item, model, result) : promiseType(result);
  const passed = join(
    positional.map(({ name }) => name),
    ", ",
    "expression",
  );
  const record = params ? fixed("params", "expression") : fixed("undefined", "expression");
  const verb = item.item ? fixed("_list", "expression") : fixed("_call", "expression");
  const parameters = [
    ...args.map(({ name, type: of }) => ({ name, type: of.code })),
    ...(params
      ? [
          {
            name: fixed("params", "identifier"),
            type: params.code,
            hasQuestionToken: !paramsRequired,
          },
        ]
      : []),
    { name: fixed("options", "identifier"), type: options.code, hasQuestionToken: true },
  ];
  const example = callText(item, resource, model);
  const doc = docComment(operation.doc, operation.deprecated);
  const description = doc
    ? expression`${join([fragment(doc)], "", "expression")}\n\n@example\n\`\`\`ts\n${example}\n\`\`\``
    : expression`@example\n\`\`\`ts\n${example}\n\`\`\``;
  const signature = parameters
    .map(
      (param) =>
        `${param.name}${"hasQuestionToken" in param && param.hasQuestionToken ? "?" : ""}: ${param.type}`,
    )
    .join(", ");
  const exports: SurfaceLine[] = [
    {
      symbol: `${resource.className}.${item.method}`,
      signature: `(${signature}): ${returns.code}`.replace(/\s+/g, " "),
      origin: operation.origin,
    },
  ];
  return {
    exports,
    imports: [
      ...args.flatMap((arg) => arg.type.imports),
      ...(params?.imports ?? []),
      ...options.imports,
      ...returns.imports,
    ],
    structure: {
      name: item.method,
      parameters,
      returnType: returns.code,
      docs: [{ description: description.code }],
      statements: [
        expression`return this.${verb}(${item.constant}, [${passed}], ${record}, options);`.code,
      ],
    },
  };
}

/** The type of the record, or undefined where the operation takes none. */
export function paramsFragment(item: OperationModel, model: Model): Fragment<"type"> | undefined {
  if (item.paramsType) {
    const file = resourceFile(item, model);
    return fragment(join([item.paramsType], "", "type").code, [
      { from: path("../types/", file, ".ts"), name: item.paramsType, typeOnly: true },
    ]);
  }
  return item.body && typeOf(item.body.ref, model, INNER, true);
}

function resourceFile(item: OperationModel, model: Model): ResourceModel["file"] {
  const owner = flatten(model.resources).find((resource) =>
    resource.operations.some((other) => other.operation === item.operation),
  );
  if (!owner) throw new Error(`E-INTERNAL ${item.operation.id} hangs on no resource`);
  return owner.file;
}

function promiseType(result: Fragment<"type">): Fragment<"type"> {
  const promise = fragment(fixed("ApiPromise", "type"), [
    { from: path(INNER.runtime, "/promise.ts"), name: "ApiPromise", typeOnly: true },
  ]);
  return type`${promise}<${result}>`;
}

function pageType(item: OperationModel, model: Model, result: Fragment<"type">): Fragment<"type"> {
  const promise = fragment(fixed("PagePromise", "type"), [
    { from: path(INNER.runtime, "/page.ts"), name: "PagePromise", typeOnly: true },
  ]);
  return item.item ? type`${promise}<${typeOf(item.item, model, INNER)}, ${result}>` : result;
}
