import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from "node:fs";
import { StartupRefusal } from "../../config/refusal.ts";

/**
 * Keeps a second process out of a data directory (two writers silently lose each other's rows).
 * The lock is a file beside the directory holding the owner's process id; one whose owner is gone is taken over.
 * Throws a StartupRefusal that names the other process.
 */
export class PidLock {
  readonly #path: string;
  #held = false;
  readonly #release = (): void => this.release();

  constructor(directory: string) {
    this.#path = `${directory}.lock`;
  }

  acquire(): void {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        const file = openSync(this.#path, "wx", 0o600);
        writeSync(file, String(process.pid));
        closeSync(file);
        this.#held = true;
        process.once("exit", this.#release);
        return;
      } catch (error) {
        if (!isErrno(error, "EEXIST"))
          throw new StartupRefusal(
            "NJIA_DATA_DIR",
            `cannot write the lock file ${this.#path}: ${String(error)}`,
            { cause: error },
          );
        this.#removeIfStale();
      }
    }
    throw new StartupRefusal(
      "NJIA_DATA_DIR",
      `the lock file ${this.#path} came back while being taken over. Is another server starting?`,
    );
  }

  release(): void {
    if (!this.#held) return;
    this.#held = false;
    process.removeListener("exit", this.#release);
    unlinkSync(this.#path);
  }

  #removeIfStale(): void {
    const owner = Number(readOwner(this.#path));
    if (Number.isInteger(owner) && owner > 0 && isAlive(owner)) {
      throw new StartupRefusal(
        "NJIA_DATA_DIR",
        `is in use by process ${owner}. Stop that server, or choose another directory. (Lock file: ${this.#path})`,
      );
    }
    try {
      unlinkSync(this.#path);
    } catch (error) {
      if (!isErrno(error, "ENOENT")) throw error;
    }
  }
}

function readOwner(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (isErrno(error, "ENOENT")) return "";
    throw error;
  }
}

/** Signal 0 only asks. EPERM means it lives, under another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, "EPERM");
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
