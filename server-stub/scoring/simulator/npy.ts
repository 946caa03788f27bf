import { closeSync, openSync, writeSync } from "node:fs";

const HEADER = 128;

/** Streams rows of doubles into a NumPy file (format 1.0, little-endian float64, C order). */
export class NpyWriter {
  readonly #file: number;
  readonly #columns: number;
  readonly #buffer: Float64Array;
  #filled = 0;
  #rows = 0;

  constructor(path: string, columns: number) {
    this.#file = openSync(path, "w");
    this.#columns = columns;
    this.#buffer = new Float64Array(columns * 4096);
    writeSync(this.#file, header(0, columns), 0, HEADER, null);
  }

  get rows(): number {
    return this.#rows;
  }

  write(row: ArrayLike<number>): void {
    if (row.length !== this.#columns)
      throw new RangeError(`a row has ${this.#columns} columns, not ${row.length}`);
    this.#buffer.set(row, this.#filled);
    this.#filled += this.#columns;
    this.#rows += 1;
    if (this.#filled === this.#buffer.length) this.#flush();
  }

  close(): void {
    this.#flush();
    writeSync(this.#file, header(this.#rows, this.#columns), 0, HEADER, 0);
    closeSync(this.#file);
  }

  #flush(): void {
    writeSync(
      this.#file,
      Buffer.from(this.#buffer.buffer, 0, this.#filled * 8),
      0,
      this.#filled * 8,
      null,
    );
    this.#filled = 0;
  }
}

function header(rows: number, columns: number): Buffer {
  const text = `{'descr': '<f8', 'fortran_order': False, 'shape': (${rows}, ${columns}), }`;
  const bytes = Buffer.alloc(HEADER, " ");
  bytes.set([0x93, ...Buffer.from("NUMPY"), 1, 0]);
  bytes.writeUInt16LE(HEADER - 10, 8);
  bytes.write(text, 10, "latin1");
  bytes[HEADER - 1] = 0x0a;
  return bytes;
}
