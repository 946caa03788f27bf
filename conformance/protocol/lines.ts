/**
 * Splits a stream at line feeds and nothing else: readline would also split at U+2028, which JSON allows inside text.
 */
import type { Readable } from "node:stream";

export function lines(stream: Readable, onLine: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const parts = `${rest}${chunk}`.split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) if (part !== "") onLine(part);
  });
}
