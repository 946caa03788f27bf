/**
 * The registry: one entry per target. A target package exports `const target: Target`. It is imported only when it is
 * asked for, so that one that is missing or broken does not stop the others.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Target, TargetId } from "@njia/generator-core";
import { CommandError, EXIT } from "./exit.ts";

export interface Registration {
  readonly id: TargetId;
  /** Where the output for our own specification goes, relative to the repository root. */
  readonly root: string;
  /** The package name for our own specification. */
  readonly packageName: string;
  /** Other words by which `--lang` finds it. */
  readonly aliases: readonly string[];
  /** False for what only makes sense for our own specification. */
  readonly foreign: boolean;
}

export const REGISTRY: readonly Registration[] = [
  {
    id: "typescript",
    root: "sdks/typescript",
    packageName: "@njia/sdk",
    aliases: ["ts", "javascript"],
    foreign: true,
  },
  { id: "python", root: "sdks/python", packageName: "njia", aliases: ["py"], foreign: true },
  { id: "php", root: "sdks/php", packageName: "njia/njia", aliases: [], foreign: true },
  {
    id: "go",
    root: "sdks/go",
    packageName: "github.com/njia/njia-go/v2",
    aliases: ["golang"],
    foreign: true,
  },
  { id: "java", root: "sdks/java", packageName: "dev.njia", aliases: [], foreign: true },
  { id: "ruby", root: "sdks/ruby", packageName: "njia", aliases: ["rb"], foreign: true },
  {
    id: "server",
    root: "server-stub/src/generated",
    packageName: "@njia/server",
    aliases: [],
    foreign: false,
  },
  {
    id: "cli",
    root: "sdks/cli/src/generated",
    packageName: "@njia/cli",
    aliases: [],
    foreign: false,
  },
  {
    id: "docs",
    root: "server-stub/web/docs/generated",
    packageName: "njia",
    aliases: [],
    foreign: false,
  },
];

/** The entry for a word given to `--lang` or `--target`; undefined if none has that id or alias. */
export function findRegistration(word: string): Registration | undefined {
  return REGISTRY.find((entry) => entry.id === word || entry.aliases.includes(word));
}

/** The target of an entry; undefined if its package is not installed. A package that is there but fails is an error. */
export async function loadTarget(entry: Registration): Promise<Target | undefined> {
  const name = `@njia/generator-${entry.id}`;
  let location: string;
  try {
    location = import.meta.resolve(name);
  } catch {
    return undefined;
  }
  if (!existsSync(fileURLToPath(location))) return undefined;
  const module: unknown = await importAt(location);
  if (!holdsTarget(module)) throw new Error(`E-INTERNAL ${name} does not export a target`);
  return module.target;
}

/** The target of an entry, which must be there. */
export async function requireTarget(entry: Registration): Promise<Target> {
  const target = await loadTarget(entry);
  if (target !== undefined) return target;
  throw new CommandError(
    EXIT.refused,
    `The target "${entry.id}" is not part of this installation.`,
    "Install its package, or choose another --lang.",
  );
}

async function importAt(location: string): Promise<unknown> {
  return import(location);
}

const holdsTarget = (module: unknown): module is { readonly target: Target } =>
  typeof module === "object" && module !== null && "target" in module;
