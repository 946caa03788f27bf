import {
  entries,
  isObject,
  own,
  ownList,
  ownObject,
  ownText,
  type Value,
} from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { resolve } from "../source/references.ts";
import {
  partsOf,
  propertiesOf,
  requiredOf,
  type Composite,
  type Part,
  type PropertyPlace,
} from "./compose.ts";
import { tell, type Build } from "./context.ts";
import { declOf, hiddenOf, sensitivityOf } from "./decl.ts";
import type { FieldDraft, RecordDraft } from "./drafts.ts";
import { houseSensitive } from "./house.ts";
import { sameValue, toJson } from "./json.ts";
import { limitsOf } from "./scalars.ts";
import { shapeRef, typeRef } from "./schemas.ts";
import type { TypeRef } from "./types.ts";
import { isConstraint } from "./union-parts.ts";

/** The body of a record: all fields of all parts, each once. */
export function recordBody(build: Build, composite: Composite): RecordDraft {
  const properties = propertiesOf(composite);
  const required = requiredOf(composite);
  const fields = [...properties].flatMap(
    ([name, places]) => fieldOf(build, composite, name, places, required.has(name)) ?? [],
  );
  for (const name of required) {
    if (!properties.has(name)) {
      tell(
        build,
        "W-SCHEMA",
        composite.at,
        `"${name}" is required but not among the properties.`,
        "The requirement is ignored.",
        "Declare the property, or correct its name.",
      );
    }
  }
  const limits = limitsOf(build, composite, "object");
  return {
    kind: "record",
    fields,
    bases: [...composite.bases].sort(),
    extra: extraOf(build, composite),
    ...anyRequiredOf(composite, new Set(properties.keys())),
    ...(limits === undefined ? {} : { limits }),
  };
}

/** The choice of required fields that an `anyOf` of nothing but `required` leaves; kept if every set names known fields. */
function anyRequiredOf(
  composite: Composite,
  known: ReadonlySet<string>,
): Pick<RecordDraft, "anyRequired"> {
  for (const part of composite.parts) {
    const branches = ownList(part.schema, "anyOf");
    const sets = branches.map((branch) =>
      isConstraint(branch)
        ? ownList(branch, "required").filter((name): name is string => typeof name === "string")
        : [],
    );
    const usable = sets.every((set) => set.length > 0 && set.every((name) => known.has(name)));
    if (sets.length > 1 && usable) return { anyRequired: sets };
  }
  return {};
}

function fieldOf(
  build: Build,
  composite: Composite,
  name: string,
  places: readonly PropertyPlace[],
  required: boolean,
): FieldDraft | undefined {
  const last = places.at(-1);
  if (last === undefined) return undefined;
  const schemas = places.map((place) => place.schema).reverse();
  if (build.posture === "client" && schemas.some((schema) => hiddenOf(schema) === "all"))
    return undefined;
  const targets = places.map((place) => targetOf(build, place)).reverse();
  const decl = declOf(last.at, name, last.schema);
  const inherited =
    decl.doc === undefined
      ? schemas.map((schema) => declOf(last.at, name, schema).doc).find((doc) => doc !== undefined)
      : undefined;
  const raw = schemas.map((schema) => own(schema, "default")).find((value) => value !== undefined);
  const fallback = raw === undefined ? undefined : toJson(raw);
  const flagged = (flag: string): boolean =>
    [...schemas, ...targets].some((schema) => own(schema, flag) === true);
  const ref = fieldRef(build, composite, name, places);
  houseSensitive(build, last.at, name, ref.type, [...schemas, ...targets]);
  return {
    field: {
      ...decl,
      ...(inherited === undefined ? {} : { doc: inherited }),
      ref,
      required,
      ...(fallback === undefined ? {} : { default: fallback }),
      sensitive: sensitivityOf(...schemas, ...targets),
    },
    access: flagged("readOnly") ? "read" : flagged("writeOnly") ? "write" : "both",
  };
}

