/** The fields of a record as Go sees them. */
import type { Code, Field, Fragment, RecordType } from "@njia/generator-core";
import { compose, fixed, fragment, join } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { docComment, text } from "./literals.ts";
import { createGoScope, naming, wordsOf } from "./naming.ts";
import { isNullable, shapeOf, type Shape } from "./types.ts";

/** One field: how it is declared, read and written. */
export interface FieldPlan {
  readonly field: Field;
  readonly name: Code<"identifier">;
  readonly docs: readonly Code<"comment">[];
  readonly type: Fragment<"type">;
  readonly read: Fragment<"expression">;
  /** The statement that writes it. */
  readonly put: Fragment<"expression">;
  readonly shape: Shape;
  /** Absent or null can be told from a value. */
  readonly optional: boolean;
}

const expression = compose("expression");
const type = compose("type");

/** The fields of a record, in the order of the document, names unique within it. */
export function fieldsOf(book: Book, record: RecordType): readonly FieldPlan[] {
  const scope = createGoScope(book.context.report);
  for (const word of naming.reserved.member) scope.reserve(word);
  return record.fields.map((field) => {
    const name = scope.take(
      wordsOf(field.name),
      "member",
      [["field"], wordsOf(record.name)],
      field.origin,
    );
    return planField(book, field, name);
  });
}

/** One field under a name that is taken already. */
export function planField(book: Book, field: Field, name: Code<"identifier">): FieldPlan {
  const shape = shapeOf(book, field.ref);
  const nullable = isNullable(book, field.ref);
  const wire = text(field.name.wire);
  const write = masked(field, shape);
  const notes =
    field.default === undefined
      ? []
      : [`The server assumes ${JSON.stringify(field.default)} when it is absent.`];
  const docs =
    field.doc === undefined && field.deprecated === undefined && notes.length === 0
      ? []
      : docComment("", field.doc, field.deprecated, notes);
  const base = { field, name, docs, shape };
  if (field.required && !nullable) {
    return {
      ...base,
      type: shape.type,
      read: shape.read,
      put: expression`runtime.PutField(w, ${wire}, &v.${name}, ${write})`,
      optional: false,
    };
  }
  const acceptsNull = nullable || field.ref.type.kind === "unknown";
  return {
    ...base,
    type: type`Opt[${shape.type}]`,
    read: acceptsNull
      ? expression`runtime.Nullable(${shape.read})`
      : expression`runtime.Optional(${shape.read})`,
    put: field.required
      ? expression`runtime.PutField(w, ${wire}, &v.${name}, runtime.WriteNullable(${write}))`
      : expression`runtime.PutOpt(w, ${wire}, &v.${name}, ${write})`,
    optional: true,
  };
}

function masked(field: Field, shape: Shape): Fragment<"expression"> {
  switch (field.sensitive) {
    case "no":
      return shape.write;
    case "all":
      return expression`runtime.Secret(${shape.write})`;
    case "last4":
      return expression`runtime.LastFour(${shape.write})`;
    default:
      return field.sensitive satisfies never;
  }
}

/** The names of required members as arguments, in the order of their indexes. */
export function requiredNames(plans: readonly FieldPlan[]): Fragment<"expression"> {
  const names = plans
    .filter((plan) => plan.field.required)
    .map((plan) => text(plan.field.name.wire));
  return names.length === 0 ? fragment(fixed("", "expression")) : join(names, ", ", "expression");
}
