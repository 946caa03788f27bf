/** What a command reads: standard input, files named with `@`, and answers of a person at a terminal. */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { usage } from "./exit.ts";

let taken: string | undefined;

/** One secret on standard input, which can hold only one. */
export async function readSecret(what: string): Promise<string> {
  if (taken !== undefined)
    throw usage(
      `Standard input holds the ${taken}; it cannot hold the ${what} as well.`,
      "Give one of them in another way.",
    );
  taken = what;
  const text = (await readAll()).toString("utf8").trim();
  if (text !== "" && !/[\r\n]/.test(text)) return text;
  throw usage(
    `Standard input holds no ${what} (one line is expected).`,
    `Pipe the ${what} into the command.`,
  );
}

export async function readAll(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The bytes of a file; `-` is standard input. Throws a usage error if it cannot be read. */
export async function readBytes(path: string): Promise<Buffer> {
  if (path === "-") return readAll();
  try {
    return readFileSync(path);
  } catch (error) {
    throw usage(
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? "error"}).`,
      "Check the path.",
    );
  }
}

/** Text, or the content of a file when it starts with `@`. */
export async function textOrFile(value: string): Promise<string> {
  return value.startsWith("@") ? (await readBytes(value.slice(1))).toString("utf8") : value;
}

/** Asks a person. Without a terminal, or with --no-input, a usage error that names the flag. */
export async function ask(
  question: string,
  flag: string,
  allowed: boolean,
  hidden = false,
): Promise<string> {
  if (!allowed || !process.stdin.isTTY || !process.stderr.isTTY)
    throw usage(`${question} is needed.`, `Give it with ${flag}.`);
  process.stderr.write(`${question}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stderr,
    terminal: true,
  });
  const stopped = new AbortController();
  reader.on("SIGINT", () => stopped.abort());
  try {
    return (await reader.question("", { signal: stopped.signal })).trim();
  } finally {
    reader.close();
    if (hidden) process.stderr.write("\n");
  }
}

/** Throws a usage error for text that is not JSON. */
export function parseData(text: string, flag = "--data"): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw usage(
      `${flag} is not JSON: ${(error as Error).message}`,
      `Correct it; ${flag} @file reads a file.`,
    );
  }
}

/** For options that may be given several times. */
export const append = (value: string, all: readonly string[]): readonly string[] => [...all, value];

/** Throws a usage error for what is no `name:value`. */
export function parseHeader(text: string): [string, string] {
  const at = text.indexOf(":");
  if (at > 0) return [text.slice(0, at).trim().toLowerCase(), text.slice(at + 1).trim()];
  throw usage(`--header takes name:value, not "${text}".`);
}
