import { escapeText, Markup } from "./html.ts";

const TOKEN =
  /(?<comment>\/\/[^\n]*|(?<![\w$&])#(?!\{)[^\n]*|\/\*[^]*?\*\/)|(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(?<number>(?<![\w.])-?\d[\d_]*(?:\.\d+)?\b)|(?<word>[A-Za-z_$][\w$]*)/g;
const KEYWORDS = new Set(
  "await async import from export const let var new return if nil null None true false True False with as def use declare require func err package public static final void try int string class client_for puts print curl njia".split(
    " ",
  ),
);

/**
 * Code with its comments, texts, numbers and keywords marked by class. The same few rules serve all languages of the samples: a
 * full grammar for each would weigh more than the page.
 */
export function highlight(code: string): Markup {
  let out = "";
  let end = 0;
  for (const match of code.matchAll(TOKEN)) {
    const kind = kindOf(match.groups ?? {});
    if (kind === null) continue;
    out += escapeText(code.slice(end, match.index));
    out += `<span class="${kind}">${escapeText(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return new Markup(out + escapeText(code.slice(end)));
}

function kindOf(groups: Readonly<Record<string, string | undefined>>): string | null {
  if (groups["comment"] !== undefined) return "tc";
  if (groups["string"] !== undefined) return "ts";
  if (groups["number"] !== undefined) return "tn";
  return KEYWORDS.has(groups["word"] ?? "") ? "tk" : null;
}
