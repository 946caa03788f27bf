/** Keys from the bytes of a terminal. */

export type Key = { readonly name: string; readonly text: string };

const NAMES: Readonly<Record<string, string>> = {
  "\u001b[A": "up",
  "\u001bOA": "up",
  "\u001b[B": "down",
  "\u001bOB": "down",
  "\u001b[5~": "page-up",
  "\u001b[6~": "page-down",
  "\r": "enter",
  "\n": "enter",
  "\u007f": "backspace",
  "\b": "backspace",
  "\u001b": "escape",
  "\u0003": "interrupt",
};

/** What one read from the terminal holds; a paste is many keys. */
export function keysOf(text: string): readonly Key[] {
  const parts = text.match(/\u001b(?:\[[\d;]*[A-Za-z~]|O[A-Z])?|[^\u001b]/gsu) ?? [];
  return parts.map((part) => ({
    name: NAMES[part] ?? (part < " " ? "" : part),
    text: part < " " || part.startsWith("\u001b") ? "" : part,
  }));
}
