import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { signForTest, unwrap } from "@njia/sdk/webhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { COMMAND, Machine } from "./support/njia.ts";

let machine: Machine;
beforeAll(() => (machine = new Machine({ NJIA_BASE_URL: "http://127.0.0.1:1" })));
afterAll(() => machine.remove());

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

describe("conduct", () => {
  it("prints its version", async () => {
    for (const args of [["--version"], ["version"], ["version", "--no-color"]])
      expect(await machine.run(args)).toMatchObject({
        code: 0,
        stdout: `${manifest.version}\n`,
        stderr: "",
      });
  });

  it("answers a misspelt command or flag with exit 2 and the nearest word, on stderr", async () => {
    const command = await machine.run(["whoam"]);
    expect(command).toMatchObject({ code: 2, stdout: "" });
    expect(command.stderr).toContain("whoami");
    expect(await machine.run(["whoami", "--jsn"])).toMatchObject({ code: 2, stdout: "" });
    const json = await machine.run(["whoami", "--jsn", "--json"]);
    expect(JSON.parse(json.stderr)).toMatchObject({ v: 1, exit: 2 });
  });

  it("never asks without a terminal: exit 2 or 3, and the flag is named", async () => {
    const login = await machine.run(["login"]);
    expect(login.code).toBe(2);
    expect(login.stderr).toContain("--api-key-stdin");
  });

  it("writes no escape byte into a pipe, nor into a terminal that asks for none", async () => {
    const piped = await machine.run(["doctor"], { env: { FORCE_COLOR: "1" } });
    expect(piped.stdout + piped.stderr).not.toContain("\u001b");
    // A pseudo-terminal of util-linux; its output is what a person would see.
    const seen = (env: Readonly<Record<string, string>>, flags = ""): string =>
      spawnSync(
        "script",
        ["-qefc", `${process.execPath} ${COMMAND} doctor ${flags}`, "/dev/null"],
        {
          cwd: machine.home,
          encoding: "utf8",
          stdio: ["ignore", "pipe", "pipe"],
          env: {
            PATH: process.env["PATH"],
            HOME: machine.home,
            NJIA_BASE_URL: "http://127.0.0.1:1",
            TERM: "xterm",
            ...env,
          },
        },
      ).stdout;
    expect(seen({})).toContain("\u001b[31m");
    expect(seen({ NO_COLOR: "1" })).not.toContain("\u001b");
    expect(seen({ TERM: "dumb" })).not.toContain("\u001b");
    expect(seen({}, "--no-color")).not.toContain("\u001b");
  });
});

describe("webhooks", () => {
  it("signs what every SDK verifies", async () => {
    const body = '{"type":"payment.completed","note":"é 9007199254740993"}';
    const said = await machine.run(
      ["webhooks", "sign", "--secret", SECRET, "--file", "-", "--json"],
      { input: body },
    );
    const { v: _, ...headers } = said.json as Record<string, string>;
    const other = await signForTest(body, SECRET, {
      id: headers["webhook-id"] ?? "",
      timestamp: Number(headers["webhook-timestamp"]),
    });
    expect(headers).toEqual(other);
    await expect(unwrap(`${body} `, headers, SECRET)).rejects.toThrow(/No signature/);
  });

  it("verifies step by step, and names the step that fails", async () => {
    const body = '{"a":1}';
    writeFileSync(join(machine.home, "body.json"), body);
    const headers = await signForTest(body, SECRET, { id: "evt_1", timestamp: 1_800_000_000 });
    writeFileSync(join(machine.home, "headers.json"), JSON.stringify(headers));
    const verify = (...more: string[]): ReturnType<Machine["run"]> =>
      machine.run([
        "webhooks",
        "verify",
        "--file",
        "body.json",
        "--headers",
        "headers.json",
        "--json",
        ...more,
      ]);
    const now = ["--now", "1800000010"];
    expect(await verify("--secret", SECRET, ...now)).toMatchObject({
      code: 0,
      json: { genuine: true },
    });
    const late = await verify("--secret", SECRET, "--now", "1800000301");
    expect(late.code).toBe(8);
    expect(
      (late.json["steps"] as { step: string; ok: boolean }[]).filter(({ ok }) => !ok),
    ).toMatchObject([{ step: "timestamp" }]);
    const other = await verify("--secret", "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", ...now);
    expect(
      (other.json["steps"] as { step: string; ok: boolean }[]).filter(({ ok }) => !ok),
    ).toMatchObject([{ step: "compare" }]);
  });
});

describe("completion", () => {
  it("is a script that completes commands and flags by itself", async () => {
    const { stdout } = await machine.run(["completion", "bash"]);
    expect(stdout).not.toMatch(/\bnode\b/);
    writeFileSync(join(machine.home, "completion.bash"), stdout);
    const complete = (...words: string[]): string[] =>
      execFileSync(
        "bash",
        [
          "-c",
          `source completion.bash; COMP_WORDS=(njia ${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length}; PATH= ; _njia; printf '%s\\n' "\${COMPREPLY[@]}"`,
        ],
        { cwd: machine.home, encoding: "utf8" },
      )
        .trim()
        .split("\n");
    expect(complete("who")).toEqual(["whoami"]);
    expect(complete("webhooks", "ver")).toEqual(["verify"]);
    expect(complete("--profile", "x", "webhooks", "verify", "--tol")).toEqual(["--tolerance"]);
    for (const shell of ["zsh", "fish", "pwsh"]) {
      const other = await machine.run(["completion", shell]);
      expect(other).toMatchObject({ code: 0 });
      expect(other.stdout).toContain("--tolerance");
    }
    expect((await machine.run(["completion", "csh"])).code).toBe(2);
  });
});
