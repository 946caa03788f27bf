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
