/** Simple-query messages, one per command, as one buffer: the backend runs them in one call, nothing comes between. */
export function simpleQueries(...commands: readonly string[]): Buffer {
  return Buffer.concat(
    commands.map((command) => {
      const body = Buffer.from(`${command}\0`);
      const head = Buffer.alloc(5);
      head.write("Q");
      head.writeInt32BE(4 + body.length, 1);
      return Buffer.concat([head, body]);
    }),
  );
}

const DATA_ROW = 0x44;
const HEAD_BYTES = 5;

/** The first column of all rows in an answer, as text; rows whose first column is null are left out. */
export function firstColumn(answer: Uint8Array): readonly string[] {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  const found: string[] = [];
  for (let at = 0; at + HEAD_BYTES <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] !== DATA_ROW) continue;
    const value = at + HEAD_BYTES + 2;
    const length = bytes.readInt32BE(value);
    if (length >= 0) found.push(bytes.toString("utf8", value + 4, value + 4 + length));
  }
  return found;
}
