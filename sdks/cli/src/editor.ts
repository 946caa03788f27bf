import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usage } from "./exit.ts";
import { parseData } from "./input.ts";

/** Lets a person change a text. Throws a usage error without a terminal, or when it is no JSON afterwards. */
export function edit(text: string, interactive: boolean): string {
  const editor = process.env["VISUAL"] ?? process.env["EDITOR"];
  if (!interactive || !process.stdin.isTTY) throw usage("--edit needs a terminal.", "Use --set.");
  if (!editor) throw usage("No editor is known.", "Set EDITOR, or use --set.");
  const folder = mkdtempSync(join(tmpdir(), "njia-edit-"));
  try {
    const file = join(folder, "body.json");
    writeFileSync(file, text, { mode: 0o600 });
    execFileSync(editor, [file], { stdio: "inherit", shell: true });
    const edited = readFileSync(file, "utf8");
    parseData(edited, "The edited body");
    return edited;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
