import { openDatabase } from "../db/open.ts";
import { findTemplate } from "../db/pglite/template.ts";
import type { Print } from "./context.ts";

/** `njia-server template`: builds the snapshot that makes later embedded starts fast; part of the package's build. */
export async function templateCommand(print: Print): Promise<void> {
  const { db } = await openDatabase({ kind: "memory", poolSize: 2 });
  await db.close();
  print(`The template database is ready: ${String(findTemplate())}`);
}
