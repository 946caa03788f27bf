import { readFileSync } from "node:fs";

/** A NumPy file of doubles, as its rows. Reads what `NpyWriter` and `numpy.save` write (little-endian, C order). */
export function readNpy(path: string): readonly Float64Array[] {
  const bytes = readFileSync(path);
  const length = bytes.readUInt16LE(8);
  const header = bytes.toString("latin1", 10, 10 + length);
  const shape = /'shape': \((\d+), (\d+)\)/.exec(header);
  if (shape === null || !header.includes("<f8") || header.includes("'fortran_order': True"))
    throw new Error(`${path} is no matrix of doubles in C order: ${header.trim()}`);
  const [rows, columns] = [Number(shape[1]), Number(shape[2])];
  const start = 10 + length;
  return Array.from({ length: rows }, (_, row) =>
    Float64Array.from({ length: columns }, (_, column) =>
      bytes.readDoubleLE(start + (row * columns + column) * 8),
    ),
  );
}
