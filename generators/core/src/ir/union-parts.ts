import { entries, isList, isObject, own, ownList, type Value } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { partsOf, type Composite, type Part } from "./compose.ts";
import { tell, type Build } from "./context.ts";
import { basisOf } from "./scalars.ts";

export type Keyword = "oneOf" | "anyOf";
/** One oneOf or anyOf. */
export interface UnionPart {
  readonly part: Part;
  readonly keyword: Keyword;
  readonly branches: readonly Value[];
}

/** Whether a schema offers alternatives. Branches that vary only `required` are a constraint, not alternatives. */
export function isUnion(build: Build, composite: Composite): boolean {
  return unionParts(build, composite).length > 0;
}

/** The keywords of a composite that offer alternatives, each with its branches. */
export function unionParts(build: Build, composite: Composite): readonly UnionPart[] {
  const isObjectType = composite.parts.some(
    (part) => entries(own(part.schema, "properties")).length > 0,
  );
  return composite.parts.flatMap((part) =>
    (["oneOf", "anyOf"] as const).flatMap((keyword) => {
      const branches = ownList(part.schema, keyword);
      if (part.unionIgnored || branches.length === 0 || branches.every(isConstraint)) return [];
      if (isObjectType && contradicts(build, part, keyword, branches)) return [];
      return [{ part, keyword, branches }];
    }),
  );
}

const CONSTRAINT_KEYS = new Set([
  "required",
  "title",
  "description",
  "not",
  "type",
  "minProperties",
  "maxProperties",
]);

/** Whether a branch says nothing but which properties must be there. */
export function isConstraint(branch: Value): boolean {
  const type = own(branch, "type");
  return (
    isObject(branch) &&
    (type === undefined || (type === "object" && own(branch, "required") !== undefined)) &&
    Object.keys(branch).every((key) => CONSTRAINT_KEYS.has(key) || key.startsWith("x-"))
  );
}

/** Alternatives none of which is an object cannot hold for a schema with properties: they are ignored. */
function contradicts(
  build: Build,
  part: Part,
  keyword: Keyword,
  branches: readonly Value[],
): boolean {
  const impossible = branches.every((branch, index) => {
    const basis = basisOf({ parts: partsOf(build, below(part.at, keyword, index), branch) });
    return basis !== "object" && basis !== "any" && basis !== "conflict";
  });
  if (impossible) {
    tell(
      build,
      "W-SCHEMA",
      below(part.at, keyword),
      `No branch of ${keyword} is an object, but the schema has properties.`,
      `The ${keyword} is ignored.`,
      "Correct the branches.",
    );
  }
  return impossible;
}

/** Whether a schema admits null and nothing else, or says nothing but that it admits null. */
export function isNullOnly(schema: Value): boolean {
  const values = own(schema, "enum");
  if (own(schema, "type") === "null") return true;
  if (isList(values) && values.length === 1 && values[0] === null) return true;
  return (
    own(schema, "nullable") === true &&
    isObject(schema) &&
    Object.keys(schema).every((key) => EMPTY_KEYS.has(key)) &&
    (own(schema, "type") === undefined || own(schema, "type") === "object")
  );
}

const EMPTY_KEYS = new Set(["nullable", "type", "title", "description", "example"]);
