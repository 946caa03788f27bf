/** Changes of named types, weighed by the direction in which their values travel. */
import type {
  EnumType,
  Field,
  NamedType,
  Origin,
  RecordType,
  TypeRef,
  UnionType,
} from "@njia/generator-core";
import type { Change, Weight } from "./change.ts";
import { pairUp } from "./pairs.ts";
import { compareShapes, shapeOf } from "./shapes.ts";

export type Direction = RecordType["use"];

const weigh = (isBreaking: boolean): Weight => (isBreaking ? "breaking" : "additive");

/** What changed between two lists of types; types are the same if their id is. */
export function compareTypes(
  before: readonly NamedType[],
  after: readonly NamedType[],
): readonly Change[] {
  return pairUp(before, after, (type) => type.id).flatMap(({ old, now }): readonly Change[] => {
    if (now === undefined) {
      return [{ weight: "breaking", origin: old.origin, text: `The type ${old.id} is gone.` }];
    }
    if (old === undefined) {
      return [{ weight: "additive", origin: now.origin, text: `The type ${now.id} is new.` }];
    }
    return [...compareType(old, now), ...compareDeprecation(old, now, `The type ${now.id}`)];
  });
}

function compareType(old: NamedType, now: NamedType): readonly Change[] {
  if (old.kind === "record" && now.kind === "record") return compareRecord(old, now);
  if (old.kind === "enum" && now.kind === "enum") return compareEnum(old, now);
  if (old.kind === "union" && now.kind === "union") return compareUnion(old, now);
  if (old.kind === "alias" && now.kind === "alias") {
    return compareUse(old.target, now.target, "both", now.origin, `The type ${now.id}`);
  }
  const text = `The type ${now.id} was a ${old.kind} and is a ${now.kind}.`;
  return [{ weight: "breaking", origin: now.origin, text }];
}

/** A value of another type where `subject` stands, weighed by direction. */
export function compareUse(
  before: TypeRef,
  after: TypeRef,
  direction: Direction,
  origin: Origin,
  subject: string,
): readonly Change[] {
  const change = compareShapes(before, after);
  if (change === undefined) return [];
  const isSafeToSend = direction === "response" || change.isWiderToSend;
  const isSafeToRead = direction === "request" || change.isNarrowerToRead;
  const text = `${subject} was ${change.from} and is ${change.to}.`;
  return [{ weight: weigh(!(isSafeToSend && isSafeToRead)), origin, text }];
}

interface Deprecable {
  readonly deprecated?: unknown;
  readonly origin: Origin;
}

/** A mark of deprecation that is new. */
export function compareDeprecation(
  old: Deprecable,
  now: Deprecable,
  subject: string,
): readonly Change[] {
  if (old.deprecated !== undefined || now.deprecated === undefined) return [];
  return [{ weight: "deprecating", origin: now.origin, text: `${subject} is deprecated.` }];
}

function compareRecord(old: RecordType, now: RecordType): readonly Change[] {
  const use = old.use === now.use ? now.use : "both";
  return pairUp(old.fields, now.fields, (field) => field.name.wire).flatMap((pair) =>
    compareField(pair.old, pair.now, now.id, use),
  );
}

function compareField(
  old: Field | undefined,
  now: Field | undefined,
  owner: string,
  use: Direction,
): readonly Change[] {
  if (old === undefined && now === undefined) return [];
  if (now === undefined) {
    const gone = old?.origin ?? { pointer: "" };
    return [
      { weight: "breaking", origin: gone, text: `${owner}.${old?.name.wire ?? ""} is gone.` },
    ];
  }
  const subject = `${owner}.${now.name.wire}`;
  const { origin } = now;
  if (old === undefined) {
    const isDemanded = now.required && use !== "response";
    const text = `${subject} is new${isDemanded ? " and required" : ""} (${shapeOf(now.ref)}).`;
    return [{ weight: weigh(isDemanded), origin, text }];
  }
  const changes = [
    ...compareUse(old.ref, now.ref, use, origin, subject),
    ...compareDeprecation(old, now, subject),
  ];
  if (old.required === now.required) return changes;
  const text = `${subject} ${now.required ? "became required" : "is no longer required"}.`;
  const isBreaking = now.required ? use !== "response" : use !== "request";
  return [...changes, { weight: weigh(isBreaking), origin, text }];
}

function compareEnum(old: EnumType, now: EnumType): readonly Change[] {
  return pairUp(old.values, now.values, (item) => String(item.value)).flatMap(
    (pair): readonly Change[] => {
      if (pair.now === undefined) {
        const text = `${now.id} no longer has the value ${JSON.stringify(pair.old.value)}.`;
        return [{ weight: "breaking", origin: now.origin, text }];
      }
      const subject = `The value ${JSON.stringify(pair.now.value)} of ${now.id}`;
      if (pair.old === undefined) {
        return [{ weight: weigh(!old.open), origin: pair.now.origin, text: `${subject} is new.` }];
      }
      return compareDeprecation(pair.old, pair.now, subject);
    },
  );
}

function compareUnion(old: UnionType, now: UnionType): readonly Change[] {
  const { origin } = now;
  const variants = pairUp(old.variants, now.variants, (variant) => variant.name.wire).flatMap(
    (pair): readonly Change[] => {
      if (pair.now === undefined) {
        return [
          { weight: "breaking", origin, text: `${now.id} no longer has ${pair.old.name.wire}.` },
        ];
      }
      if (pair.old === undefined) {
        return [
          { weight: weigh(!old.open), origin, text: `${now.id} may be ${pair.now.name.wire}.` },
        ];
      }
      const subject = `${now.id} as ${pair.now.name.wire}`;
      return compareUse(pair.old.ref, pair.now.ref, "both", origin, subject);
    },
  );
  const before = JSON.stringify(old.select.by === "tag" ? old.select.property : old.select.by);
  const after = JSON.stringify(now.select.by === "tag" ? now.select.property : now.select.by);
  if (before === after) return variants;
  const text = `The variants of ${now.id} are told apart by ${after} instead of ${before}.`;
  return [...variants, { weight: "breaking", origin, text }];
}
