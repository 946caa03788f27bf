/** `resources/<resource>.py`: the sync and the async class of a resource. */
import type { Code, FilePlan, Fragment, Import, SurfaceLine, View } from "@njia/generator-core";
import { compose, fixed, fragment, ownedFile, titleOf } from "@njia/generator-core";
import type { Argument, Book, MethodEntry, ResourceEntry } from "./book.ts";
import { importView } from "./imports.ts";
import {
  bracketed,
  call,
  deprecationNote,
  docLines,
  docstring,
  indented,
  phrase,
  pair,
  text,
} from "./literals.ts";
import { path } from "./naming.ts";
import type { Outcome } from "./results.ts";
import { outcomeOf } from "./results.ts";
import { annotation, runtime, runtimeType } from "./types.ts";

const type = compose("type");
const expression = compose("expression");
const NONE = fixed("", "expression");

/** One file plan per resource. */
export function* planResources(book: Book): Iterable<FilePlan> {
  for (const entry of book.resources) {
    const methods = entry.methods.map((method) => methodView(method, book));
    const uses = [...methods.flatMap((method) => method.uses), fragment(NONE, fixedImports(entry))];
    const title = titleOf(entry.resource);
    yield ownedFile({
      path: path("src/", book.package, "/resources/", entry.module, ".py"),
      origins: [entry.resource.origin, ...entry.methods.map((method) => method.operation.origin)],
      exports: methods
        .flatMap((method) => [method.surface])
        .map((line) => ({ ...line, symbol: `${book.package}.${entry.className}.${line.symbol}` })),
      body: {
        kind: "template",
        template: "resource",
        view: {
          title: phrase(title),
          imports: importView(uses, 2, `resources:${entry.module}`),
          name: entry.className,
          asyncName: entry.asyncName,
          doc: docstring(
            docLines(entry.resource.doc, `Operations of ${title}.`, entry.resource.deprecated),
            4,
          ),
          children: entry.children.map((child) => ({
            name: child.attribute,
            className: child.className,
            asyncName: child.asyncName,
            module: child.module,
          })),
          hasChildren: entry.children.length > 0,
          methods: methods.map((method) => method.view),
        },
      },
    });
  }
}

function fixedImports(entry: ResourceEntry): readonly Import[] {
  const operations =
    entry.methods.length === 0
      ? []
      : [{ from: "generated:operations", name: entry.module, as: "_ops" }];
  const children = entry.children.flatMap((child): readonly Import[] => [
    { from: `resources:${child.module}`, name: child.className, typeOnly: true },
    { from: `resources:${child.module}`, name: child.asyncName, typeOnly: true },
  ]);
  const cached =
    entry.children.length === 0 ? [] : [{ from: "functools", name: "cached_property" }];
  return [
    ...operations,
    ...children,
    ...cached,
    runtime("_client", "Resource"),
    runtime("_client", "AsyncResource"),
  ];
}

type MethodView = {
  readonly view: View;
  readonly uses: readonly Fragment[];
  readonly surface: SurfaceLine;
};

function methodView(method: MethodEntry, book: Book): MethodView {
  const { operation } = method;
  const outcome = outcomeOf(method, book);
  const whole = wholeBody(method, book);
  const args = [
    ...method.args.map((arg) => argumentView(arg, book)),
    ...(whole === undefined ? [] : [whole]),
  ];
  const ordered = [...args.filter((arg) => arg.required), ...args.filter((arg) => !arg.required)];
  const options = fragment(fixed("RequestOptions", "type"), [
    { from: "generated:options", name: "RequestOptions", typeOnly: true },
  ]);
  const note =
    operation.deprecated === undefined
      ? undefined
      : `${operation.id} is deprecated${deprecationNote(operation.deprecated)}`;
  const marks = note === undefined ? [] : [fragment(NONE, [runtime("_warn", "deprecated")])];
  const positional = ordered.filter((arg) => arg.positional);
  return {
    view: {
      name: method.name,
      isDeprecated: note !== undefined,
      deprecated: text(note ?? ""),
      positional: positional.map((arg) => arg.view),
      keywords: ordered.filter((arg) => !arg.positional).map((arg) => arg.view),
      call: callOf(outcome.verb, method, ordered, false),
      asyncCall: callOf(outcome.verb, method, ordered, outcome.verb !== "list"),
      doc: docstring(methodDoc(method), 8),
      returns: outcome.returns.code,
      asyncReturns: outcome.asyncReturns.code,
      isList: outcome.verb === "list",
    },
    uses: [
      ...args.flatMap((arg) => arg.uses),
      outcome.returns,
      outcome.asyncReturns,
      options,
      ...marks,
    ],
    surface: {
      symbol: method.name,
      signature: `(${ordered.map((arg) => `${arg.name}${arg.required ? "" : "?"}`).join(", ")}) -> ${outcome.returns.code}`,
      origin: operation.origin,
    },
  };
}

