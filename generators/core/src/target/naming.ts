/** Naming policy of a target, and casing that depends on no locale. */
import type { Name, TargetId } from "../ir/types.ts";

export type NameRole =
  | "type"
  | "member"
  | "enum-member"
  | "method"
  | "parameter"
  | "constant"
  | "module"
  | "file";
export type Casing = "camel" | "pascal" | "snake" | "screaming" | "kebab" | "flat";

/** How one language spells names. */
export interface Naming {
  readonly casing: Readonly<Record<NameRole, Casing>>;
  /** From `reserved/*.txt`, exact case. */
  readonly reserved: Readonly<Record<NameRole, ReadonlySet<string>>>;
  /** Makes a usable name of a reserved one or of one that starts with a digit: `class` -> `class_`. */
  rescue(word: string, role: NameRole): string;
}
