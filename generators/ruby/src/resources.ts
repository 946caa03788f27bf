/** `generated/resources/`: the methods that callers see. */
import type { Code, Deprecation, Field, FilePlan, Fragment, View } from "@njia/generator-core";
import { compose, fixed, takesExtra } from "@njia/generator-core";
import type { Argument, Book, MethodEntry, ResourceEntry } from "./book.ts";
import { isPositional } from "./book.ts";
import { linesView, sourceFile, surface } from "./files.ts";
import { docLines, list, named, qualified, rows, tag, text } from "./literals.ts";
import { constantOf, fileOf } from "./naming.ts";
import { outcomeOf } from "./results.ts";
import type { Declared } from "./types.ts";
import { declare } from "./types.ts";

const expression = compose("expression");
const NONE = fixed("", "expression");
const EXTRA = fixed("extra: {}", "expression");

/** One class per resource. */
export function* planResources(book: Book): Iterable<FilePlan> {
  for (const entry of book.resources) {
    const self = qualified(book.root, "Resources", entry.className);
    yield sourceFile(book, {
      place: `resources/${fileOf(entry.className)}`,
      template: "resource",
      origins: entry.methods.map((method) => method.operation.origin),
      exports: [
        surface(self, "class", entry.resource.origin),
        ...entry.methods.map((method) =>
          surface(`${self}#${method.name}`, signatureOf(method, book), method.operation.origin),
        ),
      ],
      view: {
        name: entry.className,
        doc: resourceDoc(entry, 4),
        children: entry.children.map((child) => ({
          name: child.property,
          type: child.className,
          doc: resourceDoc(child, 6),
        })),
        methods: entry.methods.map((method) => methodView(method, entry, book)),
      },
    });
  }
}

/** The comment of a resource. */
export const resourceDoc = (entry: ResourceEntry, indent: number): readonly View[] =>
  linesView(
    docLines(
      entry.resource.doc,
      `Operations of ${entry.resource.name.words.join(" ")}.`,
      indent,
      entry.resource.deprecated,
    ),
  );

/** Whether callers may add members to the body that the description does not name. */
export const hasExtra = (method: MethodEntry): boolean =>
  method.flat !== undefined && takesExtra(method.flat);

function methodView(method: MethodEntry, entry: ResourceEntry, book: Book): View {
  const { operation } = method;
  const outcome = outcomeOf(method, book);
  const error = qualified(book.root, "Error");
  const prose = docLines(
    operation.doc,
    `Calls ${operation.method} ${operation.id}.`,
    6,
    operation.deprecated,
  );
  return {
    name: method.name,
    doc: linesView([
      ...prose,
      ...method.args.map((arg) =>
        tag("@param", arg.name, typeOf(arg, book).yard, fieldOf(arg).doc?.summary ?? ""),
      ),
      tag("@return", undefined, outcome.returns.yard, ""),
      tag("@raise", undefined, error, ""),
    ]),
    params: [
      ...method.args.map((arg) => ({ declaration: declaration(arg) })),
      ...(hasExtra(method) ? [{ declaration: EXTRA }] : []),
    ].map((one) => ({ declaration: expression`${one.declaration},`.code })),
    warning: warningOf(operation.id, operation.deprecated),
    call: callCode(method, entry, outcome.isList, book).code,
  };
}

function warningOf(id: string, deprecated: Deprecation | undefined): readonly View[] {
  if (deprecated === undefined) return [];
  const use = deprecated.replacement === undefined ? "" : `; use ${deprecated.replacement}`;
  return [
    { code: expression`@api.deprecated(${text(id)}, ${text(`${id} is deprecated${use}.`)})`.code },
  ];
}

function declaration(arg: Argument): Code<"expression"> {
  if (isPositional(arg)) return expression`${arg.name}`.code;
  return arg.required ? expression`${arg.name}:`.code : expression`${arg.name}: OMIT`.code;
}

/** The type of an argument. */
export const typeOf = (arg: Argument, book: Book): Declared =>
  declare(arg.ref, "write", !arg.required, book);

function signatureOf(method: MethodEntry, book: Book): string {
  return `${methodType(method, book)}`;
}

/** The type of a method for RBS: `(String id, ?limit: Integer | Omit) -> Payment`. */
export function methodType(method: MethodEntry, book: Book): Code<"expression"> {
  const params = method.args.map((arg) => {
    const { rbs } = typeOf(arg, book);
    if (isPositional(arg)) return expression`${rbs} ${arg.name}`;
    return arg.required ? expression`${arg.name}: ${rbs}` : expression`?${arg.name}: ${rbs}`;
  });
  const rest = [
    ...(hasExtra(method) ? [fixed("?extra: Hash[String | Symbol, untyped]", "expression")] : []),
    fixed("?request_options: RequestOptions | Hash[Symbol, untyped] | nil", "expression"),
  ];
  const { returns } = outcomeOf(method, book);
  return expression`${list(NONE, "()", [...params, ...rest], 6, -10_000)} -> (${returns.rbs})`.code;
}

function fieldOf(arg: Argument): Pick<Field, "doc"> {
  switch (arg.source.kind) {
    case "param":
      return arg.source.param.doc === undefined ? {} : { doc: arg.source.param.doc };
    case "field":
      return arg.source.field.doc === undefined ? {} : { doc: arg.source.field.doc };
    case "body":
      return {};
    default:
      return arg.source satisfies never;
  }
}

function callCode(
  method: MethodEntry,
  entry: ResourceEntry,
  isList: boolean,
  book: Book,
): Fragment<"expression"> {
  const params = method.args.flatMap((arg) =>
    arg.source.kind === "param" ? [named(arg.name, arg.name)] : [],
  );
  const verb = isList ? fixed("@api.list", "expression") : fixed("@api.call", "expression");
  return rows(
    verb,
    "()",
    [
      expression`Operations::${entry.className}::${constantOf(method.name)}`,
      list(NONE, "{}", params, 10, 4),
      bodyOf(method, book),
      fixed("request_options", "expression"),
    ],
    8,
  );
}

function bodyOf(method: MethodEntry, book: Book): Code | Fragment {
  const whole = method.args.find((arg) => arg.source.kind === "body");
  if (whole !== undefined) return whole.name;
  const { flat } = method;
  if (flat === undefined) return fixed("OMIT", "expression");
  const names = book.members(flat);
  const members = method.args.flatMap((arg) => {
    if (arg.source.kind !== "field") return [];
    const own = names.get(arg.source.field.name.wire);
    return own === undefined ? [] : [named(own, arg.name)];
  });
  const hash = list(NONE, "{}", members, 10, 20);
  const open = hasExtra(method) ? expression`${hash}.merge(extra)` : hash;
  // Nothing given is no body at all; a required member then counts only once another one is there.
  return method.operation.body?.required === true ? open : expression`@api.optional(${open})`;
}
