/**
 * Where a listener stands, in a file of its own: `c N id` = everything up to N is done, `h N` = N is done although something
 * before it is not. Lines are only added; a start writes the file anew.
 */
import { createHash } from "node:crypto";
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { stateFolder } from "../config/files.ts";
import { usage } from "../exit.ts";

/** Rewritten beyond this size, in bytes. */
const LARGEST = 1_000_000;

export class Position {
  readonly #path: string | undefined;
  #done: number | undefined;
  #lastId = "";
  /** Received and not finished, oldest first: a Map keeps the order of insertion. */
  readonly #open = new Map<number, string>();
  /** Finished out of order. */
  readonly #above = new Set<number>();
  #size = 0;

  /** Without a path nothing is read or kept. */
  constructor(path?: string) {
    this.#path = path;
    if (path === undefined) return;
    this.#read(path);
    this.#rewrite(path);
  }

  /** Everything up to here is done; undefined if nothing is known. */
  get done(): number | undefined {
    return this.#done;
  }

  /** Id of the last event that is done, if known. */
  get lastId(): string {
    return this.#lastId;
  }

  /** Starts behind `sequence`, whatever was known. */
  reset(sequence: number): void {
    this.#done = sequence;
    this.#lastId = "";
    this.#above.clear();
    if (this.#path !== undefined) this.#rewrite(this.#path);
  }

  /** Takes an event in. False: it is known, so it must not be handled again. */
  take(sequence: number, id: string): boolean {
    if (sequence <= (this.#done ?? -1) || this.#above.has(sequence) || this.#open.has(sequence))
      return false;
    this.#open.set(sequence, id);
    return true;
  }

  /** An event is finished: handled, or its retries are used up. */
  finish(sequence: number): void {
    const id = this.#open.get(sequence) ?? "";
    this.#open.delete(sequence);
    const [oldest] = this.#open.keys();
    this.#above.add(sequence);
    if (oldest !== undefined && oldest < sequence) {
      this.#add(`h ${sequence}\n`);
      return;
    }
    const below = [...this.#above].filter((one) => oldest === undefined || one < oldest);
    for (const one of below) this.#above.delete(one);
    const highest = below.reduce((most, one) => Math.max(most, one), sequence);
    this.#advance(highest, highest === sequence ? id : "");
  }

  /** The server has passed `sequence` without sending more. */
  pass(sequence: number): void {
    if (this.#open.size === 0 && sequence > (this.#done ?? -1))
      this.#advance(sequence, this.#lastId);
  }

  #advance(sequence: number, id: string): void {
    this.#done = sequence;
    this.#lastId = id;
    this.#add(`c ${sequence}${id === "" ? "" : ` ${id}`}\n`);
  }

  #add(line: string): void {
    if (this.#path === undefined) return;
    appendFileSync(this.#path, line);
    this.#size += line.length;
    if (this.#size > LARGEST) this.#rewrite(this.#path);
  }

  #read(path: string): void {
    let text = "";
    try {
      text = readFileSync(path, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT")
        throw usage(`${path} cannot be read.`, "Correct its permissions, or use --no-resume.");
    }
    // A last line without its end was being written when the machine stopped.
    for (const line of text.split("\n").slice(0, -1)) {
      const [, kind, number, id = ""] = /^([ch]) (\d{1,15})(?: (\S+))?$/.exec(line) ?? [];
      if (kind === "h") this.#above.add(Number(number));
      if (kind !== "c") continue;
      this.#done = Number(number);
      this.#lastId = id;
    }
    for (const one of this.#above) if (one <= (this.#done ?? -1)) this.#above.delete(one);
  }

  #rewrite(path: string): void {
    const lines = [...this.#above].map((one) => `h ${one}\n`);
    if (this.#done !== undefined) lines.unshift(`c ${this.#done} ${this.#lastId}`.trimEnd() + "\n");
    const text = lines.join("");
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const next = `${path}.${process.pid}`;
    writeFileSync(next, text, { mode: 0o600 });
    renameSync(next, path);
    this.#size = text.length;
  }
}

/** The file of a listener: the same profile, tenant, mode, filter and targets give the same one. */
export function positionPath(facts: object): string {
  const digest = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 24);
  return join(stateFolder(), "listen", `${digest}.position`);
}

/** Keeps a second listener from handling the same events. Answers how to let go. Throws a usage error if one runs. */
export function lock(path: string): () => void {
  const file = `${path}.lock`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (let tries = 0; tries < 3; tries += 1)
    try {
      writeFileSync(file, String(process.pid), { flag: "wx", mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const owner = Number(readFileSync(file, "utf8"));
      if (owner !== process.pid && isAlive(owner))
        throw usage(
          `The same njia listen runs already (process ${owner}).`,
          "Stop it, give another target or filter, or use --no-resume.",
        );
      rmSync(file, { force: true });
    }
  throw usage(`${file} cannot be taken.`, "Use --no-resume.");
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
