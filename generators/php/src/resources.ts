/** `src/generated/Resource/`: the methods that callers see. */
import type { Code, Field, FilePlan, Fragment, Import, View } from "@njia/generator-core";
import { compose, entryOf, fixed, fragment, takesExtra } from "@njia/generator-core";
import type { Argument, Book, MethodEntry, ResourceEntry } from "./book.ts";
import { operationsOf } from "./book.ts";
import { classFile, linesView, surface } from "./files.ts";
import {
  docLines,
  entry as pair,
  GAP,
  list,
  named,
  qualified,
  rows,
  tag,
  text,
  variable,
} from "./literals.ts";
import { parameterOf } from "./models.ts";
import { outcomeOf } from "./results.ts";
import { model, runtime } from "./types.ts";

const expression = compose("expression");

/** One class per resource. */
export function* planResources(book: Book): Iterable<FilePlan> {
  for (const entry of book.resources) {
    const methods = entry.methods.map((method) => methodOf(method, entry, book));
    const symbol = qualified(book.root, "Resource", entry.className);
    yield classFile(book, {
      folder: "Resource",
      name: entry.className,
      template: "resource",
      origins: entry.methods.map((method) => method.operation.origin),
      uses: [
        ...methods.flatMap((method) => method.uses),
        [runtime(book, "Internal\\ApiClient")],
        methods.length > 0
          ? [
              { from: qualified(book.root, "Operation", operationsOf(entry)) },
              ...["RequestOptions", "Exception\\NjiaException"].map((name) => runtime(book, name)),
            ]
          : [],
      ],
      exports: [
        surface(symbol, "final readonly class", entry.resource.origin),
        ...methods.map((method) =>
          surface(`${symbol}::${method.name}`, method.signature, method.origin),
        ),
      ],
      view: {
        doc: linesView(
          docLines(
            entry.resource.doc,
            `Operations of ${entry.resource.name.words.join(" ")}.`,
            0,
            entry.resource.deprecated,
          ),
        ),
        children: entry.children.map((child) => ({ name: child.property, type: child.className })),
        methods: methods.map((method) => method.view),
      },
    });
  }
}

interface MethodView {
  readonly name: Code;
  readonly signature: string;
  readonly origin: Field["origin"];
  readonly uses: readonly (Fragment | readonly Import[])[];
  readonly view: View;
}

function methodOf(method: MethodEntry, entry: ResourceEntry, book: Book): MethodView {
  const { operation } = method;
  const outcome = outcomeOf(operation, book);
  const params = method.args.map((arg) =>
    parameterOf({ field: fieldOf(arg), name: arg.name }, book),
  );
  const extra = method.flat !== undefined && takesExtra(method.flat);
  const call = callCode(method, entry, outcome.paging !== undefined, book);
  const secret = method.args.some((arg) => fieldOf(arg).sensitive !== "no");
  const tags = [
    ...params.flatMap((param) => param.tags),
    ...(extra ? EXTRA : []),
    ...(outcome.doc === outcome.native.code ? [] : tag("@return", outcome.doc, undefined, "")),
    ...tag("@throws", fixed("NjiaException", "type"), undefined, ""),
  ];
  const prose = docLines(
    operation.doc,
    `Calls ${operation.method} ${operation.id}.`,
    4,
    operation.deprecated,
  );
  const shown = params.map((param) => param.native.code).join(", ");
  return {
    name: method.name,
    signature: `(${shown}): ${outcome.doc}${secret ? " (secret arguments)" : ""}`,
    origin: operation.origin,
    uses: [...params.map((param) => param.native), outcome.native, call, outcome.uses],
    view: {
      doc: linesView([...prose, GAP, ...tags]),
      name: method.name,
      params: params.map((param) => param.view),
      extra,
      returns: outcome.native.code,
      call: call.code,
    },
  };
}

const EXTRA = tag(
  "@param",
  fixed("array<string, mixed>", "type"),
  fixed("$extra", "expression"),
  "further members of the body by wire name",
);

function fieldOf(arg: Argument): Pick<Field, "ref" | "required" | "doc" | "sensitive"> {
  const shared = { ref: arg.ref, required: arg.required };
  switch (arg.source.kind) {
    case "param": {
      const { param } = arg.source;
      return {
        ...shared,
        sensitive: param.sensitive,
        ...(param.doc === undefined ? {} : { doc: param.doc }),
      };
    }
    case "field": {
      const { field } = arg.source;
      return {
        ...shared,
        sensitive: field.sensitive,
        ...(field.doc === undefined ? {} : { doc: field.doc }),
      };
    }
    case "body":
      return { ...shared, sensitive: "no" };
    default:
      return arg.source satisfies never;
  }
}

function callCode(
  method: MethodEntry,
  entry: ResourceEntry,
  paged: boolean,
  book: Book,
): Fragment<"expression"> {
  const none = fixed("", "expression");
  const params = method.args.flatMap((arg) =>
    arg.source.kind === "param"
      ? [pair(text(`${arg.source.param.in} ${arg.source.param.name.wire}`), variable(arg.name))]
      : [],
  );
  const body = bodyOf(method, book);
  const items = [
    expression`${operationsOf(entry)}::${method.name}()`,
    rows(none, "[]", params, 12),
    ...(body === undefined ? [] : [body]),
    named(fixed("options", "identifier"), fixed("$options", "expression")),
  ];
  const verb = paged
    ? fixed("$this->api->list", "expression")
    : fixed("$this->api->call", "expression");
  return rows(verb, "()", items, 8);
}

function bodyOf(method: MethodEntry, book: Book): Fragment<"expression"> | undefined {
  const whole = method.args.find((arg) => arg.source.kind === "body");
  if (whole !== undefined) return expression`${variable(whole.name)}`;
  const { flat } = method;
  if (flat === undefined) return undefined;
  const names = book.members(flat);
  const { name } = entryOf(book, flat.id);
  const given = method.args.flatMap((arg) => {
    if (arg.source.kind !== "field") return [];
    const own = names.get(arg.source.field.name.wire);
    return own === undefined ? [] : [{ own, arg: arg.name }];
  });
  const extra = takesExtra(flat)
    ? [named(fixed("extra", "identifier"), fixed("$extra", "expression"))]
    : [];
  const values = [...given.map((one) => named(one.own, variable(one.arg))), ...extra];
  const imports = [model(book, name)];
  if (method.operation.body?.required === true) {
    const made = rows(expression`new ${name}`.code, "()", values, 12);
    return fragment(made.code, [...made.imports, ...imports]);
  }
  // Nothing given is no body at all; a required member then counts only once another one is there.
  const listed = rows(
    fixed("", "expression"),
    "[]",
    [
      ...given.map((one) => pair(text(one.own), variable(one.arg))),
      ...(takesExtra(flat) ? [pair(text("+extra"), fixed("$extra", "expression"))] : []),
    ],
    12,
  );
  const made = list(
    fixed("OptionalBody::of", "expression"),
    "()",
    [expression`${name}::class`, listed],
    12,
    100,
  );
  return fragment(made.code, [
    ...made.imports,
    ...imports,
    runtime(book, "Internal\\OptionalBody"),
  ]);
}