/** What a property's reference, bare or decorated, names: marks there hold for the property too. */
function targetOf(build: Build, place: PropertyPlace): Value | undefined {
  const members = own(place.schema, "allOf");
  const [first] = Array.isArray(members) ? (members as readonly Value[]) : [];
  const direct = ownText(place.schema, "$ref") === undefined;
  const reference = direct ? first : place.schema;
  if (reference === undefined || !isObject(reference) || ownText(reference, "$ref") === undefined)
    return undefined;
  const found = resolve(build.document, direct ? below(place.at, "allOf", 0) : place.at, reference);
  return found.ok ? found.value : undefined;
}

function fieldRef(
  build: Build,
  composite: Composite,
  name: string,
  places: readonly PropertyPlace[],
): TypeRef {
  const last = places.at(-1);
  if (last === undefined) return { type: { kind: "unknown" }, nullable: false };
  if (places.every((place) => sameShape(build, place, last)))
    return typeRef(build, last.at, last.schema);
  return narrowed(build, composite, name, places);
}

const PROSE = [
  "title",
  "description",
  "example",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "externalDocs",
];

function sameShape(build: Build, a: PropertyPlace, b: PropertyPlace): boolean {
  if (a === b || sameValue(stripped(a.schema), stripped(b.schema))) return true;
  const left =
    ownText(a.schema, "$ref") === undefined ? undefined : resolve(build.document, a.at, a.schema);
  const right =
    ownText(b.schema, "$ref") === undefined ? undefined : resolve(build.document, b.at, b.schema);
  return left?.ok === true && right?.ok === true && left.at === right.at;
}

function stripped(schema: Value): Value {
  return isObject(schema)
    ? Object.fromEntries(
        entries(schema).filter(([key]) => !PROSE.includes(key) && !key.startsWith("x-")),
      )
    : schema;
}

/** Several bases declare the property differently: all of them must hold. */
function narrowed(
  build: Build,
  composite: Composite,
  name: string,
  places: readonly PropertyPlace[],
): TypeRef {
  const flat = places.flatMap((place) => (isObject(place.schema) ? [partsAt(build, place)] : []));
  // Where one declaration contains all others (a derived record), it stands for them all.
  const all = new Set(flat.flatMap(({ parts }) => parts.map((part) => part.at)));
  const widest = flat.findLast(({ parts }) =>
    [...all].every((at) => parts.some((part) => part.at === at)),
  );
  if (widest !== undefined) return typeRef(build, widest.place.at, widest.place.schema);
  const seen = new Set<string>();
  const parts = flat
    .flatMap((member) => member.parts)
    .filter((part) => !seen.has(part.at) && seen.add(part.at) !== undefined);
  const outer = ownObject({ last: places.at(-1)?.schema ?? null }, "last") ?? {};
  return shapeRef(build, {
    at: below(composite.at, "properties", name),
    outer,
    parts,
    bases: [],
    nullable: flat.length > 0 && flat.every((member) => member.nullable),
  });
}

function partsAt(
  build: Build,
  place: PropertyPlace,
): { place: PropertyPlace; parts: readonly Part[]; nullable: boolean } {
  const parts = partsOf(build, place.at, place.schema);
  return {
    place,
    parts,
    nullable:
      own(place.schema, "nullable") === true ||
      parts.some((part) => own(part.schema, "nullable") === true),
  };
}

function extraOf(build: Build, composite: Composite): RecordDraft["extra"] {
  let extra: RecordDraft["extra"] = "open";
  for (const part of composite.parts) {
    const value = own(part.schema, "additionalProperties");
    if (value === false) {
      if (part.at === composite.at) extra = "closed";
      else
        tell(
          build,
          "W-ALLOF-CLOSED",
          below(part.at, "additionalProperties"),
          "additionalProperties: false inside an allOf forbids the properties of its siblings.",
          "It is ignored.",
          "Move it to the schema that holds the allOf.",
        );
    } else if (isObject(value))
      extra = typeRef(build, below(part.at, "additionalProperties"), value);
  }
  return extra;
}
