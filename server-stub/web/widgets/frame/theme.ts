import { readTheme, type ThemeInput } from "../shared/theme.ts";
import { contrast, mix, readable } from "./contrast.ts";

const LIGHT = {
  primaryColor: "#0a6847",
  surface: "#ffffff",
  text: "#14201b",
  muted: "#55625c",
  border: "#7d8a84",
  danger: "#b3261e",
  success: "#0a6847",
};
const DARK = {
  primaryColor: "#4cc38a",
  surface: "#121816",
  text: "#ecf2ef",
  muted: "#a3b0aa",
  border: "#6b7872",
  danger: "#ff8a80",
  success: "#4cc38a",
};
const FONTS = {
  system:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif',
  serif: 'Georgia, "Noto Serif", "Noto Naskh Arabic", serif',
  rounded: 'ui-rounded, "Arial Rounded MT Bold", Nunito, "Noto Sans", sans-serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace',
};
/** WCAG 2.2: text, and the borders of what can be used. */
const TEXT = 4.5;
const BORDER = 3;

/** A look, ready to be set as custom properties; `adjusted` names the members that were not readable as given. */
export interface Look {
  readonly properties: Readonly<Record<string, string>>;
  readonly isDark: boolean;
  readonly adjusted: readonly string[];
}

/** Works a look out: what is not given is the default of the mode, and colours that cannot be read give way to the nearest that can. */
export function lookOf(theme: ThemeInput, prefersDark: boolean): Look {
  const isDark = theme.mode === "dark" || (theme.mode !== "light" && prefersDark);
  const base = isDark ? DARK : LIGHT;
  const surface = theme.surface ?? base.surface;
  const adjusted: string[] = [];
  const guard = (
    name: keyof typeof base | "onAccent",
    color: string,
    ground: string,
    least: number,
  ): string => {
    if (contrast(color, ground) >= least) return color;
    if (name in theme) adjusted.push(name);
    return readable(color, ground, least);
  };
  const accent = theme.primaryColor ?? base.primaryColor;
  const lightest =
    contrast("#ffffff", accent) >= contrast("#000000", accent) ? "#ffffff" : "#0b1210";
  const soft = mix(surface, isDark ? "#ffffff" : "#000000", isDark ? 0.07 : 0.03);
  const onSoft = (name: keyof typeof base, least: number): string =>
    guard(name, guard(name, theme[name] ?? base[name], surface, least), soft, least);
  const properties = {
    "--surface": surface,
    "--soft": soft,
    "--line": mix(surface, isDark ? "#ffffff" : "#000000", 0.14),
    "--text": onSoft("text", TEXT),
    "--muted": onSoft("muted", TEXT),
    "--border": guard("border", theme.border ?? base.border, surface, BORDER),
    "--danger": onSoft("danger", TEXT),
    "--success": onSoft("success", TEXT),
    "--accent": accent,
    "--accent-edge": readable(accent, surface, BORDER),
    // What is drawn in the accent on the ground: links, focus rings, marks.
    "--accent-text": readable(accent, soft, TEXT),
    "--on-accent": guard("onAccent", theme.onAccent ?? lightest, accent, TEXT),
    "--radius": `${theme.radius ?? 8}px`,
    "--font": FONTS[theme.font ?? "system"],
    "--gap": theme.density === "compact" ? "0.75rem" : "1rem",
  };
  return { properties, isDark, adjusted: [...new Set(adjusted)] };
}

/** Keeps the page in the given look, also when the visitor's device turns dark or light. */
export class Theme {
  #theme: ThemeInput = {};
  readonly #device = matchMedia("(prefers-color-scheme: dark)");

  constructor() {
    this.#device.addEventListener("change", () => this.#paint());
  }

  /** Adds to what was given before; the later wins. */
  add(...themes: readonly unknown[]): void {
    for (const theme of themes) this.#theme = { ...this.#theme, ...readTheme(theme) };
    this.#paint();
  }

  #paint(): void {
    const look = lookOf(this.#theme, this.#device.matches);
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(look.properties)) style.setProperty(name, value);
    // On the content and not on the page: a dark page in a light one would not be transparent.
    style.setProperty("--scheme", look.isDark ? "dark" : "light");
    if (look.adjusted.length > 0)
      console.warn(
        `Njia: ${look.adjusted.join(", ")} had too little contrast and was replaced by the nearest readable shade.`,
      );
  }
}
