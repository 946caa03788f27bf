/**
 * A relay between server and PostgreSQL that takes away the answer to a commit: the database has committed, the server
 * never hears it, and its connection is gone. It reads no more of the protocol than the names of what is committed.
 */
import { createConnection, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export type CommitThief = {
  readonly url: string;
  /** Whether the next commits are robbed, each with this probability. */
  steal: (() => boolean) | null;
  /** Whether the next commits never reach the database; its connection breaks instead. */
  cut: (() => boolean) | null;
  /** Answers taken. */
  stolen: number;
  /** Commits that were kept from the database. */
  prevented: number;
  stop(): Promise<void>;
};

/** The function that commits a whole command in one statement, and the end of a transaction. */
const COMMITS = [Buffer.from("call_commit_unit"), Buffer.from("commit\0")];
/** ReadyForQuery outside of a transaction: the commit is done. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

export async function startCommitThief(target: string): Promise<CommitThief> {
  const address = new URL(target);
  const behind = { host: address.hostname, port: Number(address.port) };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = createConnection(behind);
    let isRobbed = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on("data", (chunk: Buffer) => {
      if (COMMITS.some((mark) => chunk.includes(mark))) {
        if (thief.cut?.() ?? false) {
          thief.prevented += 1;
          client.resetAndDestroy();
          return;
        }
        isRobbed = thief.steal?.() ?? false;
      }
      database.write(chunk);
    });
    let tail = Buffer.alloc(0);
    database.on("data", (chunk: Buffer) => {
      if (!isRobbed) {
        client.write(chunk);
        return;
      }
      tail = Buffer.concat([tail, chunk]);
      if (!tail.subarray(-READY.length).equals(READY)) return;
      thief.stolen += 1;
      client.resetAndDestroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address.port = String((server.address() as AddressInfo).port);
  const thief: CommitThief = {
    url: address.href,
    steal: null,
    cut: null,
    stolen: 0,
    prevented: 0,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return thief;
}
