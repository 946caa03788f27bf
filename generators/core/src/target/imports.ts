/** Imports come from the fragments used; an unused import is impossible. */
import type { Fragment, Import } from "./code.ts";

/** All imports from one module, names sorted by code point. */
export interface ImportGroup {
  readonly from: string;
  /** Imports of the module as a whole, sorted by alias. */
  readonly whole: readonly Import[];
  readonly names: readonly Import[];
  /** True if nothing of the module is needed at run time. */
  readonly typeOnly: boolean;
}

/** Order by code point, the same on every machine. */
export function byCodePoint(left: string, right: string): number {
  if (left === right) return 0;
  const a = Array.from(left);
  const b = Array.from(right);
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = (a[index]?.codePointAt(0) ?? 0) - (b[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

const keyOf = (item: Import): string => [item.from, item.name ?? "", item.as ?? ""].join("\n");

/**
 * Everything the fragments need, each import once, sorted by module, name and alias. One use at run time makes an import
 * a run-time import. `except` names the module that the code itself stands in.
 */
export function collectImports(
  fragments: Iterable<Fragment | readonly Import[]>,
  except?: string,
): readonly Import[] {
  const found = new Map<string, Import>();
  for (const source of fragments) {
    for (const item of "imports" in source ? source.imports : source) {
      if (item.from === except) continue;
      const known = found.get(keyOf(item));
      if (known === undefined || (known.typeOnly === true && item.typeOnly !== true)) {
        found.set(keyOf(item), item);
      }
    }
  }
  return [...found.entries()].sort(([a], [b]) => byCodePoint(a, b)).map(([, item]) => item);
}

/** Imports by module, in order; what `collectImports` gives is what it wants. */
export function groupImports(imports: readonly Import[]): readonly ImportGroup[] {
  const modules = new Map<string, Import[]>();
  for (const item of imports) {
    const list = modules.get(item.from) ?? [];
    list.push(item);
    modules.set(item.from, list);
  }
  return [...modules.entries()]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([from, items]) => ({
      from,
      whole: items.filter((item) => item.name === undefined),
      names: items.filter((item) => item.name !== undefined),
      typeOnly: items.every((item) => item.typeOnly === true),
    }));
}
