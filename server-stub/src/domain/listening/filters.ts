import { refuseField } from "../shared/refusal.ts";
import { selects } from "../webhooks/selectors.ts";

const SHAPE = /^([A-Za-z][A-Za-z0-9_.]*)(!?=)(.*)$/s;

/** Refuses with validation_failed a condition that could never be read. */
export function checkFilters(where: readonly string[]): void {
  where.forEach((text, index) => {
    if (SHAPE.exec(text) === null)
      throw refuseField(
        "validation_failed",
        `/where/${index}`,
        `"${text}" is not a comparison such as data.status=failed.`,
      );
  });
}

/** Whether an event is of one of the types and meets all conditions. A member that is not there equals the empty text. */
export function passes(
  event: object,
  type: string,
  types: readonly string[],
  where: readonly string[],
): boolean {
  return selects(types, type) && where.every((text) => holds(event, text));
}

function holds(event: object, text: string): boolean {
  const [, path = "", comparison, expected = ""] = SHAPE.exec(text) ?? [];
  const found = textOf(path.split(".").reduce<unknown>(memberOf, event));
  return comparison === "!=" ? found !== expected : found === expected;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
