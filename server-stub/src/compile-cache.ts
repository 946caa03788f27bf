import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/** Git-ignored build output, beside the database template. */
const FOLDER = fileURLToPath(new URL("../dist/compile-cache", import.meta.url));
const SETTLED_MS = 1_000;

/**
 * Keeps compiled code and TypeScript without its types for later starts: they are a third of what a start costs. What is kept is found by
 * the content of a file, so it is never stale; where the folder cannot be written, everything works without. Each thread asks for itself.
 */
export function keepCompiledCode(): void {
  enableCompileCache(FOLDER);
  // Also for processes that never end by themselves, once all they need is loaded.
  setTimeout(flushCompileCache, SETTLED_MS).unref();
}
