/** Resource classes: one that waits and one that gives futures. */
import type { Code, FilePlan, Fragment, View } from "@njia/generator-core";
import { compose, fixed, fragment, join } from "@njia/generator-core";
import type { Book, OperationEntry, ResourceEntry } from "./book.ts";
import { flatten } from "./book.ts";
import { javaFile } from "./file.ts";
import { deprecationMark, deprecationTag, docLines, phrase } from "./literals.ts";
import { bodyOf, givenBy, planTable, RESOURCE } from "./operations.ts";
import { surface } from "./surface.ts";

const expression = compose("expression");
const type = compose("type");
const FUTURE = fragment(fixed("CompletableFuture", "type"), [
  { from: "java.util.concurrent", name: "CompletableFuture" },
]);

/** The table and both classes of every resource. */
export function* planResources(book: Book): Iterable<FilePlan> {
  for (const entry of flatten(book.resources)) {
    if (entry.operations.length > 0) yield planTable(book, entry);
    yield resourceFile(book, entry, "sync");
    yield resourceFile(book, entry, "async");
  }
}

type Mode = "sync" | "async";

function resourceFile(book: Book, entry: ResourceEntry, mode: Mode): FilePlan {
  const uses: Fragment[] = [runtime(book, fixed("Core", "identifier"))];
  const methods = entry.operations.flatMap((item) => methodsOf(book, entry, item, mode, uses));
  return javaFile(book, {
    part: RESOURCE,
    name: entry[mode],
    template: "resource",
    origins: [entry.resource.origin],
    exports: surface(
      book,
      RESOURCE,
      entry[mode],
      entry.resource.origin,
      entry.operations.map((item) => ({
        name: item.method,
        signature: resultOf(book, item, mode).code,
      })),
    ),
    uses,
    view: {
      doc: docLines(entry.resource.doc, `Operations on ${entry.resource.name.wire}.`),
      children: entry.children.map((child) => ({
        doc: docLines(child.resource.doc, `Operations on ${child.resource.name.wire}.`),
        className: child[mode],
        accessor: child.accessor,
      })),
      methods,
    },
  });
}

const runtime = (book: Book, name: Code<"identifier">): Fragment<"type"> =>
  book.types.runtime("runtime", name);

function resultOf(book: Book, item: OperationEntry, mode: Mode): Fragment<"type"> {
  const { result } = givenBy(book, item.operation);
  return mode === "sync" ? result : type`${FUTURE}<${result}>`;
}

interface Argument {
  readonly name: Code<"identifier">;
  readonly type: Fragment<"type">;
  /** The type for a cast of null. */
  readonly bare?: Fragment<"type">;
  readonly about: Code<"comment">;
  readonly kind: "path" | "body" | "params" | "options";
}

/** The longest form, and the shorter ones that leave out what is optional. */
function methodsOf(
  book: Book,
  entry: ResourceEntry,
  item: OperationEntry,
  mode: Mode,
  uses: Fragment[],
): readonly { readonly [key: string]: View }[] {
  const all = argumentsOf(book, item);
  const result = resultOf(book, item, mode);
  const forms = [all, ...shorterForms(all, item)];
  uses.push(result, ...all.map((argument) => argument.type));
  return forms.map((form, place) => {
    const isFull = place === 0;
    const code = isFull
      ? fullBody(book, entry, item, mode, uses)
      : shortBody(book, item, all, form, uses);
    const doc = item.operation.doc;
    const lines = isFull
      ? docLines(doc, `Calls ${item.operation.id}.`)
      : docLines({ summary: doc?.summary ?? `Calls ${item.operation.id}.` }, "");
    const tags = [
      ...form.map((argument) => expression` * @param ${argument.name} ${argument.about}`.code),
      mode === "sync"
        ? fixed(" * @return the answer, with the facts of the response", "comment")
        : fixed(" * @return the answer to come", "comment"),
      ...deprecationTag(item.operation.deprecated),
    ];
    return {
      doc: [...lines, fixed(" *", "comment"), ...tags],
      isDeprecated: item.operation.deprecated !== undefined,
      deprecated: deprecationMark(item.operation.deprecated),
      result: result.code,
      method: item.method,
      signature: join(
        form.map((argument) => expression`${argument.type} ${argument.name}`),
        ", ",
        "expression",
      ).code,
      body: code.code,
    };
  });
}

