/** What a method takes: path parameters one by one, everything else in one struct. */
import type {
  Code,
  Content,
  Field,
  Fragment,
  Operation,
  Param,
  Part,
  RecordType,
  TypeRef,
} from "@njia/generator-core";
import { compose, fixed, fragment } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { docComment, text, bool } from "./literals.ts";
import { createGoScope, wordsOf } from "./naming.ts";
import { isNullable, nullable, shapeOf, type Shape } from "./types.ts";
import { planField, type FieldPlan } from "./fields.ts";

const expression = compose("expression");
const type = compose("type");

/** A parameter of its own. */
export interface Positional {
  readonly param: Param;
  readonly name: Code<"identifier">;
  readonly type: Fragment<"type">;
  readonly add: Fragment<"expression">;
}

/** A member of the struct of parameters. */
export interface Member {
  readonly name: Code<"identifier">;
  readonly docs: readonly Code<"comment">[];
  readonly type: Fragment<"type">;
  readonly wire: string;
  /** The statement that sends it; absent for a field of the body, which travels with the whole. */
  readonly add?: Fragment<"expression">;
  readonly place: "query" | "header" | "cookie" | "body" | "field";
  readonly param?: Param;
  readonly field?: Field;
  readonly part?: Part;
  readonly optional: boolean;
}

/** How the body of a method is made. */
export type BodyPlan =
  | { readonly kind: "none" }
  /** The members are fields of a record. */
  | {
      readonly kind: "flat";
      readonly record: RecordType;
      readonly name: Code<"identifier">;
      readonly write: Fragment<"expression">;
      readonly send: Fragment<"expression">;
    }
  /** One member holds all. */
  | { readonly kind: "whole"; readonly send: Fragment<"expression"> }
  | {
      readonly kind: "form";
      readonly multipart: boolean;
      readonly parts: readonly Fragment<"expression">[];
      readonly media: Code<"literal">;
    };

export interface Parameters {
  readonly positional: readonly Positional[];
  readonly members: readonly Member[];
  readonly body: BodyPlan;
}

export function parametersOf(book: Book, operation: Operation): Parameters {
  const order = operation.path.flatMap((part) => (part.kind === "param" ? [part.wire] : []));
  const inPath = operation.params
    .filter((param) => param.in === "path")
    .sort((a, b) => order.indexOf(a.name.wire) - order.indexOf(b.name.wire));
  const names = createGoScope(book.context.report);
  const positional = inPath.map((param) => {
    const shape = shapeOf(book, param.ref);
    const name = names.take(wordsOf(param.name), "parameter", [["path"]], param.origin);
    return {
      param,
      name,
      type: shape.type,
      add: expression`runtime.Add(request, ${descriptor(param)}, &${name}, ${shape.write})`,
    };
  });
  const scope = createGoScope(book.context.report);
  for (const word of ["String", "Format", "LogValue", "AdditionalProperties"]) scope.reserve(word);
  const { members: bodyMembers, body } = bodyOf(book, operation, scope);
  const others = operation.params
    .filter((param) => param.in !== "path")
    .map((param) =>
      memberOf(
        book,
        param,
        scope.take(wordsOf(param.name), "member", [[param.in], ["param"]], param.origin),
      ),
    );
  return { positional, members: [...bodyMembers, ...others], body };
}

function memberOf(book: Book, param: Param, name: Code<"identifier">): Member {
  const shape = shapeOf(book, param.ref);
  const optional = !param.required || isNullable(book, param.ref);
  const place = param.in === "path" ? "query" : param.in;
  const describing = descriptor(param);
  return {
    name,
    docs:
      param.doc === undefined && param.deprecated === undefined
        ? []
        : docComment("", param.doc, param.deprecated),
    type: optional ? type`Opt[${shape.type}]` : shape.type,
    wire: param.name.wire,
    add: optional
      ? expression`runtime.AddOpt(request, ${describing}, &params.${name}, ${shape.write})`
      : expression`runtime.Add(request, ${describing}, &params.${name}, ${shape.write})`,
    place,
    param,
    optional,
  };
}

const PLACES = {
  path: fixed("runtime.InPath", "expression"),
  query: fixed("runtime.InQuery", "expression"),
  header: fixed("runtime.InHeader", "expression"),
  cookie: fixed("runtime.InCookie", "expression"),
} as const;

const STYLES = {
  simple: fixed("runtime.Simple", "expression"),
  label: fixed("runtime.Label", "expression"),
  matrix: fixed("runtime.Matrix", "expression"),
  form: fixed("runtime.FormStyle", "expression"),
  spaceDelimited: fixed("runtime.SpaceDelimited", "expression"),
  pipeDelimited: fixed("runtime.PipeDelimited", "expression"),
  deepObject: fixed("runtime.DeepObject", "expression"),
} as const;

function descriptor(param: Param): Fragment<"expression"> {
  const { encode } = param;
  const style =
    encode.by === "style" ? STYLES[encode.style] : fixed("runtime.JSONStyle", "expression");
  const explode = encode.by === "style" && encode.explode;
  const reserved = encode.by === "style" && encode.allowReserved;
  const flags = compose(
    "expression",
  )`${explode ? fixed(", Explode: true", "expression") : fixed("", "expression")}${
    reserved ? fixed(", Reserved: true", "expression") : fixed("", "expression")
  }`;
  return expression`runtime.Param{Name: ${text(param.name.wire)}, In: ${PLACES[param.in]}, Style: ${style}${flags}}`;
}

