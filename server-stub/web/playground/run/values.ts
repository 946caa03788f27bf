/** What a journey's texts are filled with, as pure functions: the page uses them, and whoever else plays journeys may. */
export type Values = Readonly<Record<string, string>>;

/** Values that a run makes anew before its first request; the same names as in the exports. */
export function runValues(now: Date): Values {
  return {
    runId: now.getTime().toString(36),
    runDigits: String(now.getTime()).slice(-6),
    anHourAgo: new Date(now.getTime() - 3_600_000).toISOString(),
    inAnHour: new Date(now.getTime() + 3_600_000).toISOString(),
  };
}

/** The text with its `{{name}}` places filled; those without a value stay, and are told by `missingIn`. */
export function filled(text: string, values: Values, newKey: () => string): string {
  return text.replace(/\{\{(\$?\w+)\}\}/g, (place, name: string) =>
    name === "$guid" ? newKey() : (values[name] ?? place),
  );
}

/** Names of places that have no value yet. */
export function missingIn(text: string, values: Values): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name ?? "")
    .filter((name) => values[name] === undefined);
}

/** The value at `$.data[0].id`; undefined where there is none. */
export function valueAt(answer: unknown, path: string): unknown {
  return [...path.matchAll(/[^$.[\]]+/g)].reduce<unknown>(
    (here, [key]) =>
      typeof here === "object" && here !== null
        ? (here as Readonly<Record<string, unknown>>)[key]
        : undefined,
    answer,
  );
}
