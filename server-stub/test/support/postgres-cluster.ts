import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A PostgreSQL server of our own in a temporary directory. */
export interface Cluster {
  /** Superuser URL of the database "postgres". */
  readonly url: string;
  readonly directory: string;
  /** `immediate` is a crash: nothing is flushed, the next start recovers from the log. */
  stop(mode: "fast" | "immediate"): void;
  start(): void;
  /** SIGKILL to every process of the server at once; nothing gets to say goodbye. */
  kill(): Promise<void>;
  remove(): void;
}

/** Starts one with Debian's postgresql-15 (or any on the PATH), with durable settings as in production. */
export async function startCluster(): Promise<Cluster> {
  const binaries = findBinaries();
  const directory = mkdtempSync(join(tmpdir(), "njia-pg-"));
  const user = unprivilegedUser();
  if (user !== null) chownSync(directory, user.uid, user.gid);
  const run = (program: string, ...args: readonly string[]): void => {
    execFileSync(join(binaries, program), args, {
      stdio: ["ignore", "ignore", "inherit"],
      cwd: directory,
      ...(user ?? {}),
    });
  };
  const data = join(directory, "data");
  const port = await freePort();
  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C");
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${directory} -c max_connections=200 -c fsync=on -c synchronous_commit=on`;
  const log = join(directory, "log");
  const start = (): void => {
    try {
      run("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start");
    } catch (error) {
      throw new Error(`PostgreSQL did not start:\n${readFileSync(log, "utf8").slice(-1_000)}`, {
        cause: error,
      });
    }
  };
  const stop = (mode: "fast" | "immediate"): void =>
    run("pg_ctl", "-D", data, "-m", mode, "-w", "stop");
  start();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    directory,
    start,
    stop,
    async kill() {
      await killAll(data);
      // As their own hints say: a server that is dead but not yet buried by its parent would keep the next one from starting.
      for (const lock of [join(data, "postmaster.pid"), join(directory, `.s.PGSQL.${port}.lock`)])
        rmSync(lock, { force: true });
    },
    remove: () => {
      // Whoever killed it need not start it again to be rid of it.
      if (isAlive(data)) stop("immediate");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function isAlive(data: string): boolean {
  const file = join(data, "postmaster.pid");
  return existsSync(file) && existsSync(`/proc/${readFileSync(file, "utf8").split("\n")[0] ?? ""}`);
}

/** Kills a process and its children, and waits until none is left; a new server cannot start beside an orphan. */
async function killAll(data: string): Promise<void> {
  const postmaster = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  // Stopped, it starts no more children while they are counted.
  process.kill(postmaster, "SIGSTOP");
  const pids = [postmaster, ...childrenOf(postmaster)];
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended between being listed and now.
    }
  }
  while (pids.some(isRunning)) await sleep(5);
}

function childrenOf(parent: number): readonly number[] {
  return readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8")
    .split(" ")
    .filter((pid) => pid !== "")
    .map(Number);
}

/** A zombie whose parent has not looked yet holds nothing any more. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root; then the packages' own user does it. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** As its own program tells it, such as "15.14". */
export function clusterVersion(): string {
  const told = execFileSync(join(findBinaries(), "postgres"), ["--version"], { encoding: "utf8" });
  return /\d+(\.\d+)*/.exec(told)?.[0] ?? told.trim();
}

/** The folder of initdb, pg_ctl and pgbench. */
export function findBinaries(): string {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const folder = join(root, version, "bin");
    if (existsSync(join(folder, "initdb"))) return folder;
  }
  const onPath = execFileSync("sh", ["-c", "command -v initdb"], { encoding: "utf8" }).trim();
  return onPath.replace(/\/initdb$/, "");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });
}
