/** The fields of a record as Go sees them. */
import type { Code, Field, Fragment, RecordType } from "@njia/generator-core";
import { compose, fixed, fragment, join } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { docComment, text } from "./literals.ts";
import { createGoScope, naming, wordsOf } from "./naming.ts";
import { readStatement, writeStatements } from "./members.ts";
import { isNullable, shapeOf, type Shape } from "./types.ts";

/** One field: how it is declared, read and written. */
export interface FieldPlan {
  readonly field: Field;
  readonly name: Code<"identifier">;
  readonly docs: readonly Code<"comment">[];
  readonly type: Fragment<"type">;
  /** The statement that reads it. */
  readonly read: Fragment<"expression">;
  /** The statements that write it. */
  readonly put: readonly Code<"expression">[];
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
  const notes =
    field.default === undefined
      ? []
      : [`The server assumes ${JSON.stringify(field.default)} when it is absent.`];
  const docs =
    field.doc === undefined && field.deprecated === undefined && notes.length === 0
      ? []
      : docComment("", field.doc, field.deprecated, notes);
  const optional = !field.required || nullable;
  const presence = {
    required: field.required,
    nullable: nullable || (optional && field.ref.type.kind === "unknown"),
  };
  const member = expression`v.${name}`;
  return {
    field,
    name,
    docs,
    shape,
    type: optional ? type`Opt[${shape.type}]` : shape.type,
    read: readStatement(shape, presence, member),
    put: writeStatements(field, shape, { required: field.required, nullable }, member),
    optional,
  };
}

/** The names of required members as arguments, in the order of their indexes. */
export function requiredNames(plans: readonly FieldPlan[]): Fragment<"expression"> {
  const names = plans
    .filter((plan) => plan.field.required)
    .map((plan) => text(plan.field.name.wire));
  return names.length === 0 ? fragment(fixed("", "expression")) : join(names, ", ", "expression");
}
