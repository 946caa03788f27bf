import { jaroWinkler, nameTokens } from "./names.ts";
import { WATCH_LIST, type Listed } from "./watch-list.ts";

export interface ScreeningHit {
  readonly list: string;
  readonly name: string;
  /** 0 to 1. */
  readonly similarity: number;
}

/** `match`: name and date of birth fit. `possible_match`: the name fits and the date is unknown or near. A person then looks at it. */
export interface Screened {
  readonly level: "clear" | "possible_match" | "match";
  readonly hits: readonly ScreeningHit[];
}

const TOKEN = 0.85;
const WHOLE = 0.9;
/** Dates on such lists are often of a year only, and a year off. */
const YEARS = 1;

/** Spellings of one sound, as registers of former French, British, Portuguese and Arabic offices write it. Longer ones first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/TCH|TSH/g, "CH"],
  [/DJ|DZ/g, "J"],
  [/OU|OO/g, "U"],
  [/KH|CK|QU|Q/g, "K"],
  [/GH/g, "G"],
  [/PH/g, "F"],
  [/SCH/g, "SH"],
  [/AI|EI|EY|AY/g, "E"],
  [/EE/g, "I"],
  [/W/g, "U"],
  [/Y/g, "I"],
  [/C(?=[AOUKLR])/g, "K"],
  [/Z/g, "S"],
  [/H(?![AEIOU])/g, ""],
  [/(.)\1+/g, "$1"],
];

/** Arabic letters by sound; short vowels are not written, so that the skeleton is compared. */
const ARABIC: Readonly<Record<string, string>> = {
  ا: "A",
  أ: "A",
  إ: "I",
  آ: "A",
  ب: "B",
  ت: "T",
  ث: "T",
  ج: "J",
  ح: "H",
  خ: "K",
  د: "D",
  ذ: "D",
  ر: "R",
  ز: "S",
  س: "S",
  ش: "SH",
  ص: "S",
  ض: "D",
  ط: "T",
  ظ: "S",
  ع: "A",
  غ: "G",
  ف: "F",
  ق: "K",
  ك: "K",
  ل: "L",
  م: "M",
  ن: "N",
  ه: "H",
  و: "U",
  ي: "I",
  ى: "A",
  ة: "A",
  ء: "",
};

/** A token by its sound, so that `Moussa` and `Musa`, `Djibril` and `Jibril` are the same. */
export function soundOf(token: string): string {
  const latin = [...token].map((letter) => ARABIC[letter] ?? letter).join("");
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
}

/** Screens a person against a list. Pure; the order of names does not matter. */
export function screen(
  name: string,
  dateOfBirth: string | null,
  list: readonly Listed[] = WATCH_LIST,
): Screened {
  const tokens = soundsOf(name);
  const hits = list.flatMap((listed) => {
    const gate = dateGate(dateOfBirth, listed.dateOfBirth);
    if (gate === "differs") return [];
    const similarity = Math.max(
      0,
      ...spellingsOf(listed).map((spelling) => similarityOf(tokens, spelling)),
    );
    if (similarity < WHOLE) return [];
    return [{ list: listed.list, name: listed.name, similarity: round(similarity), gate }];
  });
  const level = hits.some(({ gate }) => gate === "fits")
    ? "match"
    : hits.length > 0
      ? "possible_match"
      : "clear";
  return { level, hits: hits.map(({ gate: _gate, ...hit }) => hit) };
}

function soundsOf(name: string): readonly string[] {
  return nameTokens(name)
    .map(soundOf)
    .filter((token) => token !== "");
}

const known = new WeakMap<Listed, readonly (readonly string[])[]>();

/** The sounds of an entry's names, worked out once. */
function spellingsOf(listed: Listed): readonly (readonly string[])[] {
  const found = known.get(listed) ?? [listed.name, ...listed.aliases].map(soundsOf);
  known.set(listed, found);
  return found;
}

/** Mean of the best pairs of tokens, 0 when one of the shorter name has no partner. Initials count when another token is whole. */
function similarityOf(left: readonly string[], right: readonly string[]): number {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length < 2) return 0;
  const free = new Set(long.keys());
  let sum = 0;
  let whole = 0;
  // The longest first: an initial must not take the partner of a name.
  for (const token of [...short].sort((a, b) => b.length - a.length)) {
    let best = { at: -1, similarity: 0 };
    for (const at of free) {
      const other = long[at] ?? "";
      const isInitial = (token.length === 1 || other.length === 1) && token[0] === other[0];
      const similarity = isInitial && token !== other ? WHOLE : jaroWinkler(token, other);
      if (similarity > best.similarity) best = { at, similarity };
    }
    if (best.similarity < TOKEN) return 0;
    if (token.length > 1 && (long[best.at]?.length ?? 0) > 1) whole += 1;
    free.delete(best.at);
    sum += best.similarity;
  }
  return whole === 0 ? 0 : sum / short.length;
}

function dateGate(told: string | null, listed: string | null): "fits" | "near" | "differs" {
  if (told === null || listed === null) return "near";
  if (listed.length === 10 && told === listed) return "fits";
  const years = Math.abs(Number(told.slice(0, 4)) - Number(listed.slice(0, 4)));
  return years <= YEARS ? "near" : "differs";
}

const round = (value: number): number => Number(value.toFixed(2));