type Scope = ReturnType<typeof createGoScope>;

function bodyOf(
  book: Book,
  operation: Operation,
  scope: Scope,
): { members: readonly Member[]; body: BodyPlan } {
  const content = operation.body?.contents[0];
  if (operation.body === undefined || content === undefined)
    return { members: [], body: { kind: "none" } };
  if (content.codec === "form" || content.codec === "multipart")
    return formOf(book, content, scope);
  const record = recordOf(book, content.ref);
  if (content.codec === "json" && record !== undefined && operation.body.required)
    return flatOf(book, content, record, scope);
  return wholeOf(book, content, operation.body.required, scope);
}

/** The record behind a reference, if it is one that cannot be null. */
export function recordOf(book: Book, ref: TypeRef): RecordType | undefined {
  if (ref.nullable || ref.type.kind !== "named") return undefined;
  const named = book.types.get(ref.type.id);
  if (named?.kind === "alias") return recordOf(book, named.target);
  return named?.kind === "record" ? named : undefined;
}

function flatOf(
  book: Book,
  content: Content,
  record: RecordType,
  scope: Scope,
): { members: readonly Member[]; body: BodyPlan } {
  const name = book.typeName(record.id);
  const fields = record.fields.map((field) => {
    const plan: FieldPlan = planField(
      book,
      field,
      scope.take(wordsOf(field.name), "member", [["body"]], field.origin),
    );
    return {
      name: plan.name,
      docs: plan.docs,
      type: plan.type,
      wire: field.name.wire,
      place: "field" as const,
      field,
      optional: plan.optional,
    };
  });
  const extra = typeof record.extra === "string" ? undefined : shapeOf(book, record.extra);
  const members: Member[] = [...fields];
  if (extra !== undefined) {
    members.push({
      name: fixed("AdditionalProperties", "identifier"),
      docs: [],
      type: type`map[string]${extra.type}`,
      wire: "",
      place: "field",
      optional: true,
    });
  }
  return {
    members,
    body: {
      kind: "flat",
      record,
      name,
      write: shapeOf(book, content.ref).write,
      send: expression`runtime.Body(request, ${text(content.media)}, &body, ${shapeOf(book, content.ref).write})`,
    },
  };
}

function wholeOf(
  book: Book,
  content: Content,
  required: boolean,
  scope: Scope,
): { members: readonly Member[]; body: BodyPlan } {
  const name = scope.take(["body"], "member", [["content"]]);
  const media = text(content.media);
  const base = {
    name,
    docs: docComment("", { summary: `The body, ${content.media}.` }, undefined),
    wire: "",
    place: "body" as const,
  };
  if (content.codec === "json") {
    const plain = shapeOf(book, content.ref);
    const shape: Shape = isNullable(book, content.ref) && required ? nullable(plain) : plain;
    return {
      members: [
        { ...base, type: required ? shape.type : type`Opt[${shape.type}]`, optional: !required },
      ],
      body: {
        kind: "whole",
        send: required
          ? expression`runtime.Body(request, ${media}, &params.${name}, ${shape.write})`
          : expression`runtime.BodyOpt(request, ${media}, &params.${name}, ${shape.write})`,
      },
    };
  }
  return {
    members: [{ ...base, type: fragment(fixed("[]byte", "type")), optional: !required }],
    body: { kind: "whole", send: expression`request.BodyOctets(${media}, params.${name})` },
  };
}

function formOf(
  book: Book,
  content: Content,
  scope: Scope,
): { members: readonly Member[]; body: BodyPlan } {
  const record = recordOf(book, content.ref);
  const multipart = content.codec === "multipart";
  const members: Member[] = [];
  const parts: Fragment<"expression">[] = [];
  for (const field of record?.fields ?? []) {
    const part = content.parts?.find((item) => item.name.wire === field.name.wire);
    const plan = planField(
      book,
      field,
      scope.take(wordsOf(field.name), "member", [["form"]], field.origin),
    );
    const wire = text(field.name.wire);
    const media = text(part?.media?.split(",")[0]?.trim() ?? "");
    const base = {
      name: plan.name,
      docs: plan.docs,
      wire: field.name.wire,
      place: "field" as const,
      field,
    };
    if (part?.file === true) {
      members.push({ ...base, part, type: fragment(fixed("[]File", "type")), optional: true });
      parts.push(expression`form.Files(${wire}, ${media}, params.${plan.name})`);
      continue;
    }
    members.push({ ...base, type: plan.type, optional: plan.optional });
    const add = plan.optional
      ? fixed("runtime.PartOpt", "expression")
      : fixed("runtime.Part", "expression");
    parts.push(
      expression`${add}(form, ${wire}, ${media}, ${bool(part?.many)}, &params.${plan.name}, ${plan.shape.write})`,
    );
  }
  return { members, body: { kind: "form", multipart, parts, media: text(content.media) } };
}
