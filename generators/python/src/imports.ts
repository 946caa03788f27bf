/** Import blocks in the order that isort and ruff keep: standard library, then our own, the furthest first. */
import type { Code, Fragment, Import } from "@njia/generator-core";
import { collectImports, groupImports } from "@njia/generator-core";
import { byName, importLine, natural } from "./literals.ts";

export type ImportView = {
  readonly lines: readonly Code<"file">[];
  readonly checked: readonly Code<"file">[];
  readonly hasLines: boolean;
  readonly hasChecked: boolean;
};

const WIDTH = 125;

/** What the fragments of a file need; `depth` is its distance from the package folder, `except` its own module. */
export function importView(
  fragments: Iterable<Fragment | readonly Import[]>,
  depth: 1 | 2 | 3,
  except?: string,
): ImportView {
  const all = collectImports(fragments, except);
  const checked = all.filter((item) => item.typeOnly === true);
  const plain = all.filter((item) => item.typeOnly !== true);
  const flag: readonly Import[] =
    checked.length > 0 ? [{ from: "typing", name: "TYPE_CHECKING" }] : [];
  const lines = block([...plain, ...flag], depth, "");
  const indented = block(checked, depth, "    ");
  return { lines, checked: indented, hasLines: lines.length > 0, hasChecked: indented.length > 0 };
}

function block(imports: readonly Import[], depth: number, indent: string): readonly Code<"file">[] {
  const located = imports.map((item) => ({ ...item, from: locate(item.from, depth) }));
  const groups = groupImports(located);
  const own = new Set(
    imports
      .filter((item) => item.from.startsWith("package:"))
      .map((item) => locate(item.from, depth)),
  );
  const isLocal = (from: string): boolean => from.startsWith(".") || own.has(from);
  const print = (local: boolean): readonly string[] => {
    const mine = groups
      .filter((group) => isLocal(group.from) === local)
      .toSorted((a, b) => byModule(a.from, b.from));
    const whole = mine.flatMap((group) =>
      group.whole.map((item) => `${indent}import ${group.from}${alias(item)}`),
    );
    const named = mine.flatMap((group) =>
      group.names.length === 0 ? [] : [from(group.from, group.names, indent)],
    );
    return [...whole, ...named];
  };
  const [standard, local] = [print(false), print(true)];
  const gap = standard.length > 0 && local.length > 0 ? [""] : [];
  return [...standard, ...gap, ...local].map(importLine);
}

/** `runtime:_codec` as seen from a file at a depth. */
function locate(from: string, depth: number): string {
  const [area = "", module = ""] = from.split(":");
  const dots = ".".repeat(depth);
  switch (area) {
    case "runtime":
      return `${dots}_runtime.${module}`;
    case "types":
      return `${dots}types.${module}`;
    case "resources":
      return `${dots}resources.${module}`;
    case "generated":
      return `${dots}_generated${module === "" ? "" : `.${module}`}`;
    case "package":
      return module;
    default:
      return from;
  }
}

function from(module: string, names: readonly Import[], indent: string): string {
  const items = names
    .toSorted((a, b) => byName(a.name ?? "", b.name ?? ""))
    .map((item) => `${item.name ?? ""}${alias(item)}`);
  const line = `${indent}from ${module} import ${items.join(", ")}`;
  if (line.length <= WIDTH) return line;
  return `${indent}from ${module} import (\n${items.map((item) => `${indent}    ${item},\n`).join("")}${indent})`;
}

const alias = (item: Import): string => (item.as === undefined ? "" : ` as ${item.as}`);

/** More dots first, then by natural order. */
function byModule(a: string, b: string): number {
  const dots = (text: string): number => /^\.*/.exec(text)?.[0].length ?? 0;
  return dots(b) - dots(a) || natural(a, b);
}
