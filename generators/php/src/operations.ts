/** `src/generated/Operation/`: how each operation travels, as data that the runtime reads. */
import type { Code, Content, FilePlan, Fragment, Operation, Param } from "@njia/generator-core";
import { BODY_KINDS, compose, fixed, fragment, pathTemplate, titleOf } from "@njia/generator-core";
import type { Book, MethodEntry } from "./book.ts";
import { operationsOf } from "./book.ts";
import { classFile } from "./files.ts";
import { entry as pair, flag, list, named, phrase, rows, text } from "./literals.ts";
import { outcomeOf } from "./results.ts";
import { codec, runtime } from "./types.ts";

const expression = compose("expression");

/** One class per resource, one function per operation. */
export function* planOperations(book: Book): Iterable<FilePlan> {
  for (const entry of book.resources) {
    const made = entry.methods.map((method) => ({
      method,
      code: operationCode(method, book),
      outcome: outcomeOf(method.operation, book),
    }));
    yield classFile(book, {
      folder: "Operation",
      name: operationsOf(entry),
      template: "operations",
      origins: entry.methods.map((method) => method.operation.origin),
      uses: [
        ...made.flatMap((one) => [one.code, one.outcome.uses]),
        made.length > 0 ? [runtime(book, "Internal\\Operation")] : [],
      ],
      view: {
        title: phrase(titleOf(entry.resource)),
        operations: made.map(({ method, code, outcome }, index) => ({
          method: method.name,
          answers: outcome.doc,
          code: code.code,
          separated: index < made.length - 1,
        })),
      },
    });
  }
}

function operationCode(method: MethodEntry, book: Book): Fragment<"expression"> {
  const { operation } = method;
  const outcome = outcomeOf(operation, book);
  const params = operation.params.map((param) => paramCode(param, book));
  const auth = authCode(operation);
  const content = operation.body?.contents[0];
  const key = (name: string): Code<"identifier"> => KEYS[name] ?? fixed("id", "identifier");
  const items: readonly (Code | Fragment)[] = [
    text(operation.id),
    text(operation.method),
    text(pathTemplate(operation)),
    ...(params.length === 0
      ? []
      : [named(key("params"), rows(fixed("", "expression"), "[]", params, 12))]),
    ...(content === undefined ? [] : [named(key("body"), bodyCode(content, operation, book))]),
    named(key("results"), outcome.reads),
    ...(operation.idempotency === undefined
      ? []
      : [named(key("idempotency"), text(operation.idempotency.header))]),
    ...(auth === undefined ? [] : [named(key("auth"), auth)]),
    ...(outcome.paging === undefined ? [] : [named(key("paging"), outcome.paging)]),
  ];
  return rows(fixed("new Operation", "expression"), "()", items, 8);
}

const KEYS: Readonly<Record<string, Code<"identifier">>> = {
  params: fixed("params", "identifier"),
  body: fixed("body", "identifier"),
  results: fixed("results", "identifier"),
  idempotency: fixed("idempotency", "identifier"),
  auth: fixed("auth", "identifier"),
  paging: fixed("paging", "identifier"),
};

function paramCode(param: Param, book: Book): Fragment<"expression"> {
  const { encode } = param;
  const style = encode.by === "content" ? "json" : encode.style;
  const explode = encode.by === "style" && encode.explode;
  const reserved = encode.by === "style" && encode.allowReserved;
  const isUsual = style === "form" && explode && !reserved;
  const made = list(
    fixed("new Param", "expression"),
    "()",
    [
      text(param.in),
      text(param.name.wire),
      codec(param.ref, book),
      ...(isUsual ? [] : [text(style), flag(explode)]),
      ...(reserved ? [flag(true)] : []),
    ],
    16,
  );
  return fragment(made.code, [...made.imports, runtime(book, "Internal\\Param")]);
}

function bodyCode(content: Content, operation: Operation, book: Book): Fragment<"expression"> {
  const kind = BODY_KINDS[content.codec];
  const isRaw = kind === "octets" || kind === "text";
  const inner = isRaw
    ? fragment(fixed("new Codec\\FileCodec()", "expression"), [runtime(book, "Internal\\Codec")])
    : codec(content.ref, book);
  const parts = (content.parts ?? []).flatMap((part) => {
    if (part.media === undefined && !part.many) return [];
    const made = list(
      fixed("new Part", "expression"),
      "()",
      [text(part.media ?? ""), flag(part.many)],
      20,
    );
    return [pair(text(part.name.wire), fragment(made.code, [runtime(book, "Internal\\Part")]))];
  });
  const isMultipart = kind === "multipart" && parts.length > 0;
  const made = list(
    fixed("new Body", "expression"),
    "()",
    [
      inner,
      text(content.media),
      text(kind),
      flag(operation.body?.required === true),
      ...(isMultipart ? [rows(fixed("", "expression"), "[]", parts, 16)] : []),
    ],
    12,
    6,
  );
  return fragment(made.code, [...made.imports, runtime(book, "Internal\\Body")]);
}

/** The alternatives of credentials; undefined when none is needed. */
function authCode(operation: Operation): Fragment<"expression"> | undefined {
  if (operation.auth.length === 0) return undefined;
  const none = fixed("", "expression");
  const rowsOf = operation.auth.map((alternative) =>
    list(
      none,
      "[]",
      alternative.map((one) => text(one.scheme)),
      16,
    ),
  );
  return expression`${list(none, "[]", rowsOf, 12, 6)}`;
}
