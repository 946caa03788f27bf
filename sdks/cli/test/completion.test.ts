import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { script, wordsOf } from "../src/commands/completion.ts";

/** A command line as small as it can be while it still has groups, flags of its own and flags for all. */
function small(): Command {
  const program = new Command("njia").option("--profile <name>").option("--json");
  program.command("whoami");
  const webhooks = program.command("webhooks");
  webhooks.command("sign").option("--secret <secret>");
  webhooks.command("verify").option("--tolerance <seconds>");
  return program;
}

const golden = (shell: string): string =>
  fileURLToPath(new URL(`golden/completion.${shell}`, import.meta.url));

describe("completion scripts", () => {
  /** After an intended change: `UPDATE_GOLDEN=1 npx vitest run test/completion.test.ts`, and read the difference. */
  it.each(["bash", "zsh", "fish", "pwsh"])("for %s are as kept", (shell) => {
    const text = script(shell, wordsOf(small()));
    if (process.env["UPDATE_GOLDEN"]) writeFileSync(golden(shell), text);
    expect(text).toBe(readFileSync(golden(shell), "utf8"));
    // They never start a program: every word stands in them.
    expect(text).not.toMatch(/\bnode\b|\bnpx\b|\$\(njia|`njia/);
  });

  it("complete in bash without looking for any program", () => {
    const complete = (...words: readonly string[]): readonly string[] =>
      execFileSync(
        "bash",
        [
          "-c",
          `source '${golden("bash")}'; COMP_WORDS=(njia ${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length}; PATH= ; _njia; printf '%s\\n' "\${COMPREPLY[@]}"`,
        ],
        { encoding: "utf8" },
      )
        .trim()
        .split("\n");
    expect(complete("w")).toEqual(["whoami", "webhooks"]);
    expect(complete("--profile", "x", "webhooks", "verify", "--t")).toEqual(["--tolerance"]);
    expect(complete("webhooks", "")).toEqual(["sign", "verify", "--help", "--profile", "--json"]);
  });
});
