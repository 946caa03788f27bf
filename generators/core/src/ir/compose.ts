import { SUBSTANTIAL_KEYWORDS } from "../source/oas30.ts";
import {
  entries,
  isList,
  isObject,
  own,
  ownList,
  ownObject,
  ownText,
  type Value,
  type ValueObject,
} from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { dereference, tell, type Build } from "./context.ts";

/** A schema with its allOf flattened: the plain schema objects that hold together. */
export interface Composite {
  readonly at: string;
  /** The outermost schema, for prose and marks. */
  readonly outer: ValueObject;
  /** The place of the only schema it refers to, when all else merely decorates that. */
  readonly decorates?: string;
  readonly parts: readonly Part[];
  /** Places of the schemas that it extends directly. */
  readonly bases: readonly string[];
  readonly nullable: boolean;
  /** Words that tell it from its siblings, when its place does not. */
  readonly hint?: readonly string[];
  /** The unions that it was distributed over, from the outermost in; what leads back into one adds nothing. */
  readonly within?: readonly string[];
}

/** One schema object without its allOf. */
export interface Part {
  readonly at: string;
  readonly schema: ValueObject;
  /** The union of this part leads back to the schema being composed and says nothing about it. */
  readonly unionIgnored: boolean;
  /** It stands inside an allOf, where additionalProperties: false would contradict its siblings. */
  readonly member: boolean;
}

/** Places deeper than this are a cycle made of YAML anchors. */
const MAX_DEPTH = 400;

/** Flattens the allOf of a schema (which is no reference). Members that cannot be resolved are reported and left out. */
export function compose(build: Build, at: string, schema: ValueObject): Composite {
  const members = ownList(schema, "allOf");
  const rest = withoutAllOf(schema);
  const nullable = admitsNull(schema);
  if (members.length === 0) {
    return {
      at,
      outer: schema,
      parts: [{ at, schema: rest, unionIgnored: false, member: false }],
      bases: [],
      nullable,
    };
  }
  const decorates = decoratedRef(build, at, members, rest);
  if (decorates !== undefined)
    return { at, outer: schema, decorates, parts: [], bases: [decorates], nullable };
  const stack = new Set([at]);
  const seen = new Set<string>();
  const bases = members.flatMap(
    (member, index) => refPlace(build, below(at, "allOf", index), member) ?? [],
  );
  const parts = members.flatMap((member, index) =>
    flatten(build, below(at, "allOf", index), member, stack, seen),
  );
  if (isSubstantial(rest) || rest["type"] !== undefined)
    parts.push({ at, schema: rest, unionIgnored: false, member: true });
  return {
    at,
    outer: schema,
    parts,
    bases,
    nullable:
      nullable || (parts.length > 0 && parts.every((part) => part.schema["nullable"] === true)),
  };
}

/** Whether a schema without allOf says which values it admits, beyond a bare type. */
export function isSubstantial(schema: ValueObject): boolean {
  return SUBSTANTIAL_KEYWORDS.some((key) => {
    const value = own(schema, key);
    if (value === undefined) return false;
    if (key === "required") return isList(value) && value.length > 0;
    if (key === "properties") return entries(value).length > 0;
    return key !== "additionalProperties" || isObject(value) || value === false;
  });
}

/** `nullable: true`, or the way later versions of OpenAPI write it. */
function admitsNull(schema: ValueObject): boolean {
  return schema["nullable"] === true || ownList(schema, "type").includes("null");
}

function withoutAllOf(schema: ValueObject): ValueObject {
  if (own(schema, "allOf") === undefined) return schema;
  const { allOf: _members, ...rest } = schema;
  return rest;
}

function refPlace(build: Build, at: string, member: Value): string | undefined {
  const ref = ownText(member, "$ref");
  return ref === undefined
    ? undefined
    : dereference(build, at, member, "That member of the allOf is left out.")?.at;
}

