import { tell, type Build } from "./context.ts";
import { UNKNOWN, type Draft } from "./drafts.ts";
import type { TypeRef } from "./types.ts";
import type { Settled } from "./unions.ts";

/** Degrades aliases that lead back to themselves (also through lists and maps) to `unknown`; no language could spell them all. */
export function breakAliasCycles(build: Build, settled: Settled): Settled {
  const drafts = new Map(settled.drafts);
  const state = new Map<string, "busy" | "done">();

  function visit(key: string): boolean {
    const draft = drafts.get(key);
    const target = draft?.kind === "alias" ? draft.target : settled.substitutes.get(key);
    if (target === undefined || state.get(key) === "done") return false;
    if (state.get(key) === "busy") return true;
    state.set(key, "busy");
    const cyclic = keysIn(target).some(visit);
    if (cyclic && draft?.kind === "alias") {
      tell(
        build,
        "W-ALIAS-CYCLE",
        draft.decl.origin.pointer,
        "The type is defined as itself.",
        "It is unknown.",
        "Put an object between.",
      );
      drafts.set(key, { ...draft, target: UNKNOWN });
    }
    state.set(key, "done");
    return cyclic && draft?.kind !== "alias";
  }

  for (const key of [...drafts.keys()].sort()) visit(key);
  return { ...settled, drafts };
}

/** The keys that a type expression refers to. */
export function keysIn(ref: TypeRef): readonly string[] {
  switch (ref.type.kind) {
    case "list":
      return keysIn(ref.type.item);
    case "map":
      return keysIn(ref.type.value);
    case "named":
      return [ref.type.id];
    case "scalar":
    case "literal":
    case "unknown":
      return [];
    default:
      return ref.type satisfies never;
  }
}

/** The keys that a draft refers to, with the direction of the field where one restricts it. */
export function edgesOf(
  settled: Settled,
  key: string,
): readonly { readonly to: string; readonly access: "both" | "read" | "write" }[] {
  const both = (refs: readonly TypeRef[]): { to: string; access: "both" }[] =>
    refs.flatMap(keysIn).map((to) => ({ to, access: "both" as const }));
  const substitute = settled.substitutes.get(key);
  if (substitute !== undefined) return both([substitute]);
  const draft: Draft | undefined = settled.drafts.get(key);
  switch (draft?.kind) {
    case undefined:
    case "enum":
      return [];
    case "alias":
      return both([draft.target]);
    case "union":
      return both((settled.unions.get(key)?.variants ?? []).map((variant) => variant.ref));
    case "record": {
      const extra = typeof draft.extra === "string" ? [] : [draft.extra];
      return [
        ...draft.fields.flatMap(({ field, access }) =>
          keysIn(field.ref).map((to) => ({ to, access })),
        ),
        ...both(extra),
      ];
    }
    default:
      return draft satisfies never;
  }
}
