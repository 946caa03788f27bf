import { byCodePoint } from "../source/plain.ts";
import { breakAliasCycles } from "./aliases.ts";
import type { Build } from "./context.ts";
import type { Draft } from "./drafts.ts";
import type { OperationWords } from "./inline-names.ts";
import { narrowTags } from "./tags.ts";
import { project, type Direction, type Projections } from "./projections.ts";
import { boxedFields } from "./recursion.ts";
import { INPUT, nameTypes, type Naming } from "./type-names.ts";
import type { Field, Name, NamedType, Type, TypeRef } from "./types.ts";
import { settleUnions, type Settled } from "./unions.ts";
import { sharedFields, variantNames } from "./variants.ts";

/** The finished types, and a way to give references outside of them their final ids. */
export interface Finished {
  /** Sorted by id. */
  readonly types: readonly NamedType[];
  rewrite(ref: TypeRef, direction: Direction): TypeRef;
}

/** Turns drafts into named types: settles unions, splits what differs by direction, names everything, breaks value cycles. */
export function finishTypes(
  build: Build,
  roots: Readonly<Record<Direction, readonly string[]>>,
  operations: OperationWords,
): Finished {
  const settled = narrowTags(breakAliasCycles(build, settleUnions(build)));
  const projections = project(settled, roots);
  const live = new Set(
    [...projections.request, ...projections.response].filter(
      (key) => !settled.substitutes.has(key),
    ),
  );
  const names = nameTypes(build, settled.drafts, outputKeys(live, projections), operations);
  const writer = new Writer(settled, projections, names, boxedFields(settled, live));
  const types = outputKeys(live, projections).flatMap((key) => writer.type(key));
  const finished = types.sort((a, b) => byCodePoint(a.id, b.id));
  const shared = sharedFields(finished);
  return {
    types: finished.map((type) =>
      type.kind === "union" ? { ...type, shared: shared.get(type.id) ?? [] } : type,
    ),
    rewrite: (ref, direction) => writer.ref(ref, direction),
  };
}

function outputKeys(live: ReadonlySet<string>, projections: Projections): readonly string[] {
  return [...live]
    .sort()
    .flatMap((key) => (projections.split.has(key) ? [key, `${key}${INPUT}`] : [key]));
}

/** Writes named types with final ids. */
class Writer {
  readonly #settled: Settled;
  readonly #projections: Projections;
  readonly #names: ReadonlyMap<string, Naming>;
  readonly #boxed: ReadonlySet<string>;
  readonly #byId: ReadonlyMap<string, Name>;

  constructor(
    settled: Settled,
    projections: Projections,
    names: ReadonlyMap<string, Naming>,
    boxed: ReadonlySet<string>,
  ) {
    this.#settled = settled;
    this.#projections = projections;
    this.#names = names;
    this.#boxed = boxed;
    this.#byId = new Map([...names.values()].map((naming) => [naming.id, naming.name]));
  }

  ref(ref: TypeRef, direction: Direction, boxed = false): TypeRef {
    if (ref.type.kind !== "named")
      return { type: this.#inline(ref.type, direction), nullable: ref.nullable };
    const key = ref.type.id;
    const substitute = this.#settled.substitutes.get(key);
    if (substitute !== undefined) {
      const inner = this.ref(substitute, direction, boxed);
      return { type: inner.type, nullable: inner.nullable || ref.nullable };
    }
    const naming = this.#names.get(
      direction === "request" && this.#projections.split.has(key) ? `${key}${INPUT}` : key,
    );
    const nullable = ref.nullable || this.#isNullable(key, 0);
    if (naming === undefined) return { type: { kind: "unknown" }, nullable };
    return { type: { kind: "named", id: naming.id, boxed }, nullable };
  }

  #inline(type: Exclude<Type, { kind: "named" }>, direction: Direction): Type {
    if (type.kind === "list") return { ...type, item: this.ref(type.item, direction) };
    if (type.kind === "map") return { ...type, value: this.ref(type.value, direction) };
    return type;
  }

  /** Whether every use of a type admits null: by its own schema, or by that of the type it is an alias for. */
  #isNullable(key: string, depth: number): boolean {
    const draft = this.#settled.drafts.get(key);
    if (draft === undefined || depth > 50) return false;
    if (draft.nullable || draft.kind !== "alias") return draft.nullable;
    return (
      draft.target.nullable ||
      (draft.target.type.kind === "named" && this.#isNullable(draft.target.type.id, depth + 1))
    );
  }

  type(output: string): NamedType[] {
    const input = output.endsWith(INPUT);
    const key = input ? output.slice(0, -INPUT.length) : output;
    const draft = this.#settled.drafts.get(key);
    const naming = this.#names.get(output);
    if (draft === undefined || naming === undefined) return [];
    const inRequest = this.#projections.request.has(key);
    const inResponse = this.#projections.response.has(key);
    const split = this.#projections.split.has(key);
    const use = input || !inResponse ? "request" : split || !inRequest ? "response" : "both";
    return [this.#write(draft, key, naming, use === "request" ? "request" : "response", use)];
  }

  #write(
    draft: Draft,
    key: string,
    naming: Naming,
    direction: Direction,
    use: "request" | "response" | "both",
  ): NamedType {
    const decl = { ...draft.decl, name: naming.name, id: naming.id };
    switch (draft.kind) {
      case "record": {
        const dropped = use === "request" ? "read" : use === "response" ? "write" : undefined;
        const fields = draft.fields
          .filter(({ access }) => access !== dropped)
          .map(({ field }) => this.#field(key, field, direction));
        const bases = draft.bases.flatMap(
          (base) =>
            this.#names.get(
              direction === "request" && this.#projections.split.has(base)
                ? `${base}${INPUT}`
                : base,
            )?.id ?? [],
        );
        const extra =
          typeof draft.extra === "string" ? draft.extra : this.ref(draft.extra, direction);
        const anyRequired =
          draft.anyRequired === undefined ? {} : { anyRequired: draft.anyRequired };
        return {
          ...decl,
          kind: "record",
          fields,
          bases: bases.sort(byCodePoint),
          extra,
          ...anyRequired,
          ...(draft.limits === undefined ? {} : { limits: draft.limits }),
          use,
        };
      }
      case "enum":
        return { ...decl, kind: "enum", base: draft.base, values: draft.values, open: draft.open };
      case "alias":
        return {
          ...decl,
          kind: "alias",
          target: { type: this.ref(draft.target, direction).type, nullable: false },
        };
      case "union": {
        const shape = this.#settled.unions.get(key) ?? {
          variants: [],
          select: { by: "trial" as const, order: [] },
        };
        const refs = shape.variants.map((variant) => ({
          type: this.ref(variant.ref, direction).type,
          nullable: false,
        }));
        const variants = variantNames(refs, this.#byId, key).map((name, index) => ({
          name,
          ref: refs[index] ?? { type: { kind: "unknown" as const }, nullable: false },
          tags: shape.variants[index]?.tags ?? [],
        }));
        return {
          ...decl,
          kind: "union",
          variants,
          select: shape.select,
          shared: [],
          open: draft.open,
        };
      }
      default:
        return draft satisfies never;
    }
  }

  #field(key: string, field: Field, direction: Direction): Field {
    return {
      ...field,
      ref: this.ref(field.ref, direction, this.#boxed.has(`${key} ${field.name.wire}`)),
    };
  }
}
