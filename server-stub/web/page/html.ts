/** Text that is HTML already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Piece = string | number | Markup | null | undefined | false | readonly Piece[];

/** HTML from a template; every value that is no markup is escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly Piece[]): Markup {
  let text = strings[0] ?? "";
  values.forEach((value, index) => {
    text += show(value) + (strings[index + 1] ?? "");
  });
  return new Markup(text);
}

function show(value: Piece): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(show).join("");
  return escapeText(String(value));
}

export function escapeText(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** Prose of the API description: paragraphs, and `code` between backticks. */
export function prose(text: string): Markup {
  return new Markup(
    text
      .trim()
      .split(/\n\s*\n/)
      .map((paragraph) => `<p>${inline(paragraph).text}</p>`)
      .join(""),
  );
}

/** One line of prose. */
export function inline(text: string): Markup {
  return new Markup(
    text
      .trim()
      .split(/(`[^`]+`)/)
      .map((part) =>
        part.length > 2 && part.startsWith("`") && part.endsWith("`")
          ? `<code>${escapeText(part.slice(1, -1))}</code>`
          : escapeText(part),
      )
      .join(""),
  );
}