function argumentsOf(book: Book, item: OperationEntry): readonly Argument[] {
  const body = bodyOf(book, item.operation);
  const list: Argument[] = item.path.map(({ param, name }) => ({
    name,
    type: book.types.of(param.ref).primitive,
    about: phrase(param.doc, "part of the path"),
    kind: "path",
  }));
  if (body !== undefined) {
    const about = body.required ? "what to send" : "what to send; null for nothing";
    list.push({
      name: fixed("body", "identifier"),
      type: body.required ? body.type : book.types.orNull(body.type),
      bare: body.type,
      about: phrase({ summary: about }, about),
      kind: "body",
    });
  }
  if (item.paramsClass !== undefined) {
    const about = item.needsParams ? "parameters" : "parameters; null for none";
    const bare = book.types.runtime("model", item.paramsClass);
    list.push({
      name: fixed("params", "identifier"),
      type: item.needsParams ? bare : book.types.orNull(bare),
      bare,
      about: phrase({ summary: about }, about),
      kind: "params",
    });
  }
  list.push({
    name: fixed("options", "identifier"),
    type: runtime(book, fixed("RequestOptions", "identifier")),
    about: fixed("options of this call", "comment"),
    kind: "options",
  });
  return list;
}

function shorterForms(
  all: readonly Argument[],
  item: OperationEntry,
): readonly (readonly Argument[])[] {
  const without = (...kinds: readonly Argument["kind"][]): readonly Argument[] =>
    all.filter((argument) => !kinds.includes(argument.kind));
  const hasParams = item.paramsClass !== undefined;
  const forms = [without("options")];
  if (hasParams && !item.needsParams) forms.push(without("params"), without("params", "options"));
  const isBodyOptional = item.operation.body !== undefined && !item.operation.body.required;
  if (isBodyOptional && !item.needsParams) forms.push(without("body", "params", "options"));
  return forms;
}

function fullBody(
  book: Book,
  entry: ResourceEntry,
  item: OperationEntry,
  mode: Mode,
  uses: Fragment[],
): Fragment<"expression"> {
  const body = bodyOf(book, item.operation);
  const isList = givenBy(book, item.operation).paging !== undefined;
  const verb =
    mode === "sync"
      ? isList
        ? fixed("list", "identifier")
        : fixed("call", "identifier")
      : isList
        ? fixed("listAsync", "identifier")
        : fixed("callAsync", "identifier");
  const parts = [
    ...item.path.map(
      ({ param, name }) => expression`.path(${book.types.of(param.ref).codec}, ${name})`,
    ),
    ...(body === undefined ? [] : [expression`.body(${body.codec}, ${required(body.required)})`]),
    ...(item.paramsClass === undefined ? [] : [expression`.params(params)`]),
  ];
  const args = expression`new ${runtime(book, fixed("Arguments", "identifier"))}()${join(parts, "", "expression")}`;
  const code = expression`return core.${verb}(${entry.table}.${item.constant}, ${args}, options);`;
  uses.push(code);
  return code;
}

/** A body that the API insists on is refused here when it is missing. */
const required = (isRequired: boolean): Fragment<"expression"> =>
  isRequired
    ? fragment(fixed('Objects.requireNonNull(body, "body")', "expression"), [
        { from: "java.util", name: "Objects" },
      ])
    : fragment(fixed("body", "expression"));

function shortBody(
  book: Book,
  item: OperationEntry,
  all: readonly Argument[],
  form: readonly Argument[],
  uses: Fragment[],
): Fragment<"expression"> {
  const values = all.map((argument) => {
    if (form.includes(argument)) return fragment(expression`${argument.name}`.code);
    if (argument.kind === "options")
      return expression`${runtime(book, fixed("RequestOptions", "identifier"))}.NONE`;
    return expression`(${argument.bare ?? argument.type}) null`;
  });
  const code = expression`return ${item.method}(${join(values, ", ", "expression")});`;
  uses.push(code);
  return code;
}
