/** The two channels of a command: data on stdout, everything said about it on stderr. */
import { painter, type Paint } from "./colour.ts";
import { maskText, maskValue } from "./mask.ts";
import { toText } from "./text.ts";

export interface OutputOptions {
  readonly json: boolean;
  readonly colour: boolean;
  readonly showSecrets: boolean;
}

export class Output {
  readonly json: boolean;
  /** For stdout. */
  readonly paint: Paint;
  /** For stderr. */
  readonly paintNote: Paint;
  readonly #showSecrets: boolean;

  constructor(options: OutputOptions) {
    this.json = options.json;
    this.#showSecrets = options.showSecrets;
    this.paint = painter(process.stdout, options.colour);
    this.paintNote = painter(process.stderr, options.colour);
  }

  /** The result of a command; `facts` stand beside it in JSON only. */
  result(data: unknown, facts: Readonly<Record<string, unknown>> = {}): void {
    const shown = this.#showSecrets ? data : maskValue(data);
    if (this.json) process.stdout.write(`${JSON.stringify({ v: 1, ...facts, data: shown })}\n`);
    else process.stdout.write(toText(shown, this.paint));
  }

  /** A result whose readers want the text itself, such as a script or a secret that was asked for. */
  text(text: string): void {
    process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
  }

  /** One object of a stream. */
  record(value: Readonly<Record<string, unknown>>): void {
    process.stdout.write(`${JSON.stringify({ v: 1, ...value })}\n`);
  }

  /** One item of a list of any length. */
  data(item: unknown): void {
    this.record({ data: this.#showSecrets ? item : maskValue(item) });
  }

  /** For people; not there with `--json`. */
  line(text: string): void {
    if (!this.json) process.stdout.write(`${this.#showSecrets ? text : maskText(text)}\n`);
  }

  /** Said beside the data. */
  note(text: string): void {
    process.stderr.write(`${maskText(text)}\n`);
  }

  warn(text: string): void {
    process.stderr.write(`${this.paintNote("yellow", maskText(text))}\n`);
  }
}
