/**
 * All that a template can see. A raw `string` is not assignable to `Code`, so the type checker follows every word of a
 * document until an escaper has sealed it for one position.
 */

declare const role: unique symbol;

/** The position that a piece of code is fit for. */
export type Role = "identifier" | "type" | "literal" | "comment" | "expression" | "path" | "file";

/** Text that is safe at the position of its role. */
export type Code<R extends Role = Role> = string & { readonly [role]: R };

/** What a template may be given. Use `type` aliases: an interface has no index signature and is refused. */
export type View = Code | boolean | readonly View[] | { readonly [key: string]: View };

/** `name` absent: the module as a whole. */
export interface Import {
  readonly from: string;
  readonly name?: string;
  readonly as?: string;
  readonly typeOnly?: boolean;
}

/** Code together with what it needs imported: to mention it is to import it. */
export interface Fragment<R extends Role = Role> {
  readonly code: Code<R>;
  readonly imports: readonly Import[];
}

/** Resolves to `never` for anything but a literal of our own source, so that words of a document do not pass. */
export type Static<T extends string> = string extends T ? never : T;

/**
 * Declares that `text` was escaped for the position `R`. Only `naming.ts` and `literals.ts` of a target (and core) may
 * call it; a test of the testbed scans for other callers. Everything else composes with `fixed`, `compose` and `join`.
 */
export function seal<R extends Role>(text: string, _role: R): Code<R> {
  return text as Code<R>;
}

/** Code that stands literally in our own source; a computed string does not compile. */
export function fixed<const T extends string, R extends Role>(text: Static<T>, kind: R): Code<R> {
  return seal(text, kind);
}

/** A fragment from code, with the imports that it needs. */
export function fragment<R extends Role>(
  code: Code<R>,
  imports: readonly Import[] = [],
): Fragment<R> {
  return { code, imports };
}

/** What may stand in a hole of `compose`: sealed code, a fragment, or a whole number of ours (never of a document). */
export type Hole = Code | Fragment;

const isFragment = (hole: Hole): hole is Fragment => typeof hole !== "string";

/**
 * A template tag that builds a fragment from literal text and safe holes, and gathers the imports of all holes:
 * ``const type = compose("type"); type`List<${item}>` ``.
 */
export function compose<R extends Role>(
  kind: R,
): (parts: TemplateStringsArray, ...holes: readonly Hole[]) => Fragment<R> {
  return (parts, ...holes) => {
    let text = parts[0] ?? "";
    const imports: Import[] = [];
    holes.forEach((hole, index) => {
      text += (isFragment(hole) ? hole.code : hole) + (parts[index + 1] ?? "");
      if (isFragment(hole)) imports.push(...hole.imports);
    });
    return { code: seal(text, kind), imports };
  };
}

/** Joins fragments or code with a separator that stands literally in our source; imports are gathered. */
export function join<const T extends string, R extends Role>(
  items: readonly Hole[],
  separator: Static<T>,
  kind: R,
): Fragment<R> {
  const text = items.map((item) => (isFragment(item) ? item.code : item)).join(separator);
  const imports = items.flatMap((item) => (isFragment(item) ? item.imports : []));
  return { code: seal(text, kind), imports };
}
