/** Look as a page may give it; every value is checked by its pattern, so nothing of it can become CSS of the page's choosing. */
export interface ThemeInput {
  readonly mode?: "light" | "dark" | "auto";
  readonly primaryColor?: string;
  readonly onAccent?: string;
  readonly surface?: string;
  readonly text?: string;
  readonly muted?: string;
  readonly border?: string;
  readonly danger?: string;
  readonly success?: string;
  /** Pixels, 0 to 24. */
  readonly radius?: number;
  readonly font?: "system" | "serif" | "rounded" | "mono";
  readonly density?: "comfortable" | "compact";
}

export const COLORS = [
  "primaryColor",
  "onAccent",
  "surface",
  "text",
  "muted",
  "border",
  "danger",
  "success",
] as const;

const WORDS: Readonly<Record<string, readonly string[]>> = {
  mode: ["light", "dark", "auto"],
  font: ["system", "serif", "rounded", "mono"],
  density: ["comfortable", "compact"],
};
const MAX_RADIUS = 24;

/** The members of a look that fit their patterns; the others are dropped. */
export function readTheme(given: unknown): ThemeInput {
  if (typeof given !== "object" || given === null) return {};
  const fits = ([name, value]: [string, unknown]): boolean => {
    if ((COLORS as readonly string[]).includes(name))
      return typeof value === "string" && /^#[0-9a-fA-F]{6}$/.test(value);
    if (name === "radius")
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_RADIUS;
    return WORDS[name]?.includes(value as string) ?? false;
  };
  return Object.fromEntries(Object.entries(given).filter(fits));
}
