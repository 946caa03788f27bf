/** Texts that break out of the literals and comments of every language we write, if they are not escaped. */

/** Spelled so that no casing of ours makes it: where it stands in code, raw text has leaked. */
export const CANARY = "nJiA_cAnArY";

const CALL = `${CANARY}()`;

/** One kind of break-out each; a text of the document gets one of them appended. */
export const PAYLOADS: readonly string[] = [
  `"; ${CALL}; //`,
  `'; ${CALL}; #`,
  `\`; ${CALL}; //`,
  `"); ${CALL}; ("`,
  `'); ${CALL}; ('`,
  `*/ ${CALL}; /*`,
  `**/ ${CALL}; /**`,
  `""" + ${CALL} + """`,
  `''' + ${CALL} + '''`,
  `\${${CALL}}`,
  `#{${CALL}}`,
  `{$${CALL}}`,
  `{${CALL}}`,
  `\n${CALL}\n`,
  `\r${CALL}\r`,
  `\r\n${CALL}`,
  `\u2028${CALL}\u2029`,
  `\u0085${CALL}`,
  `\u000b${CALL}\u000c`,
  `\\`,
  `\\" + ${CALL} + \\"`,
  `\\' + ${CALL} + \\'`,
  `\\u0022; ${CALL}; //`,
  `\\u000a${CALL}`,
  `\\u002a/ ${CALL}; /*`,
  `?> <?= ${CALL} ?>`,
  `\n=end\n${CALL}\n=begin\n`,
  `\nEOT\n${CALL}\n`,
  `</script><script>${CALL}</script>`,
  `{{${CALL}}}`,
  `{@code ${CALL}} {@link ${CANARY}}`,
  `%s %n $1 \\1 ${CALL}`,
  `\u202e${CALL}\u2066`,
  `\u0000${CALL}`,
  `//go:linkname ${CANARY} ${CANARY}`,
  `# type: ignore\n${CALL}`,
];

/** The payload for a text; the same text always gets the same one, so that names stay consistent. */
export function payloadFor(text: string): string {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return PAYLOADS[hash % PAYLOADS.length] ?? CALL;
}
