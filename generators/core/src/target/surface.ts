/** `api.txt`: the public surface, one symbol per line, sorted. */
import { byCodePoint } from "./imports.ts";
import type { FilePlan, SurfaceLine } from "./target.ts";

/** All surface lines of the plans, sorted by symbol, each symbol once; throws if two plans disagree about one. */
export function surfaceOf(plans: readonly FilePlan[]): readonly SurfaceLine[] {
  const lines = new Map<string, SurfaceLine>();
  for (const line of plans.flatMap((plan) => plan.exports)) {
    if (/[\r\n]/.test(line.symbol + line.signature)) {
      throw new Error(`E-INTERNAL surface: the signature of ${line.symbol} spans lines`);
    }
    const known = lines.get(line.symbol);
    if (known !== undefined && known.signature !== line.signature) {
      throw new Error(
        `E-INTERNAL surface: ${line.symbol} is exported twice with different signatures`,
      );
    }
    lines.set(line.symbol, line);
  }
  return [...lines.values()].sort((a, b) => byCodePoint(a.symbol, b.symbol));
}

/** The text of `api.txt`; empty if the plans export nothing. */
export function printSurface(lines: readonly SurfaceLine[]): string {
  return lines.map((line) => `${line.symbol} ${line.signature}`.trimEnd() + "\n").join("");
}
