/** Where the command speaks; tests give it their own. */

export interface Console {
  /** Results. */
  out(line: string): void;
  /** Everything else: progress, warnings, failures. */
  err(line: string): void;
}

/** Standard output and standard error of this process. */
export const processConsole: Console = {
  out: (line) => {
    process.stdout.write(`${line}\n`);
  },
  err: (line) => {
    process.stderr.write(`${line}\n`);
  },
};
