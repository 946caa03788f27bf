/** The columns of the matrix: each is a driver, described by a `driver.yaml`, or one of the built-in controls. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { DriverProcess, type Driver } from "./driver.ts";

export type Column = {
  readonly name: string;
  readonly kind: "sdk" | "foreign" | "control" | "http";
  /** What the driver's SDK can do; a case that needs more is `unsupported`, never `pass`. */
  readonly capabilities: ReadonlySet<string>;
  readonly version: string;
  readonly runtime: string;
  readonly driver: Driver;
  /** Headers that the runtime under the SDK adds by itself, in lower case. */
  readonly adds?: readonly string[];
  /** The connections belong to the runtime's own pool, which closing a client cannot touch. */
  readonly sharesConnections?: boolean;
  /** After the loss of a reused connection the runtime opens another one, on which the SDK lets nothing be sent. */
  readonly reconnectsBare?: boolean;
};

type DriverFile = {
  readonly name: string;
  readonly kind: "sdk" | "foreign";
  readonly command: readonly [string, ...string[]];
  readonly build?: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly adds?: readonly string[];
  readonly sharesConnections?: boolean;
  readonly reconnectsBare?: boolean;
};

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "drivers");

export function driverNames(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "driver.yaml")))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Builds and starts the driver, and asks it who it is. A driver that cannot start is an error, never a skip. `drivers` is
 * the folder that holds it, for copies of an SDK that stand elsewhere.
 */
export async function openColumn(
  name: string,
  silenceMs: number,
  drivers = folder,
): Promise<Column> {
  const cwd = join(drivers, name);
  const file = load(readFileSync(join(cwd, "driver.yaml"), "utf8")) as DriverFile;
  await build(file, cwd);
  const [program, ...rest] = file.command;
  const command: [string, ...string[]] = [
    program.startsWith(".") ? resolve(cwd, program) : program,
    ...rest,
  ];
  const driver = new DriverProcess({
    name: file.name,
    command,
    cwd,
    env: file.env ?? {},
    silenceMs,
  });
  const hello = await driver.send({ cmd: "hello", v: 1 }).catch(async (error: unknown) => {
    // A silent process would keep the runner alive.
    await driver.restart();
    throw error;
  });
  if (hello.type !== "hello") throw new Error(`driver ${name} answered hello with ${hello.type}`);
  return {
    name: file.name,
    kind: file.kind,
    capabilities: new Set(hello.caps),
    version: hello.version,
    runtime: hello.runtime,
    driver,
    adds: file.adds ?? [],
    sharesConnections: file.sharesConnections ?? file.kind === "foreign",
    reconnectsBare: file.reconnectsBare ?? false,
  };
}

/** Opens all at once. When one cannot start, the others are ended and its error is thrown. */
export async function openColumns(
  names: readonly string[],
  silenceMs: number,
): Promise<readonly Column[]> {
  const opened = await Promise.allSettled(names.map((name) => openColumn(name, silenceMs)));
  const columns = opened.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failed = opened.find((one) => one.status === "rejected");
  if (failed === undefined) return columns;
  await Promise.all(columns.map((column) => column.driver.stop()));
  throw failed.reason;
}

/** Beside other builds and the start of the server: each of them waits for the disk now and then. */
function build(file: DriverFile, cwd: string): Promise<void> {
  const [command, ...args] = file.build ?? [];
  if (command === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error === null) resolve();
      else {
        const said = `${stdout}${stderr}${error.message}`.slice(-2000);
        reject(
          new Error(`driver ${file.name}: \`${[command, ...args].join(" ")}\` failed:\n${said}`),
        );
      }
    });
  });
}
