/** One naming scope: a class, a method, a module, a package. */
import type { Report } from "../diagnostics.ts";
import type { Name, Origin, TargetId } from "../ir/types.ts";
import { shortHash } from "../ir/words.ts";
import type { Code } from "./code.ts";
import { seal } from "./code.ts";
import type { NameRole, Naming } from "./naming.ts";
import { lowerAscii, spell, spellName, wordsFor } from "./naming.ts";

export interface Scope {
  /** Keeps a word for a generated member of our own; call it before the first `take`. */
  reserve(word: string): void;
  /**
   * A free, legal identifier for `name`. A collision is settled by the words of `context`, nearest first (kind, status or
   * media, parent); if that fails, by six hex digits of a hash and a `W-NAME`. `origin` is used for hash and report.
   * The first taker keeps the plain name, so call it in document-independent order where collisions are likely.
   */
  take(name: Name, role: NameRole, context: readonly Name[], origin?: Origin): Code<"identifier">;
}

export interface ScopeSettings {
  readonly target: TargetId;
  readonly naming: Naming;
  readonly report: Report;
  /** Roles whose names differ by more than case here; files and modules always do. */
  readonly caseless?: ReadonlySet<NameRole>;
}

/** An empty scope; names of all roles taken from it are different from each other. */
export function createScope(settings: ScopeSettings): Scope {
  const { naming, target, report } = settings;
  const exact = new Set<string>();
  const folded = new Set<string>();
  const isCaseless = (role: NameRole): boolean =>
    role === "file" || role === "module" || (settings.caseless?.has(role) ?? false);
  const isFree = (word: string, role: NameRole): boolean =>
    !exact.has(word) && !(isCaseless(role) && folded.has(lowerAscii(word)));
  const claim = (word: string): Code<"identifier"> => {
    exact.add(word);
    folded.add(lowerAscii(word));
    return seal(word, "identifier");
  };

  return {
    reserve(word) {
      claim(word);
    },
    take(name, role, context, origin) {
      const plain = spellName(name, role, naming, target);
      if (isFree(plain, role)) return claim(plain);
      const words = [...wordsFor(name, target)];
      for (const extra of context) {
        for (const candidate of extend(words, wordsFor(extra, target), role, naming)) {
          if (isFree(candidate, role)) return claim(candidate);
        }
        words.unshift(...wordsFor(extra, target));
      }
      const seed = [origin?.pointer ?? "", name.wire, ...context.map((part) => part.wire)].join(
        "\n",
      );
      const hashed = hashedName(seed, wordsFor(name, target), role, naming, isFree);
      report.add({
        code: "W-NAME",
        origin: origin ?? { pointer: "" },
        message: `The name "${plain}" (from "${name.wire}") is taken and no context tells the two apart.`,
        consequence: `It is called "${hashed}" in target ${target}.`,
        remedy: `Give it a name of its own in an overlay: update: { x-sdk-name: { ${target}: <name> } }.`,
      });
      return claim(hashed);
    },
  };
}

/** Context after the name reads best for members (`status` + `code`), before it for what is left. */
function extend(
  words: readonly string[],
  extra: readonly string[],
  role: NameRole,
  naming: Naming,
): readonly string[] {
  if (extra.length === 0) return [];
  return [spell([...words, ...extra], role, naming), spell([...extra, ...words], role, naming)];
}

function hashedName(
  seed: string,
  words: readonly string[],
  role: NameRole,
  naming: Naming,
  isFree: (word: string, role: NameRole) => boolean,
): string {
  // A second round is needed only if two different seeds share six hex digits or a seed comes twice.
  for (let digest = shortHash(seed); ; digest = shortHash(digest + seed)) {
    const candidate = spell([...words, `x${digest}`], role, naming);
    if (isFree(candidate, role)) return candidate;
  }
}
