import { tell, type Build } from "./context.ts";
import {
  orNull,
  UNKNOWN,
  type Branch,
  type Draft,
  type EnumDraft,
  type UnionDraft,
} from "./drafts.ts";
import { sameValue } from "./json.ts";
import { mergeScalars, textEnum } from "./merge-branches.ts";
import { mergeRecords } from "./merge-records.ts";
import { chooseSelect } from "./select.ts";
import type { Select, TypeRef } from "./types.ts";

/** A union whose variants and selection are settled; references still carry keys. */
export interface UnionShape {
  readonly variants: readonly Branch[];
  readonly select: Select;
}

/** Named types after the unions were settled. */
export interface Settled {
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly unions: ReadonlyMap<string, UnionShape>;
  /** Inline types that turned out to be something unnamed. */
  readonly substitutes: ReadonlyMap<string, TypeRef>;
}

/** Looks up what a key stands for while unions are being settled. */
export interface Lookup {
  /** Follows aliases and substitutes to a type that is neither. */
  end(ref: TypeRef): TypeRef;
  draft(key: string): Draft | undefined;
}

/** Flattens, collapses and orders all unions, and computes how their variants are told apart. */
export function settleUnions(build: Build): Settled {
  const drafts = new Map(build.drafts);
  const unions = new Map<string, UnionShape>();
  const substitutes = new Map<string, TypeRef>();
  const state = new Map<string, "busy" | "done">();

  const lookup: Lookup = {
    draft: (key) => drafts.get(key),
    end(ref) {
      let here = ref;
      for (let steps = 0; here.type.kind === "named" && steps < 100; steps += 1) {
        const next = substitutes.get(here.type.id) ?? aliasTarget(drafts.get(here.type.id));
        if (next === undefined) return here;
        here = orNull(next, here.nullable);
      }
      return here;
    },
  };

  function settle(key: string): void {
    if (state.has(key)) return;
    state.set(key, "busy");
    const draft = drafts.get(key);
    if (draft?.kind === "union") settleOne(key, draft);
    state.set(key, "done");
  }

  function settleOne(key: string, draft: Draft & UnionDraft): void {
    const branches = distinct(flatten(key, draft));
    const nullable =
      draft.nullable || branches.some((branch) => branch.ref.nullable || isNullable(branch.ref));
    const merged = mergeScalars(branches, lookup);
    const [only, second] = merged;
    if (only === undefined || second === undefined)
      return become(key, draft, only?.ref ?? UNKNOWN, nullable);
    const texts = textEnum(merged, lookup, draft.open);
    if (texts !== undefined) return becomeEnum(key, draft, texts, nullable);
    if (nullable !== draft.nullable) drafts.set(key, { ...draft, nullable });
    const settled = merged.map((branch) => ({
      ...branch,
      ref: { type: branch.ref.type, nullable: false },
    }));
    const { select, variants } = chooseSelect(build, draft, settled, lookup);
    const record = select.by === "trial" && draft.any ? mergeRecords(variants, lookup) : undefined;
    if (record !== undefined) {
      drafts.set(key, { ...base(draft), nullable, ...record });
      return;
    }
    if (select.by === "trial") warnTrial(build, draft);
    unions.set(key, { variants, select });
  }

  function flatten(key: string, draft: UnionDraft): Branch[] {
    return draft.branches.flatMap((branch) => {
      if (branch.ref.type.kind === "named") settle(branch.ref.type.id);
      const end = lookup.end(branch.ref);
      if (end.type.kind !== "named") return [{ ...branch, ref: end }];
      settle(end.type.id);
      if (state.get(end.type.id) === "busy") return leaves(end.type.id, new Set([key]));
      const inner = unions.get(end.type.id);
      if (inner === undefined || branch.tags.length > 0)
        return [
          {
            ...branch,
            ref:
              branch.ref.type.kind === "named" && substitutes.has(branch.ref.type.id)
                ? end
                : branch.ref,
          },
        ];
      const sameTag =
        draft.discriminator !== undefined &&
        inner.select.by === "tag" &&
        inner.select.property === draft.discriminator.property;
      return inner.variants.map((variant) => ({
        ...variant,
        tags: sameTag ? variant.tags : [],
        ref: orNull(variant.ref, end.nullable || isNullable(end)),
      }));
    });
  }

  /** The branches of a union that leads back to one being settled, as the document gives them, without the unions. */
  function leaves(key: string, seen: Set<string>): Branch[] {
    const draft = drafts.get(key);
    if (draft?.kind !== "union" || seen.has(key)) return [];
    seen.add(key);
    return draft.branches.flatMap((branch) => {
      const end = lookup.end(branch.ref);
      const isUnion = end.type.kind === "named" && drafts.get(end.type.id)?.kind === "union";
      return isUnion && end.type.kind === "named"
        ? leaves(end.type.id, seen)
        : [{ ...branch, tags: [], ref: end }];
    });
  }

  function isNullable(ref: TypeRef): boolean {
    return ref.type.kind === "named" && drafts.get(ref.type.id)?.nullable === true;
  }

  function become(key: string, draft: Draft, ref: TypeRef, nullable: boolean): void {
    const whole = orNull(ref, nullable);
    if (draft.component)
      drafts.set(key, { ...base(draft), nullable, kind: "alias", target: whole });
    else substitutes.set(key, whole);
  }

  function becomeEnum(
    key: string,
    draft: Draft,
    body: EnumDraft | TypeRef,
    nullable: boolean,
  ): void {
    if (!("kind" in body)) return become(key, draft, body, nullable);
    drafts.set(key, { ...base(draft), nullable, ...body });
  }

  for (const key of [...drafts.keys()].sort()) settle(key);
  if (build.strict) warnHouse(build, unions, drafts);
  return { drafts, unions, substitutes };
}

