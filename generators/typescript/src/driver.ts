/** The conformance driver's dispatch: operation id and plain arguments to a method of the client. */
import {
  compose,
  fixed,
  fragment,
  join,
  ownedFile,
  type FilePlan,
  type Fragment,
} from "@njia/generator-core";
import { accessTo } from "./calls.ts";
import { key, text } from "./literals.ts";
import { flatten, type Model, type OperationModel, type ResourceModel } from "./model.ts";
import { numbered, path } from "./naming.ts";
import { printable } from "./structure.ts";

const expression = compose("expression");

/** One file per resource and the table of all. */
export function planDispatch(model: Model): readonly FilePlan[] {
  const resources = flatten(model.resources).filter((resource) => resource.operations.length > 0);
  const files = resources.map((resource): FilePlan => {
    const entries = resource.operations.map((item) => entry(item, resource, model));
    return plan(
      model,
      path(resource.file, ".ts"),
      [
        { from: "./arguments.ts", name: "Entry", typeOnly: true },
        { from: "./arguments.ts", name: "headerValue" },
        { from: "./arguments.ts", name: "merged" },
        { from: "./arguments.ts", name: "withHeaders" },
      ].filter(
        (item) => item.typeOnly || entries.some((one) => one.code.includes(`${item.name}(`)),
      ),
      [
        expression`export const operations: Readonly<Record<string, Entry>> = {\n${join(entries, "\n", "expression")}\n};`,
      ],
    );
  });
  const aliases = resources.map((resource, index) => ({
    from: path("./", resource.file, ".ts"),
    name: "operations",
    as: numbered(index),
  }));
  const table = plan(
    model,
    path("dispatch.ts"),
    [{ from: "./arguments.ts", name: "Entry", typeOnly: true }, ...aliases],
    [
      expression`/** Every operation of the SDK by its id. */\nexport const dispatch: Readonly<Record<string, Entry>> = {\n${join(
        aliases.map(({ as }) => expression`  ...${as},`),
        "\n",
        "expression",
      )}\n};`,
    ],
  );
  return [argumentsFile(model), ...files, table];
}

function plan(
  model: Model,
  at: FilePlan["path"],
  imports: Parameters<typeof printable>[0]["imports"],
  statements: readonly Fragment<"expression">[],
): FilePlan {
  return ownedFile({
    path: at,
    body: {
      kind: "printed",
      source: printable({
        header: model.header,
        imports,
        statements: statements.map((item) => item.code),
      }),
    },
  });
}

function argumentsFile(model: Model): FilePlan {
  const { client } = model;
  return plan(
    model,
    path("arguments.ts"),
    [],
    [
      expression`import type { ${client}, RequestOptions } from ${text(model.context.packageName)};`,
      fragment(fixed(ARGUMENTS, "expression")),
      expression`
/** A method by its operation id; \`paged\` ones answer with a page that iterates over all items. */
export interface Entry {
  readonly paged: boolean;
  readonly run: (client: ${client}, args: Arguments, options: RequestOptions) => PromiseLike<unknown>;
}`,
      fragment(fixed(HELPERS, "expression")),
    ],
  );
}

const ARGUMENTS = `
/** Arguments by where they travel, as a conformance case gives them. */
export interface Arguments {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}`;

const HELPERS = `
/** The flat record: the body's fields beside query and header values; the plain body where there is nothing else. */
export function merged(args: Arguments, extra: Readonly<Record<string, unknown>> = {}): never {
  const given = Object.entries({ ...args.query, ...extra }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return args.body as never;
  return { ...(args.body as object | undefined), ...Object.fromEntries(given) } as never;
}

/** A header of the case, whatever its case. */
export function headerValue(args: Arguments, name: string): string | undefined {
  const entries = Object.entries(args.header ?? {});
  return entries.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/** The call's options with the case's headers, but for those that the record takes. */
export function withHeaders(
  args: Arguments,
  options: RequestOptions,
  taken: readonly string[],
): RequestOptions {
  const entries = Object.entries(args.header ?? {});
  const rest = entries.filter(([key]) => !taken.includes(key.toLowerCase()));
  if (rest.length === 0) return options;
  return { ...options, headers: { ...options.headers, ...Object.fromEntries(rest) } };
}`;

function entry(
  item: OperationModel,
  resource: ResourceModel,
  model: Model,
): Fragment<"expression"> {
  const access = accessTo(resource, model);
  const positional = item.positional.map(
    ({ param }) => expression`args.path?.[${text(param.name.wire)}] as never`,
  );
  const headers = item.record.filter(({ param }) => param.in === "header");
  const extras = headers.map(
    ({ param, key: name }) => expression`${key(name)}: headerValue(args, ${text(param.name.wire)})`,
  );
  const body = item.bodyKey === undefined ? [] : [expression`${key(item.bodyKey)}: args.body`];
  const extra = join([...extras, ...body], ", ", "expression");
  const takes = item.paramsType !== undefined || item.body !== undefined;
  const source =
    item.bodyKey === undefined ? expression`args` : expression`{ ...args, body: undefined }`;
  const record = !takes
    ? []
    : [
        extra.code === ""
          ? expression`merged(${source})`
          : expression`merged(${source}, { ${extra} })`,
      ];
  const taken = join(
    headers.map(({ param }) => text(param.name.wire.toLowerCase())),
    ", ",
    "expression",
  );
  const args = [...positional, ...record, expression`withHeaders(args, options, [${taken}])`];
  const paged = item.item ? fixed("true", "expression") : fixed("false", "expression");
  return expression`  ${key(item.operation.id)}: {\n    paged: ${paged},\n    run: (client, args, options) =>\n      ${access}.${item.method}(${join(args, ", ", "expression")}),\n  },`;
}
