/** `_generated/operations/<resource>.py`: how each operation travels, as data. */
import type {
  Code,
  Content,
  Encoding,
  FilePlan,
  Fragment,
  Param,
  View,
} from "@njia/generator-core";
import {
  BODY_KINDS,
  compose,
  fixed,
  fragment,
  ownedFile,
  pathTemplate,
  titleOf,
} from "@njia/generator-core";
import type { Book, MethodEntry } from "./book.ts";
import { importView } from "./imports.ts";
import { bracketed, call, deprecationNote, phrase, pair, rows, spread, text } from "./literals.ts";
import { path } from "./naming.ts";
import { authCode, outcomeOf } from "./results.ts";
import { codec, runtime } from "./types.ts";

const expression = compose("expression");
const type = compose("type");
const key = <const T extends string>(name: string extends T ? never : T): Code<"identifier"> =>
  fixed(name, "identifier");

/** One file plan per resource. */
export function* planOperations(book: Book): Iterable<FilePlan> {
  for (const entry of book.resources) {
    const records = entry.methods.map((method) => recordOf(method, book));
    const uses = records.flatMap((record) => record.uses);
    yield ownedFile({
      path: path("src/", book.package, "/_generated/operations/", entry.module, ".py"),
      origins: entry.methods.map((method) => method.operation.origin),
      body: {
        kind: "template",
        template: "operations",
        view: {
          title: phrase(titleOf(entry.resource)),
          imports: importView(uses, 3),
          usesRefs: uses.some((use) => use.imports.some((one) => one.name === "type_refs")),
          records: records.map((record) => record.view),
        },
      },
    });
  }
}

function recordOf(
  method: MethodEntry,
  book: Book,
): { readonly view: View; readonly uses: readonly Fragment[] } {
  const { operation } = method;
  const outcome = outcomeOf(method, book);
  const isPaged = outcome.verb === "list";
  const kind = isPaged ? fixed("PagedOperation", "type") : fixed("Operation", "type");
  const declared = type`${kind}[${outcome.carries}]`;
  const body =
    operation.body === undefined ? undefined : bodyCode(operation.body.contents[0], method, book);
  const params = method.args.flatMap((arg) =>
    arg.source.kind === "param" ? [argCode(arg.name, arg.source.param, book)] : [],
  );
  const auth = authCode(operation);
  const facts: readonly Fragment[] = [
    pair(key("id"), "=", text(operation.id)),
    pair(key("method"), "=", text(operation.method)),
    pair(key("path"), "=", text(pathTemplate(operation))),
    ...(params.length === 0 ? [] : [pair(key("args"), "=", rows(params, { indent: 4, taken: 6 }))]),
    ...(body === undefined ? [] : [pair(key("body"), "=", body)]),
    ...(outcome.reads === undefined ? [] : [pair(key("returns"), "=", outcome.reads)]),
    ...(operation.idempotency === undefined
      ? []
      : [pair(key("idempotency"), "=", text(operation.idempotency.header))]),
    ...(auth === undefined ? [] : [pair(key("auth"), "=", auth)]),
    ...(outcome.paging === undefined ? [] : [pair(key("paging"), "=", outcome.paging)]),
    ...(operation.deprecated === undefined
      ? []
      : [
          pair(
            key("deprecated"),
            "=",
            text(`${operation.id} is deprecated${deprecationNote(operation.deprecated)}`),
          ),
        ]),
  ];
  const value = spread("()", facts);
  const imports = [runtime("_operation", isPaged ? "PagedOperation" : "Operation")];
  return {
    view: {
      constant: method.constant,
      declared: declared.code,
      value: expression`${kind}${value}`.code,
    },
    uses: [declared, value, fragment(fixed("", "expression"), imports)],
  };
}

function argCode(name: Code, param: Param, book: Book): Fragment {
  const style = styleOf(param.in, param.encode);
  const items = [
    text(name),
    text(param.name.wire),
    text(param.in),
    codec(param.ref, book),
    ...style,
  ];
  const printed = call(key("Arg"), items, { indent: 8, taken: 1 });
  return fragment(printed.code, [...printed.imports, runtime("_operation", "Arg")]);
}

/** Style, explode and allowReserved, where they differ from what the place has by default. */
function styleOf(place: Param["in"], encode: Encoding): readonly (Code | Fragment)[] {
  if (encode.by === "content") return [text("json")];
  const usual = place === "query" || place === "cookie" ? "form" : "simple";
  const usualExplode = encode.style === "form";
  const flag = (on: boolean): Code => fixed(on ? "True" : "False", "expression");
  return [
    ...(encode.style === usual ? [] : [pair(key("style"), "=", text(encode.style))]),
    ...(encode.explode === usualExplode && encode.style === usual
      ? []
      : [pair(key("explode"), "=", flag(encode.explode))]),
    ...(encode.allowReserved ? [pair(key("reserved"), "=", flag(true))] : []),
  ];
}

function bodyCode(content: Content, method: MethodEntry, book: Book): Fragment {
  const kind = BODY_KINDS[content.codec];
  const inner = { indent: 8, taken: 12 };
  const renamed = method.args.flatMap((arg) => {
    if (arg.source.kind !== "field" || method.flat === undefined) return [];
    const attribute = book.attributes(method.flat).get(arg.source.field.name.wire);
    return attribute === undefined || attribute === arg.name
      ? []
      : [pair(text(arg.name), ": ", text(attribute))];
  });
  const parts = (content.parts ?? []).flatMap((part) => {
    if (part.media === undefined && !part.many && !part.file) return [];
    const spec = call(
      key("PartSpec"),
      [text(part.media ?? ""), bool(part.many), bool(part.file)],
      inner,
    );
    return [
      pair(text(part.name.wire), ": ", fragment(spec.code, [runtime("_operation", "PartSpec")])),
    ];
  });
  const items = [
    kind === "octets"
      ? fragment(fixed("FILE", "expression"), [runtime("_multipart", "FILE")])
      : codec(content.ref, book),
    ...(content.media === "application/json" ? [] : [pair(key("media"), "=", text(content.media))]),
    ...(kind === "json" ? [] : [pair(key("kind"), "=", text(kind))]),
    ...(method.flat === undefined ? [] : [pair(key("flat"), "=", bool(true))]),
    ...(method.operation.body?.required === true ? [] : [pair(key("required"), "=", bool(false))]),
    ...(renamed.length === 0 ? [] : [pair(key("renamed"), "=", bracketed("{}", renamed, inner))]),
    ...(parts.length === 0 || kind !== "multipart"
      ? []
      : [pair(key("parts"), "=", bracketed("{}", parts, inner))]),
  ];
  const printed = call(key("Body"), items, { indent: 4, taken: 6 });
  return fragment(printed.code, [...printed.imports, runtime("_operation", "Body")]);
}

const bool = (on: boolean): Code => fixed(on ? "True" : "False", "expression");
