/**
 * The registry: one entry per target. A target package exports `const target: Target`. It is imported only when it is
 * asked for, so that one that is missing or broken does not stop the others.
 */
import type { Target, TargetId } from "@njia/generator-core";

export interface Registration {
  readonly id: TargetId;
  /** Where the output for our own specification goes, relative to the repository root. */
  readonly root: string;
  /** The package name for our own specification. */
  readonly packageName: string;
  /** Other words by which `--lang` finds it. */
  readonly aliases: readonly string[];
  load(): Promise<{ readonly target: Target }>;
}

// The specifier is computed, because the type checker must not insist on a package that is not there yet.
const from = (name: string) => (): Promise<{ readonly target: Target }> =>
  import(`@njia/generator-${name}`) as Promise<{ readonly target: Target }>;

export const REGISTRY: readonly Registration[] = [
  {
    id: "typescript",
    root: "sdks/typescript",
    packageName: "@njia/sdk",
    aliases: ["ts"],
    load: from("typescript"),
  },
  { id: "python", root: "sdks/python", packageName: "njia", aliases: ["py"], load: from("python") },
  { id: "php", root: "sdks/php", packageName: "njia/njia", aliases: [], load: from("php") },
  { id: "go", root: "sdks/go", packageName: "njia", aliases: ["golang"], load: from("go") },
  { id: "java", root: "sdks/java", packageName: "dev.njia", aliases: [], load: from("java") },
  { id: "ruby", root: "sdks/ruby", packageName: "njia", aliases: ["rb"], load: from("ruby") },
  {
    id: "server",
    root: "server-stub/src/generated",
    packageName: "@njia/server",
    aliases: [],
    load: from("server"),
  },
  {
    id: "cli",
    root: "sdks/cli/src/generated",
    packageName: "@njia/cli",
    aliases: [],
    load: from("cli"),
  },
  {
    id: "docs",
    root: "server-stub/web/docs/generated",
    packageName: "njia",
    aliases: [],
    load: from("docs"),
  },
];
