/** Pictures of what was measured: bars as SVG, with the same numbers in a table below. The numbers are read from what the commands wrote. */
import { readFileSync } from "node:fs";
import { html, type Markup } from "../page/html.ts";
import { scrollTable } from "./table.ts";

type Lang = "en" | "fr";

interface Bar {
  readonly label: string;
  /** Length of the bar, from 0 to 1. */
  readonly share: number;
  /** What stands in the table: the value, and what it is held against. */
  readonly value: string;
  readonly against: string;
  readonly own: boolean;
}
export interface Plot {
  readonly command: string;
  /** As `2026-11-22`; null where the file does not say it. */
  readonly date: string | null;
  readonly bars: readonly Bar[];
}

/** What `npm run bench:listen -- --record` writes. */
export interface Measured {
  readonly command: string;
  readonly date: string;
  readonly rows: readonly {
    readonly what: string;
    readonly value: number;
    readonly limit: number;
    readonly unit: string;
  }[];
}

const WORDS = {
  en: { what: "What", value: "Value", against: "Limit or total", made: "Made by", on: "on" },
  fr: { what: "Quoi", value: "Valeur", against: "Limite ou total", made: "Produit par", on: "le" },
} as const;

/** French labels by English ones, numbers taken out (`#`). */
const FRENCH: Readonly<Record<string, string>> = {
  "commit to local handler, # events, p#": "de la validation au récepteur local, # événements, p#",
  "restart with # events waiting, from start to the last":
    "redémarrage avec # événements en attente, du départ au dernier",
  "njia --version against node -e #": "njia --version face à node -e #",
  "a completion in bash, of the command's own script": "un complètement dans bash",
  bundle: "taille de la commande",
};

/** Bars of values as shares of their limits. Values that must be zero have no bar and are left out. */
export function limitsPlot(file: string): Plot {
  const { command, date, rows } = JSON.parse(readFileSync(file, "utf8")) as Measured;
  return {
    command,
    date,
    bars: rows
      .filter(({ limit }) => limit > 0)
      .map(({ what, value, limit, unit }) => ({
        label: what,
        share: Math.min(1, value / limit),
        value: `${value.toFixed(1)} ${unit}`,
        against: `${limit} ${unit}`,
        own: value <= limit,
      })),
  };
}

/** Bars of passed cases, from the table that `npm run conformance:baselines` writes. Throws when it holds no client. */
export function casesPlot(file: string): Plot {
  const text = readFileSync(file, "utf8");
  const command = /Written by `([^`]+)`/.exec(text)?.[1] ?? "";
  const bars = [
    ...text.matchAll(/^\| ([\w-]+) \| ([^|]+) \| [^|]+ \| (\d+) \| (\d+) \| \d+ \| \d+ \|/gm),
  ].map(([, client = "", version = "", cases = "", pass = ""]) => ({
    label: version.trim() === "hand-written" ? `${client} (hand-written)` : client,
    share: Number(pass) / Number(cases),
    value: pass,
    against: cases,
    own: client === "typescript",
  }));
  if (bars.length === 0) throw new Error(`${file} has no row of a client.`);
  return { command, date: null, bars };
}

/** A figure: the bars, and the table that says the same. */
export function drawPlot(plot: Plot, lang: Lang): Markup {
  const words = WORDS[lang];
  const bars = plot.bars.map((bar) => ({ ...bar, label: labelIn(lang, bar.label) }));
  const row = 34;
  const width = 640;
  const drawn = bars.map(
    ({ label, share, value, own }, index) =>
      html`<text x="0" y="${index * row + 12}">${label}</text>
        <rect x="0" y="${index * row + 17}" width="${width}" height="9" class="track"></rect>
        <rect
          x="0"
          y="${index * row + 17}"
          width="${(share * width).toFixed(1)}"
          height="9"
          class="${own ? "own" : "other"}"
        ></rect>
        <text x="${width + 8}" y="${index * row + 26}">${value}</text>`,
  );
  const rows = bars.map(
    ({ label, value, against }) =>
      html`<tr>
        <td>${label}</td>
        <td>${value}</td>
        <td>${against}</td>
      </tr>`,
  );
  const made = html`${words.made}
    <code>${plot.command}</code>${plot.date === null ? "" : ` ${words.on} ${plot.date}`}.`;
  const summary = bars.map(({ label, value, against }) => `${label}: ${value} / ${against}`);
  return html`<figure class="plot">
    <svg
      viewBox="0 0 ${width + 90} ${bars.length * row}"
      role="img"
      aria-label="${summary.join("; ")}"
    >
      ${drawn}
    </svg>
    <figcaption>${made}</figcaption>
    ${scrollTable(`${words.what}: ${plot.command}`, [words.what, words.value, words.against], rows)}
  </figure>`;
}

function labelIn(lang: Lang, label: string): string {
  if (lang === "en") return label;
  const numbers = label.match(/\d+/g) ?? [];
  const french = FRENCH[label.replace(/\d+/g, "#")];
  if (french === undefined) return label;
  let next = 0;
  return french.replace(/#/g, () => numbers[next++] ?? "");
}
