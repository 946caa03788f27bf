/** Colour and cursor movement only where they can be seen and are wanted (https://no-color.org). */
export type Paint = (colour: "red" | "green" | "yellow" | "dim" | "bold", text: string) => string;

const CODES = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;

export function painter(stream: { readonly isTTY?: boolean }, allowed: boolean): Paint {
  const { NO_COLOR, TERM } = process.env;
  const on = allowed && stream.isTTY === true && !NO_COLOR && TERM !== "dumb";
  return on ? (colour, text) => `\u001b[${CODES[colour]}m${text}\u001b[0m` : (_, text) => text;
}
