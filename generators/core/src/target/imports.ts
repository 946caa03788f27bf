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
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return rank(a) - rank(b);
  }
  return left.length - right.length;
}

/** Halves of pairs stand for code points above all single units; UTF-16 puts U+E000 to U+FFFF behind them. */
const rank = (unit: number): number => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit);

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
