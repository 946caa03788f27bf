import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COMMAND, Machine } from "./support/njia.ts";

/** Of the right shape and checksum, known to no server. */
const KEY = "svc_test_0000000000000000000000000000000000004WGg7O";
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const PAY = "payments create --amount-minor-units 1 --currency XAF";

/** What is typed, the exit code, and `key` where one is known. Nothing listens at the address of the API. */
const CASES: readonly (readonly [line: string, code: number, key?: "key"])[] = [
  ["version", 0],
  ["--help", 0],
  ["payments create --help", 0],
  ["completion fish", 0],
  ["samples list", 0],
  ["docs createPayment", 0],
  ["trigger --list", 0],
  [`${PAY} --dry-run`, 0],
  [`webhooks sign --secret ${SECRET} --file njia.json`, 0],
  ["whoam", 2],
  ["payments refund", 2],
  ["payments create --currency XAF", 2],
  [`${PAY} --wait 99`, 2],
  ["api get v1", 2],
  ["login", 2],
  ["login --no-input", 2],
  ["listen 3000 --output tui", 2],
  ["listen 3000 --concurrency 0", 2],
  ["listen 3000 --route nowhere", 2],
  ["replay nothing.json --forward-to 3000 --secret x", 2],
  ["trigger payment.exploded", 2, "key"],
  ["fixtures run nothing.json", 2],
  ["export bruno", 2],
  ["logs tail --status 9xx", 2],
  ["changelog --since soon", 2],
  ["completion csh", 2],
  ["whoami", 3],
  ["listen 3000", 3],
  ["payments list", 3],
  ["whoami", 4, "key"],
  ["payments list", 4, "key"],
  ["doctor", 4, "key"],
];

let machine: Machine;
beforeAll(() => (machine = new Machine({ NJIA_BASE_URL: "http://127.0.0.1:1" })));
afterAll(() => machine.remove());

it("ends each case with its exit code, without a prompt and without an escape byte in a pipe", async () => {
  expect(CASES.length).toBeGreaterThanOrEqual(30);
  await machine.run(["version"]);
  const { writeFileSync } = await import("node:fs");
  writeFileSync(`${machine.home}/njia.json`, "{}");
  for (const [line, code, key] of CASES) {
    const ended = await machine.run(line.split(" "), {
      env: { FORCE_COLOR: "1", ...(key && { NJIA_API_KEY: KEY }) },
    });
    expect({ line, code: ended.code }).toEqual({ line, code });
    expect(ended.stdout + ended.stderr).not.toContain("\u001b");
    if (code !== 0 && !line.startsWith("doctor"))
      expect({ line, stdout: ended.stdout }).toEqual({ line, stdout: "" });
  }
});

it("writes no escape byte into a terminal with NO_COLOR or TERM=dumb, and asks nothing with --no-input", () => {
  const typed = CASES.filter(([line]) => line !== "login").map(([line, , key]) => {
    const env = key ? `NJIA_API_KEY=${KEY} ` : "";
    return `${env}${process.execPath} ${COMMAND} ${line} --no-input < /dev/tty; echo "code $?"`;
  });
  const halves = [typed.slice(0, 16), typed.slice(16)];
  const settings = [{ NO_COLOR: "1", TERM: "xterm" }, { TERM: "dumb" }];
  const seen = halves.map(
    (lines, index) =>
      spawnSync("script", ["-qec", lines.join("\n"), "/dev/null"], {
        cwd: machine.home,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          PATH: process.env["PATH"],
          HOME: machine.home,
          NJIA_BASE_URL: "http://127.0.0.1:1",
          ...settings[index],
        },
      }).stdout,
  );
  const codes = seen
    .join("")
    .match(/^code \d+/gm)
    ?.map((text) => Number(text.slice(5)));
  expect(codes).toEqual(CASES.filter(([line]) => line !== "login").map(([, code]) => code));
  expect(seen.join("")).not.toContain("\u001b");
}, 240_000);
