/** One naming scope: a class, a method, a module, a package. */
import type { Name, Origin } from "../ir/types.ts";
import type { Code } from "./code.ts";
import type { NameRole } from "./naming.ts";

export interface Scope {
  /** Keeps a word for a generated member of our own; call it before the first `take`. */
  reserve(word: string): void;
  /**
   * A free, legal identifier for `name`. A collision is settled by the words of `context`, nearest first (kind, status or
   * media, parent); if that fails, by six hex digits of a hash and a `W-NAME`. `origin` is used for hash and report.
   */
  take(
    name: Name,
    role: NameRole,
    context: readonly Name[],
    origin?: Origin,
  ): Code<"identifier">;
}