function base(draft: Draft): Pick<Draft, "key" | "decl" | "component" | "title"> {
  return {
    key: draft.key,
    decl: draft.decl,
    component: draft.component,
    ...(draft.title === undefined ? {} : { title: draft.title }),
  };
}

function aliasTarget(draft: Draft | undefined): TypeRef | undefined {
  return draft?.kind === "alias" ? orNull(draft.target, draft.nullable) : undefined;
}

function distinct(branches: readonly Branch[]): Branch[] {
  const kept: Branch[] = [];
  const named = new Map<string, number>();
  for (const branch of branches) {
    const key = branch.ref.type.kind === "named" ? branch.ref.type.id : undefined;
    const known =
      key === undefined
        ? kept.findIndex(
            (other) =>
              other.ref.type.kind !== "named" && sameValue(other.ref.type, branch.ref.type),
          )
        : (named.get(key) ?? -1);
    const first = kept[known];
    if (first === undefined) {
      if (key !== undefined) named.set(key, kept.length);
      kept.push(branch);
    } else
      kept[known] = {
        ...first,
        ref: orNull(first.ref, branch.ref.nullable),
        tags: [...new Set([...first.tags, ...branch.tags])].sort(),
      };
  }
  return kept;
}

function warnTrial(build: Build, draft: Draft): void {
  tell(
    build,
    "W-UNION-TRIAL",
    draft.decl.origin.pointer,
    "Nothing tells the variants of this union apart.",
    "They are tried one after the other.",
    "Add a discriminator.",
  );
}

function warnHouse(
  build: Build,
  unions: ReadonlyMap<string, UnionShape>,
  drafts: ReadonlyMap<string, Draft>,
): void {
  for (const [key, union] of unions) {
    const draft = drafts.get(key);
    if (
      draft?.kind === "union" &&
      draft.discriminator === undefined &&
      union.select.by !== "json-type"
    ) {
      tell(
        build,
        "W-HOUSE-DISCRIMINATOR",
        draft.decl.origin.pointer,
        "A union of objects has no discriminator.",
        `Its variants are told apart by ${union.select.by}.`,
        "Add a discriminator.",
      );
    }
  }
}
