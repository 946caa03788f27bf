/** Names that a target makes itself, out of words of ours and names of the document. */
import type { Name, TargetId } from "../ir/types.ts";
import { shortHash } from "../ir/words.ts";
import type { Code } from "../target/code.ts";
import { seal } from "../target/code.ts";
import { toCase, wordsFor } from "../target/naming.ts";

/** A name made of words of ours, as context or as a name of its own. */
export function ownName(...words: readonly string[]): Name {
  return { wire: words.join(" "), words };
}

/** One name out of names of the document and words of ours, in this order: `payments` + `list` + `params`. */
export function joinedName(parts: readonly (Name | string)[], target: TargetId): Name {
  return {
    wire: parts.map((part) => (typeof part === "string" ? part : part.wire)).join(" "),
    words: parts.flatMap((part) => (typeof part === "string" ? [part] : wordsFor(part, target))),
  };
}

const LONGEST = 80;

/** A name whose file has a legal length everywhere: the first words of a longer one, and a hash of all of them. */
export function boundedName(name: Name): Name {
  const cased = toCase(name.words, "pascal");
  if (cased.length <= LONGEST || name.override !== undefined) return name;
  const words: string[] = [];
  for (const word of name.words) {
    if (toCase([...words, word], "pascal").length > LONGEST - 8) break;
    words.push(word);
  }
  return { wire: name.wire, words: [...words, `x${shortHash(name.words.join(" "))}`] };
}

/** A path below the output root, from parts that were made by a scope or stand in our source. */
export function ownPath(...parts: readonly string[]): Code<"path"> {
  const text = parts.join("");
  if (!/^[A-Za-z0-9_.@~/-]+$/.test(text)) throw new Error(`E-INTERNAL ${text} is no path of ours`);
  return seal(text, "path");
}
