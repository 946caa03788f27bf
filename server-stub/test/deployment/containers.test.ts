import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { COMMANDS } from "../../src/commands/usage.ts";
import { ALL_OPERATIONS } from "../../src/http/routes.ts";

// No container engine runs where these tests do; so what the files say is held against what the server has.
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(ROOT + path, "utf8");
const lines = read("server-stub/Dockerfile")
  .split("\n")
  .filter((line) => /^[A-Z]/.test(line));
const of = (word: string): readonly string[] =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

test("the image runs the Node.js of the project, without root, and starts a file that is there", () => {
  const { devDependencies = {}, dependencies = {} } = JSON.parse(read("package.json")) as Record<
    string,
    Record<string, string>
  >;
  const version = (devDependencies["node"] ?? dependencies["node"] ?? "").replace(/[^0-9.]/g, "");
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  for (const image of of("FROM"))
    expect(image).toMatch(new RegExp(`^node:${version}-bookworm-slim`));
  expect(of("USER")).toEqual(["node"]);
  const entry = JSON.parse(of("ENTRYPOINT")[0] ?? "[]") as string[];
  expect(entry[0]).toBe("node");
  expect(existsSync(ROOT + (entry[1] ?? "none"))).toBe(true);
  const [command = ""] = JSON.parse(of("CMD")[0] ?? "[]") as string[];
  expect(Object.keys(COMMANDS)).toContain(command);
});

test("what is copied and run exists, and the health check asks for an operation", () => {
  const ignored = read("server-stub/Dockerfile.dockerignore").split("\n");
  for (const copy of of("COPY").filter((one) => one.includes("--from=build"))) {
    const path = /\/app\/(\S+) /.exec(copy)?.[1] ?? "none";
    expect(existsSync(ROOT + path), path).toBe(true);
    if (path !== "node_modules") expect(ignored, path).not.toContain(path);
  }
  for (const [, script = "", workspace = ""] of (of("RUN")[0] ?? "").matchAll(
    /npm run (\S+) -w (\S+)/g,
  ))
    expect(
      (JSON.parse(read(`${workspace}/package.json`)) as { scripts: object }).scripts,
    ).toHaveProperty(script);
  const path = /127\.0\.0\.1:3000(\/[a-z/]+)/.exec(of("HEALTHCHECK")[0] ?? "")?.[1];
  expect(ALL_OPERATIONS.some((one) => one.method === "GET" && one.path === path)).toBe(true);
});

test("the composition starts commands that exist, with settings that the server reads and no secret of its own", () => {
  const text = read("server-stub/compose.yaml");
  const { services } = load(text) as {
    services: Record<
      string,
      { image: string; command?: string[]; environment?: Record<string, string> }
    >;
  };
  const settings = `${read("server-stub/src/config/config.ts")}`;
  const own = Object.entries(services).filter(([, { image }]) => image === "njia-server");
  expect(own.map(([name]) => name).sort()).toEqual(["api", "migrate", "worker"]);
  for (const [name, { command = [], environment = {} }] of own) {
    const [word = "", ...flags] = command;
    const usage = COMMANDS[word as keyof typeof COMMANDS];
    expect(usage, name).toBeDefined();
    for (const flag of flags) expect(usage, name).toContain(flag);
    for (const setting of Object.keys(environment))
      expect(settings, setting).toContain(`"${setting}"`);
  }
  const secrets = [...text.matchAll(/(?:PASSWORD|KEYS): "?(\$\{[^}]*\}|[^"\s,}]+)/g)].map(
    ([, value]) => value,
  );
  expect(secrets.length).toBeGreaterThan(1);
  for (const secret of secrets) expect(secret).toMatch(/^\$\{\w+:\?\}$/);
});
