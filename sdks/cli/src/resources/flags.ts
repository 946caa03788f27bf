/** Flags of generated commands: from their texts to options, and from options to values. */
import { Option, type Command } from "commander";
import { usage } from "../exit.ts";
import { parseData, readBytes } from "../input.ts";
import { momentOf } from "../moment.ts";

export interface Flag {
  /** Name on the wire: of a parameter, or a dotted place in the body. */
  readonly wire: string;
  readonly long: string;
  readonly kind: string;
  readonly values: readonly string[];
  readonly repeatable: boolean;
  readonly required: boolean;
  readonly secret: boolean;
  readonly help: string;
}

/** Flags that every command has; a field of the same name gets a prefix. */
const TAKEN = new Set(
  "profile base-url api-version api-key-stdin live json show-secrets timeout input no-input color no-color help data header idempotency-key wait dry-run all widget-token version".split(
    " ",
  ),
);

/** Reads the text of a flag; see `CommandFacts`. */
export function parseFlag(text: string, renamed: Readonly<Record<string, string>> = {}): Flag {
  const [, wire = "", kind = "", marks = "", help = ""] =
    /^(\S+) ((?:[\w.:-]+\|)+(?:\[\])?|\w(?:\[\])?)([!~]*)(?: (.*))?$/s.exec(text) ?? [];
  const kebab = (renamed[wire] ?? wire)
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/^X-/, "")
    .replace(/[^A-Za-z0-9.]+/g, "-")
    .toLowerCase();
  const plain = kind.replace(/\[\]$/, "");
  return {
    wire,
    long: TAKEN.has(kebab) ? `field-${kebab}` : kebab,
    kind: plain.endsWith("|") ? "e" : plain,
    values: plain.endsWith("|") ? plain.slice(0, -1).split("|") : [],
    repeatable: kind.endsWith("[]") || kind === "m",
    required: marks.includes("!"),
    secret: marks.includes("~"),
    help,
  };
}

const HINTS: Readonly<Record<string, string>> = {
  s: "text",
  i: "integer",
  n: "number",
  t: "time",
  m: "name=value",
  j: "json",
  b: "yes|no",
};

export function addFlag(command: Command, flag: Flag): void {
  const { kind, values, repeatable, long } = flag;
  const hint = kind === "e" ? (values.length > 4 ? "word" : values.join("|")) : HINTS[kind];
  const dots = repeatable ? "..." : "";
  const argument = kind === "b" ? "[yes|no]" : `<${hint ?? "text"}${dots}>`;
  const notes = [
    flag.help,
    kind === "e" && values.length > 4 ? `One of ${values.join(", ")}.` : "",
    kind === "j" ? "JSON or @file." : "",
    flag.secret ? "@file or @- keeps it off the command line." : "",
    flag.required ? "(required)" : "",
  ];
  const option = new Option(`--${long} ${argument}`, notes.filter(Boolean).join(" "));
  if (repeatable)
    option.argParser((value: string, all: readonly string[] | undefined) => [
      ...(all ?? []),
      value,
    ]);
  command.addOption(option);
}

/** The name under which the option parser keeps it. */
export const attributeOf = ({ long }: Flag): string => new Option(`--${long} <x>`).attributeName();

/** The value of a flag as it is sent. Throws a usage error that names flag and form. */
export async function valueOf(flag: Flag, given: unknown): Promise<unknown> {
  if (flag.kind === "m") return pairsOf(flag, given as readonly string[]);
  if (!flag.repeatable) return oneValue(flag, given);
  const items = (given as readonly string[]).flatMap((item) => item.split(","));
  return Promise.all(items.map((item) => oneValue(flag, item)));
}

async function oneValue(flag: Flag, given: unknown): Promise<unknown> {
  const text = given === true ? "true" : String(given);
  const wrong = (what: string): Error => usage(`--${flag.long} takes ${what}, not "${text}".`);
  switch (flag.kind) {
    case "i":
      if (!/^-?\d+$/.test(text)) throw wrong("a whole number");
      if (!Number.isSafeInteger(Number(text))) throw wrong("a whole number below 9007199254740992");
      return Number(text);
    case "n":
      if (!/^-?\d+(\.\d+)?$/.test(text)) throw wrong("a number");
      return Number(text);
    case "b":
      if (/^(true|yes)$/.test(text)) return true;
      if (/^(false|no)$/.test(text)) return false;
      throw wrong("yes or no");
    case "e":
      if (!flag.values.includes(text)) throw wrong(`one of ${flag.values.join(", ")}`);
      return text;
    case "t":
      return momentOf(`--${flag.long}`, text);
    case "j":
      return parseData(await fileText(text), `--${flag.long}`);
    default:
      return flag.secret ? fileText(text).then((value) => value.replace(/\r?\n$/, "")) : text;
  }
}

const fileText = async (text: string): Promise<string> =>
  text.startsWith("@") ? (await readBytes(text.slice(1))).toString("utf8") : text;

function pairsOf(flag: Flag, items: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    items.map((item) => {
      const at = item.indexOf("=");
      if (at < 1) throw usage(`--${flag.long} takes name=value, not "${item}".`);
      return [item.slice(0, at), item.slice(at + 1)] as const;
    }),
  );
}

/** Puts a value at a dotted place; objects on the way are made. */
export function put(target: Record<string, unknown>, place: string, value: unknown): void {
  const names = place.split(".");
  const last = names.pop() ?? "";
  let here = target;
  for (const name of names) {
    const next = here[name];
    here =
      typeof next === "object" && next !== null && !Array.isArray(next)
        ? (next as Record<string, unknown>)
        : ((here[name] = {}) as Record<string, unknown>);
  }
  here[last] = value;
}
