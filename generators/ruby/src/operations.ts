/** `generated/operations/`: how each operation travels, as data that the runtime reads. */
import type { Code, Content, FilePlan, Fragment, Operation } from "@njia/generator-core";
import { BODY_KINDS, fixed, pathTemplate, titleOf } from "@njia/generator-core";
import type { Argument, Book, MethodEntry } from "./book.ts";
import { sourceFile } from "./files.ts";
import { flag, list, named, pair, phrase, symbol, text, wordSymbol } from "./literals.ts";
import { constantOf, fileOf } from "./naming.ts";
import { outcomeOf } from "./results.ts";
import { codec } from "./types.ts";

const OP = fixed("op", "identifier");
const NONE = fixed("", "expression");

/** One module per resource, one constant per operation. */
export function* planOperations(book: Book): Iterable<FilePlan> {
  for (const entry of book.resources) {
    yield sourceFile(book, {
      place: `operations/${fileOf(entry.className)}`,
      template: "operations",
      origins: entry.methods.map((method) => method.operation.origin),
      view: {
        name: entry.className,
        title: phrase(titleOf(entry.resource)),
        operations: entry.methods.map((method, index) => ({
          constant: constantOf(method.name),
          head: headOf(method.operation).code,
          lines: linesOf(method, book).map((line) => ({ line: line.code })),
          separated: index < entry.methods.length - 1,
        })),
      },
    });
  }
}

const headOf = (operation: Operation): Fragment<"expression"> =>
  list(
    fixed("Runtime::Operation.new", "expression"),
    "()",
    [text(operation.id), text(operation.method), text(pathTemplate(operation))],
    6,
    28,
  );

function linesOf(method: MethodEntry, book: Book): readonly Fragment<"expression">[] {
  const { operation } = method;
  const content = operation.body?.contents[0];
  return [
    ...method.args.flatMap((arg) => paramLine(arg, book)),
    ...(content === undefined ? [] : [bodyLine(content, operation, book)]),
    ...outcomeOf(method, book).lines,
    ...(operation.idempotency === undefined
      ? []
      : [
          list(
            fixed("op.idempotency", "expression"),
            "()",
            [text(operation.idempotency.header)],
            8,
          ),
        ]),
    ...operation.auth.map((alternative) =>
      list(
        fixed("op.auth", "expression"),
        "()",
        alternative.map((one) => text(one.scheme)),
        8,
      ),
    ),
  ];
}

const USUAL: Readonly<Record<string, readonly [style: string, explode: boolean]>> = {
  path: ["simple", false],
  header: ["simple", false],
  query: ["form", true],
  cookie: ["form", true],
};

function paramLine(arg: Argument, book: Book): readonly Fragment<"expression">[] {
  if (arg.source.kind !== "param") return [];
  const { param } = arg.source;
  const { encode } = param;
  const [style, explode] = USUAL[param.in] ?? ["", false];
  const own = encode.by === "content" ? "json" : encode.style;
  const isExploded = encode.by === "style" && encode.explode;
  const isReserved = encode.by === "style" && encode.allowReserved;
  const option = (name: Code<"identifier">, value: Code): Fragment => named(name, value);
  return [
    list(
      fixed("op.param", "expression"),
      "()",
      [
        symbol(arg.name),
        text(param.in),
        text(param.name.wire),
        codec(param.ref, OP, book),
        ...(own === style ? [] : [option(fixed("style", "identifier"), wordSymbol(own))]),
        ...(isExploded === explode
          ? []
          : [option(fixed("explode", "identifier"), flag(isExploded))]),
        ...(isReserved ? [option(fixed("reserved", "identifier"), flag(true))] : []),
      ],
      8,
    ),
  ];
}

function bodyLine(content: Content, operation: Operation, book: Book): Fragment<"expression"> {
  const kind = BODY_KINDS[content.codec];
  const isRaw = kind === "octets" || kind === "text";
  const parts = (content.parts ?? []).flatMap((part) =>
    part.media === undefined && !part.many
      ? []
      : [
          pair(
            text(part.name.wire),
            list(NONE, "[]", [text(part.media ?? ""), flag(part.many)], 10),
          ),
        ],
  );
  return list(
    fixed("op.body", "expression"),
    "()",
    [
      text(content.media),
      wordSymbol(kind),
      isRaw ? fixed("op.file", "expression") : codec(content.ref, OP, book),
      ...(operation.body?.required === true
        ? [named(fixed("required", "identifier"), flag(true))]
        : []),
      ...(kind === "multipart" && parts.length > 0
        ? [named(fixed("parts", "identifier"), list(NONE, "{}", parts, 10, 8))]
        : []),
    ],
    8,
  );
}
