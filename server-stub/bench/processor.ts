import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** The kernel counts in hundredths of a second. */
const TICKS = 100;
const CORES = 2;
/** Places in /proc/PID/stat behind the name: utime, stime, cutime, cstime. */
const UTIME = 11;

/** Reads how much processor time something has used so far, in seconds. Linux only. */
export type Clock = () => number;

/** A process alone. */
export function processClock(pid: number | undefined): Clock {
  return () => ticksOf(pid, 2) / TICKS;
}

/** A database server on this machine: its postmaster, the processes it has, and those that it had. */
export async function databaseClock(url: string): Promise<Clock> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ readonly data_directory: string }>("show data_directory");
  await client.end();
  const file = join(rows[0]?.data_directory ?? "", "postmaster.pid");
  const postmaster = Number(readFileSync(file, "utf8").split("\n")[0]);
  return () => {
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
    const living = children.split(" ").filter((pid) => pid !== "");
    return living.reduce((sum, pid) => sum + ticksOf(pid, 2), ticksOf(postmaster, 4)) / TICKS;
  };
}

/** 0 for a process that ended meanwhile: its parent counts it then. */
function ticksOf(pid: number | string | undefined, fields: 2 | 4): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const values = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return values.slice(UTIME, UTIME + fields).reduce((sum, text) => sum + Number(text), 0);
  } catch {
    return 0;
  }
}

/**
 * How often a second two idle cores could do what cost so much processor time: the server has one thread, the database shares what is left.
 * Processor seconds for one.
 */
export function capacity(server: number, database: number): number {
  return Math.min(1 / server, CORES / (server + database));
}
