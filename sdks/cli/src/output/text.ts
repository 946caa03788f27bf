/** Answers for people: `name  value` lines for one object, columns for a list. */
import type { Paint } from "./colour.ts";

const FIRST = ["id", "type", "name", "status", "amountMinorUnits", "currency", "createdAt"];
const MOST_COLUMNS = 7;
const WIDEST = 44;

export function toText(value: unknown, paint: Paint): string {
  if (Array.isArray(value)) return table(value, paint);
  if (typeof value !== "object" || value === null) return `${scalar(value)}\n`;
  const lines = objectLines(value, "");
  const width = Math.max(0, ...lines.map(([name]) => name.length));
  return lines.map(([name, text]) => `${paint("dim", name.padEnd(width))}  ${text}\n`).join("");
}

function objectLines(value: object, prefix: string): [name: string, text: string][] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]): [string, string][] => {
    const name = prefix + key;
    if (item === null || item === undefined) return [];
    if (Array.isArray(item) && item.some((entry) => typeof entry === "object"))
      return item.flatMap((entry: unknown, index) =>
        objectLines({ [`${key}[${index}]`]: entry }, prefix),
      );
    if (Array.isArray(item)) return [[name, item.map(scalar).join(", ")]];
    if (typeof item === "object") return objectLines(item, `${name}.`);
    return [[name, scalar(item)]];
  });
}

function table(items: readonly unknown[], paint: Paint): string {
  if (items.length === 0) return "none\n";
  if (!items.every((item) => typeof item === "object" && item !== null))
    return items.map((item) => `${scalar(item)}\n`).join("");
  const rows = items as readonly Readonly<Record<string, unknown>>[];
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const simple = [...names].filter(
    (name) =>
      !["object", "livemode", "version"].includes(name) &&
      rows.every((row) => typeof row[name] !== "object" || row[name] === null) &&
      rows.some((row) => row[name] !== null && row[name] !== undefined),
  );
  const columns = [
    ...FIRST.filter((name) => simple.includes(name)),
    ...simple.filter((name) => !FIRST.includes(name)),
  ].slice(0, MOST_COLUMNS);
  const cells = rows.map((row) => columns.map((name) => cut(scalar(row[name] ?? "-"))));
  const widths = columns.map((name, at) =>
    Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd();
  return `${[paint("dim", line(columns)), ...cells.map(line)].join("\n")}\n`;
}

/** One line without control characters: what an answer holds must not move the cursor. */
function scalar(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, " ");
}

const cut = (text: string): string =>
  text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