/** `allOf: [X]` with nothing but prose around it stands for X; not so in a child of a discriminated parent. */
function decoratedRef(
  build: Build,
  at: string,
  members: readonly Value[],
  rest: ValueObject,
): string | undefined {
  if (isSubstantial(rest)) return undefined;
  const refs = members.flatMap((member, index) =>
    ownText(member, "$ref") === undefined ? [] : [{ member, index }],
  );
  const [only] = refs;
  if (refs.length !== 1 || only === undefined) return undefined;
  const plain = members.every(
    (member) =>
      isObject(member) &&
      (ownText(member, "$ref") !== undefined ||
        (!isSubstantial(member) && !isList(member["allOf"]))),
  );
  if (!plain) return undefined;
  const place = refPlace(build, below(at, "allOf", only.index), only.member);
  return place !== undefined && build.family.get(place)?.includes(at) === true ? undefined : place;
}

function flatten(
  build: Build,
  at: string,
  value: Value,
  stack: Set<string>,
  seen: Set<string>,
): Part[] {
  if (at.length > 20_000 || stack.size > MAX_DEPTH) return [];
  if (!isObject(value)) {
    tell(build, "W-SCHEMA", at, "A member of allOf must be a schema.", "It is left out.");
    return [];
  }
  const target =
    ownText(value, "$ref") === undefined
      ? { at, value }
      : dereference(build, at, value, "That member of the allOf is left out.");
  if (target === undefined || !isObject(target.value) || seen.has(target.at)) return [];
  if (stack.has(target.at)) {
    tell(
      build,
      "W-ALIAS-CYCLE",
      at,
      "An allOf contains itself.",
      "That member of the allOf is left out.",
      "Remove the cycle.",
    );
    return [];
  }
  stack.add(target.at);
  const schema = target.value;
  const parts = ownList(schema, "allOf").flatMap((member, index) =>
    flatten(build, below(target.at, "allOf", index), member, stack, seen),
  );
  const unionIgnored = leadsBack(build, target.at, schema, stack);
  stack.delete(target.at);
  seen.add(target.at);
  return [...parts, { at: target.at, schema: withoutAllOf(schema), unionIgnored, member: true }];
}

/** The parts of one schema or reference, as if it were the only member of an allOf. */
export function partsOf(build: Build, at: string, value: Value): readonly Part[] {
  return flatten(build, at, value, new Set(), new Set());
}

function leadsBack(
  build: Build,
  at: string,
  schema: ValueObject,
  stack: ReadonlySet<string>,
): boolean {
  return (["oneOf", "anyOf"] as const).some((keyword) =>
    ownList(schema, keyword).some((branch, index) => {
      if (ownText(branch, "$ref") === undefined) return false;
      const place = dereference(
        build,
        below(at, keyword, index),
        branch,
        "That branch is left out.",
      )?.at;
      return place !== undefined && place !== at && stack.has(place);
    }),
  );
}

/** One property as the parts of a composite declare it: first the bases', then its own. */
export interface PropertyPlace {
  readonly at: string;
  readonly schema: Value;
}

/** All properties of a composite in document order, each with every place that declares it. */
export function propertiesOf(
  composite: Pick<Composite, "parts">,
): ReadonlyMap<string, readonly PropertyPlace[]> {
  const merged = new Map<string, PropertyPlace[]>();
  for (const part of composite.parts) {
    for (const [name, schema] of entries(ownObject(part.schema, "properties"))) {
      const place = { at: below(part.at, "properties", name), schema };
      const known = merged.get(name);
      if (known === undefined) merged.set(name, [place]);
      else known.push(place);
    }
  }
  return merged;
}

/** The wire names that any part requires. */
export function requiredOf(composite: Pick<Composite, "parts">): ReadonlySet<string> {
  return new Set(
    composite.parts.flatMap((part) =>
      ownList(part.schema, "required").filter((name): name is string => typeof name === "string"),
    ),
  );
}
