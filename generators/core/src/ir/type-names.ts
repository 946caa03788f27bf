import { segmentsOf, splitPlace } from "../source/pointer.ts";
import { valueAt } from "../source/references.ts";
import { tell, type Build } from "./context.ts";
import { overrideOf } from "./decl.ts";
import type { Draft } from "./drafts.ts";
import { pointerWords, type OperationWords } from "./inline-names.ts";
import { componentName, isComponent } from "./components.ts";
import { nameKey, nameOf, pascal, shortHash, wordsOf } from "./words.ts";
import type { Name, TypeId } from "./types.ts";

/** The id and name of a type. */
export interface Naming {
  readonly id: TypeId;
  readonly name: Name;
}

/** A key of the request form of a split type. */
export const INPUT = "#input";

/**
 * Names all types. A component keeps its own name; an inline type is named after its nearest named ancestor plus its own
 * words, where `x-sdk-name` and `title` win. Names differ in every casing; no name depends on the order of the document.
 */
export function nameTypes(
  build: Build,
  drafts: ReadonlyMap<string, Draft>,
  keys: readonly string[],
  operations: OperationWords,
): ReadonlyMap<string, Naming> {
  const walk = pointerWords(build, operations);
  const wanted = keys.map((key) => {
    const input = key.endsWith(INPUT);
    const plain = input ? key.slice(0, -INPUT.length) : key;
    return { key, plain, input, component: isComponent(plain), draft: drafts.get(plain) };
  });
  const banned = repeatedTitles(
    wanted.filter((want) => !want.component),
    walk,
  );
  const claims = wanted.map((want) => {
    const words = want.component ? componentWords(build, want.plain) : walk(want.plain, banned);
    return { ...want, words: want.input ? [...words, "input"] : words };
  });
  return settle(build, claims);
}

interface Claim {
  readonly key: string;
  readonly plain: string;
  readonly component: boolean;
  readonly input: boolean;
  readonly draft: Draft | undefined;
  readonly words: readonly string[];
}

function componentWords(build: Build, key: string): readonly string[] {
  return overrideOf(valueAt(build.document, key)).words ?? wordsOf(componentName(key));
}

/** Titles that two inline types would share name neither of them. */
function repeatedTitles(
  inline: readonly { readonly plain: string }[],
  walk: (key: string, banned: ReadonlySet<string>) => readonly string[],
): ReadonlySet<string> {
  const none: ReadonlySet<string> = new Set();
  const bearers = new Map<string, Set<string>>();
  for (const { plain } of inline) {
    const key = nameKey(walk(plain, none));
    const known = bearers.get(key);
    if (known === undefined) bearers.set(key, new Set([plain]));
    else known.add(plain);
  }
  return new Set([...bearers.values()].filter((set) => set.size > 1).flatMap((set) => [...set]));
}

/** Gives every claim its name: components first, then inline types; whoever collides gets its status or media type, then its kind, then a hash. */
function settle(build: Build, claims: readonly Claim[]): ReadonlyMap<string, Naming> {
  const taken = new Set<string>();
  const ids = new Set<string>();
  const named = new Map<string, Naming>();
  const rounds: readonly (readonly Claim[])[] = [
    claims.filter((claim) => claim.component && !claim.input),
    claims.filter((claim) => !claim.component && !claim.input),
    claims.filter((claim) => claim.input),
  ];
  for (const round of rounds) {
    let open = round;
    for (const widen of [(claim: Claim) => claim.words, withContext, withKind, withHash]) {
      const next: Claim[] = [];
      for (const group of groupBy(open, (claim) => nameKey(widen(claim)))) {
        const conventional = group.filter(
          (claim) => claim.component && componentName(claim.plain) === pascal(widen(claim)),
        );
        const winner =
          group.length === 1 ? group[0] : conventional.length === 1 ? conventional[0] : undefined;
        for (const claim of group) {
          const words = widen(claim);
          if (claim !== winner || taken.has(nameKey(words))) {
            next.push(claim);
            continue;
          }
          taken.add(nameKey(words));
          give(build, named, ids, claim, words);
        }
      }
      open = next;
    }
  }
  return named;
}

function give(
  build: Build,
  named: Map<string, Naming>,
  ids: Set<string>,
  claim: Claim,
  words: readonly string[],
): void {
  const own = claim.component && !claim.input ? componentName(claim.plain) : pascal(words);
  const usable = /^[A-Za-z0-9._-]+$/.test(own) && !ids.has(own) ? own : pascal(words);
  const id = ids.has(usable) ? `${usable}${shortHash(claim.key)}` : usable;
  ids.add(id);
  const override = overrideOf(valueAt(build.document, claim.plain)).override;
  named.set(claim.key, {
    id: id as TypeId,
    name: nameOf(own, words, claim.input ? undefined : override),
  });
  if (nameKey(words) !== nameKey(claim.words)) {
    tell(
      build,
      claim.component ? "W-NAME" : "I-NAME",
      claim.plain,
      `Another type is named "${own}" too.`,
      `This one is named ${pascal(words)}.`,
      "Give it a name of its own with x-sdk-name.",
    );
  }
}

function withContext(claim: Claim): readonly string[] {
  return [...claim.words, ...contextWords(claim.plain)];
}

function withKind(claim: Claim): readonly string[] {
  const kind = { record: "object", enum: "enum", union: "union", alias: "value" }[
    claim.draft?.kind ?? "alias"
  ];
  return [...withContext(claim), kind];
}

function withHash(claim: Claim): readonly string[] {
  return [...claim.words, `x${shortHash(claim.key)}`];
}

/** Status or media type, which names leave out as long as nothing collides. */
function contextWords(key: string): readonly string[] {
  const segments = segmentsOf(splitPlace(key.replace(/#self$/, "")).pointer);
  const status = segments[segments.indexOf("responses") + 1];
  const media = segments[segments.indexOf("content") + 1];
  return [
    ...(segments.includes("responses") && status !== undefined && segments[0] === "paths"
      ? wordsOf(status)
      : []),
    ...(segments.includes("content") && media !== undefined && !/json$/.test(media)
      ? wordsOf(media)
      : []),
  ];
}

function groupBy(
  claims: readonly Claim[],
  keyOf: (claim: Claim) => string,
): readonly (readonly Claim[])[] {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = keyOf(claim);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [claim]);
    else known.push(claim);
  }
  return [...groups.keys()].sort().map((key) => groups.get(key) ?? []);
}
