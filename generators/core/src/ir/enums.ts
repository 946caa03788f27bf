import { ExactNumber, isList, own, ownObject, type Value } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import type { Composite, Part } from "./compose.ts";
import { tell, type Build } from "./context.ts";
import { declOf } from "./decl.ts";
import { enumFacts } from "./dialects.ts";
import { sameValue } from "./json.ts";
import { basisOf, type Basis } from "./scalars.ts";
import type { EnumValue } from "./types.ts";
import { nameOf, wordsOf } from "./words.ts";

/** One admitted value and where it stands. */
export interface Listed {
  readonly value: string | number | boolean;
  /** An integer beyond 2^53, kept as text. */
  readonly exact: boolean;
  readonly at: string;
  /** Position in the document's list. */
  readonly index: number;
}

/** What an `enum` keyword says: its values without null and repetitions, of one base where possible. */
export interface Listing {
  readonly part: Part;
  readonly values: readonly Listed[];
  readonly nullable: boolean;
  /** `mixed`: values of several JSON types; `other`: values that no named enum can hold (fractions, objects). */
  readonly base: "string" | "int64" | "boolean" | "mixed" | "other";
}

/** Reads the enum of a composite; undefined when it has none. Values that contradict the type are coerced or left out (`W-ENUM`). */
export function listingOf(build: Build, composite: Composite): Listing | undefined {
  const parts = composite.parts.filter((part) => isList(own(part.schema, "enum")));
  const part = parts.at(-1);
  if (part === undefined) return undefined;
  const basis = basisOf(composite);
  const raw = own(part.schema, "enum");
  const values: Listed[] = [];
  let nullable = false;
  for (const [index, item] of (isList(raw) ? raw : []).entries()) {
    const at = below(part.at, "enum", index);
    if (item === null) nullable = true;
    else {
      const value = fit(item, basis);
      if (value === undefined)
        tell(
          build,
          "W-ENUM",
          at,
          "A value does not fit the type of its enum.",
          "It is left out.",
          "Correct the value or the type.",
        );
      else if (values.some((known) => known.value === value)) {
        tell(
          build,
          "W-ENUM",
          at,
          `The value ${JSON.stringify(value)} stands twice in its enum.`,
          "It counts once.",
          "Remove one of the two.",
        );
      } else if (parts.every((other) => other === part || admits(other, item)))
        values.push({ value, exact: item instanceof ExactNumber, at, index });
    }
  }
  return { part, values, nullable, base: baseOf(values) };
}

function admits(part: Part, item: Value): boolean {
  const list = own(part.schema, "enum");
  return isList(list) && list.some((other) => sameValue(other, item));
}

function fit(item: Value, basis: Basis): string | number | boolean | undefined {
  if (item instanceof ExactNumber) return item.text;
  if (typeof item !== "string" && typeof item !== "number" && typeof item !== "boolean")
    return undefined;
  switch (basis) {
    case "string":
      return String(item);
    case "integer":
    case "number":
      if (typeof item === "number") return item;
      return typeof item === "string" && /^-?\d+$/.test(item) && Number.isSafeInteger(Number(item))
        ? Number(item)
        : undefined;
    case "boolean":
      return typeof item === "boolean"
        ? item
        : item === "true"
          ? true
          : item === "false"
            ? false
            : undefined;
    case "object":
    case "array":
      return undefined;
    case "file":
    case "any":
    case "conflict":
      return item;
    default:
      return basis satisfies never;
  }
}

function baseOf(values: readonly Listed[]): Listing["base"] {
  const types = new Set(values.map(baseOfOne));
  const [first = "other", second] = [...types];
  if (types.has("other")) return "other";
  return second === undefined ? first : "mixed";
}

function baseOfOne({ value, exact }: Listed): Exclude<Listing["base"], "mixed"> {
  if (exact) return /^-?\d+$/.test(String(value)) ? "int64" : "other";
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "boolean";
  return Number.isInteger(value) ? "int64" : "other";
}

/** The declared values of an enum with names and prose from `x-sdk-enum` and its synonyms. */
export function enumValues(listing: Listing): readonly EnumValue[] {
  const facts = enumFacts(listing.part.schema);
  return listing.values.flatMap(({ value, at, index }) => {
    if (typeof value === "boolean") return [];
    const wire = String(value);
    const fact = ownObject(facts.byValue, wire);
    const decl = declOf(
      at,
      wire,
      fact,
      facts.names[index] === undefined ? wordsOf(wire) : wordsOf(facts.names[index]),
    );
    const description = facts.descriptions[index];
    const doc = decl.doc ?? (description === undefined ? undefined : { summary: description });
    return [
      {
        ...decl,
        name: nameOf(wire, decl.name.words, decl.name.override),
        ...(doc === undefined ? {} : { doc }),
        value,
      },
    ];
  });
}

/** Whether clients must carry values that are not listed: `x-sdk-open`, by default yes. */
export function isOpen(...nodes: readonly Value[]): boolean {
  for (const node of nodes) {
    const mark = own(node, "x-sdk-open");
    if (typeof mark === "boolean") return mark;
  }
  return !nodes.some((node) => own(node, "x-extensible-enum") === false);
}
