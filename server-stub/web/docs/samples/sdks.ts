import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where an operation stands in the SDKs: `payments`, `create`. */
export interface SdkName {
  readonly group: string;
  readonly name: string;
}

interface Language {
  readonly id: string;
  readonly label: string;
  /** The call of an operation in the generated examples of the SDK; null where there is none. */
  readonly find: (folder: string, operation: string, sdk: SdkName) => string | null;
}

const words = (text: string): readonly string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ");
const snake = (text: string): string => words(text).join("_");
const kebab = (text: string): string => words(text).join("-");
const pascal = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The SDKs whose generated, executed examples the reference shows. */
export const SDK_LANGUAGES: readonly Language[] = [
  {
    id: "typescript",
    label: "TypeScript",
    find: (folder, operation, { group }) => {
      const text = read(folder, `${kebab(group)}.ts`);
      const body = blockAfter(text, new RegExp(`export async function ${operation}\\([^{]*\\{\\n`));
      return body === null
        ? null
        : `import { Njia } from "@njia/sdk";\n\nconst client = new Njia();\n${dedent(body)}`;
    },
  },
  {
    id: "python",
    label: "Python",
    find: (folder, _, { group, name }) =>
      read(folder, `${snake(group)}_${snake(name)}.py`)
        ?.replace(/^"""[^]*?"""\n+/, "")
        .replace("from __future__ import annotations\n\n", "") ?? null,
  },
  {
    id: "php",
    label: "PHP",
    find: (folder, _, { group, name }) =>
      read(folder, join(group, `${name}.php`))
        ?.replace(/\/\*[^]*?\*\/\n+/, "")
        .replace(/declare\(strict_types=1\);\n+/, "")
        .replace(/require [^\n]*\n+/, "") ?? null,
  },
  {
    id: "go",
    label: "Go",
    find: (folder, _, { group, name }) => {
      const wanted = `${group}${name}`.toLowerCase();
      const text = read(folder, `${snake(group)}_service.go`);
      const found = [...(text ?? "").matchAll(/^func (\w+)\(ctx/gm)].find(
        ([, one]) => one?.toLowerCase() === wanted,
      );
      const body =
        found === undefined
          ? null
          : blockAfter(text, new RegExp(`^func ${found[1]}\\([^\\n]*\\{\\n`, "m"));
      return body === null
        ? null
        : dedent(body)
            .replaceAll("\t", "    ")
            .replace(/\nreturn nil\n*$/, "\n");
    },
  },
  {
    id: "java",
    label: "Java",
    find: (folder, _, { group, name }) => {
      const text = read(folder, `dev/njia/examples/${pascal(group)}${pascal(name)}Example.java`);
      const body = blockAfter(text, /public static [^\n]* run\([^\n]*\{\n/);
      return body === null
        ? null
        : `NjiaClient client = NjiaClient.builder().build();\n\n${dedent(body).replace(/^return /m, "var result = ")}`;
    },
  },
  {
    id: "ruby",
    label: "Ruby",
    find: (folder, _, { group, name }) =>
      read(folder, `${snake(group)}_${snake(name)}.rb`)
        ?.replace(/^# frozen_string_literal: true\n+/, "")
        .replace(/^# [^\n]*\n/, "") ?? null,
  },
];

/** Operation id -> command of the CLI such as `payments create`, from the CLI's generated manifest; empty where there is none. */
export async function cliCommands(cli: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(cli, "src/generated/groups");
  const found = new Map<string, string>();
  if (!existsSync(folder)) return found;
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
    const { COMMANDS } = (await import(join(folder, file))) as {
      readonly COMMANDS: readonly { readonly id: string; readonly name: string }[];
    };
    for (const { id, name } of COMMANDS) found.set(id, `${file.slice(0, -3)} ${name}`);
  }
  return found;
}

const texts = new Map<string, string | null>();

function read(folder: string, name: string): string | null {
  const path = join(folder, name);
  if (!texts.has(path)) texts.set(path, existsSync(path) ? readFileSync(path, "utf8") : null);
  return texts.get(path) ?? null;
}

/** The lines of a block up to the brace that closes it at its own indentation. */
function blockAfter(text: string | null, start: RegExp): string | null {
  const match = start.exec(text ?? "");
  if (text === null || match === null) return null;
  const line = text.lastIndexOf("\n", match.index) + 1;
  const indent = /^\s*/.exec(text.slice(line))?.[0] ?? "";
  const rest = text.slice(match.index + match[0].length);
  const end = rest.indexOf(`\n${indent}}`);
  return rest.startsWith(`${indent}}`) ? "" : rest.slice(0, end + 1);
}

function dedent(text: string): string {
  const lines = text.split("\n");
  const depth = Math.min(
    ...lines.filter((line) => line.trim() !== "").map((line) => /^\s*/.exec(line)?.[0].length ?? 0),
  );
  return lines.map((line) => line.slice(depth)).join("\n");
}
