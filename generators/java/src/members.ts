/** The names that members of records, constants of enums and variants of unions get: one place for models and samples. */
import type {
  Code,
  Decl,
  EnumType,
  EnumValue,
  Field,
  RecordType,
  Sensitivity,
  TypeRef,
  UnionType,
  Variant,
} from "@njia/generator-core";
import type { Book } from "./book.ts";
import { ownName, scope } from "./naming.ts";

/** What a record's file shows of a field or a parameter. */
export interface Member extends Decl {
  readonly key: string;
  readonly ref: TypeRef;
  readonly required: boolean;
  readonly sensitive: Sensitivity;
}

/** The fields of a record as members. */
export const membersOf = (record: RecordType): readonly Member[] =>
  record.fields.map((field: Field) => ({ ...field, key: field.name.wire }));

export interface MemberNames {
  readonly method: Code<"identifier">;
  readonly constant: Code<"identifier">;
  /** The method that tells the three states, for members that have them. */
  readonly states: Code<"identifier"> | undefined;
}

/** Whether left out, null and a value are three different things for a member. */
export const hasStates = (member: Member): boolean => !member.required && member.ref.nullable;

/** Names by the key of each member. */
export function memberNames(
  book: Book,
  members: readonly Member[],
): ReadonlyMap<string, MemberNames> {
  const methods = scope(book.context);
  const constants = scope(book.context);
  return new Map(
    members.map((member) => {
      const context = [ownName("field"), ownName("in", "part")];
      const method = methods.take(member.name, "member", context, member.origin);
      const constant = constants.take(member.name, "constant", [ownName("field")], member.origin);
      const stateName = { ...member.name, words: [...member.name.words, "field"] };
      const states = hasStates(member)
        ? methods.take(stateName, "member", [ownName("state")], member.origin)
        : undefined;
      return [member.key, { method, constant, states }];
    }),
  );
}

/** The constant of each value of an enum. */
export function enumConstants(
  book: Book,
  item: EnumType,
): ReadonlyMap<EnumValue, Code<"identifier">> {
  const constants = scope(book.context);
  return new Map(
    item.values.map((value) => [
      value,
      constants.take(value.name, "enum-member", [ownName("value")], value.origin),
    ]),
  );
}

/** The name of each variant of a union, in the order in which they are tried. */
export function variantNames(
  book: Book,
  item: UnionType,
): ReadonlyMap<Variant, Code<"identifier">> {
  const names = scope(book.context);
  names.reserve("unknown");
  return new Map(
    orderOf(item).flatMap((place) => {
      const variant = item.variants[place];
      if (variant === undefined) return [];
      return [[variant, names.take(variant.name, "member", [ownName("variant")], item.origin)]];
    }),
  );
}

/** Variants in the order in which they are tried: what takes the rest comes last. */
export function orderOf(item: UnionType): readonly number[] {
  const all = item.variants.map((_, place) => place);
  const { select } = item;
  switch (select.by) {
    case "tag":
      return select.fallback === undefined
        ? all
        : [...all.filter((place) => place !== select.fallback), select.fallback];
    case "keys":
      return all.toSorted((a, b) => Number(select.keys[a] === "") - Number(select.keys[b] === ""));
    case "json-type":
      return all.toSorted(
        (a, b) => Number(select.types[a] === "number") - Number(select.types[b] === "number"),
      );
    case "trial":
      return select.order;
    default:
      return select satisfies never;
  }
}