/** `self._core.call(_ops.CREATE, {...}, options)`, laid out as the formatter would have it. */
function callOf(
  verb: Outcome["verb"],
  method: MethodEntry,
  args: readonly ArgumentView[],
  isAwaited: boolean,
): Code {
  const values = args.map((arg) => pair(text(arg.key), ": ", arg.name));
  const constant = expression`_ops.${method.constant}`;
  const dict = bracketed("{}", values, { indent: 12, taken: 1 });
  const target = isAwaited
    ? expression`await self._core.${VERBS[verb]}`
    : expression`self._core.${VERBS[verb]}`;
  return indented(
    call(target, [constant, dict, fixed("options", "identifier")], { indent: 8, taken: 7 }).code,
    8,
  );
}

const VERBS: Readonly<Record<Outcome["verb"], Code>> = {
  call: fixed("call", "identifier"),
  list: fixed("list", "identifier"),
  bytes: fixed("bytes", "identifier"),
  events: fixed("events", "identifier"),
};

type ArgumentView = {
  readonly name: Code;
  readonly key: string;
  readonly required: boolean;
  readonly positional: boolean;
  readonly view: View;
  readonly uses: readonly Fragment[];
};

function argumentView(arg: Argument, book: Book): ArgumentView {
  const ref = arg.source.kind === "param" ? arg.source.param.ref : arg.source.field.ref;
  return printArgument(arg.name, annotation(ref, "write", book), arg.required, arg.positional);
}

function printArgument(
  name: Code,
  plain: Fragment<"type">,
  required: boolean,
  positional: boolean,
): ArgumentView {
  const omit = fragment(fixed("Omit", "type"), [runtimeType("_omit", "Omit")]);
  const constant = fragment(NONE, [runtime("_omit", "OMIT")]);
  const isAny = plain.code === "Any";
  const use = required || isAny ? plain : type`${plain} | ${omit}`;
  return {
    name,
    key: name,
    required,
    positional,
    view: { name, annotation: use.code, isRequired: required },
    uses: required ? [use] : [use, constant],
  };
}

/** The argument `body` of an operation whose body is no record. */
function wholeBody(method: MethodEntry, book: Book): ArgumentView | undefined {
  const body = method.operation.body;
  if (body === undefined || method.flat !== undefined) return undefined;
  const [content] = body.contents;
  const isText = ["json", "form", "multipart", "text"].includes(content.codec);
  const file = fragment(fixed("FileParam", "type"), [runtimeType("_multipart", "FileParam")]);
  return printArgument(
    fixed("body", "identifier"),
    isText ? annotation(content.ref, "write", book) : file,
    body.required,
    false,
  );
}

function methodDoc(method: MethodEntry): readonly string[] {
  const { operation } = method;
  const args = method.args.flatMap((arg) => {
    const source = arg.source.kind === "param" ? arg.source.param : arg.source.field;
    return source.doc === undefined ? [] : [`    ${arg.name}: ${source.doc.summary}`];
  });
  const scopes =
    operation.scopes.length === 0 ? [] : ["", `Needs the scope ${operation.scopes.join(", ")}.`];
  const key =
    operation.idempotency === undefined
      ? []
      : ["", "Sent with an idempotency key; a retry cannot take effect twice."];
  return [
    ...docLines(operation.doc, `${operation.id}.`, operation.deprecated),
    ...scopes,
    ...key,
    ...(args.length === 0 ? [] : ["", "Args:", ...args]),
  ];
}
