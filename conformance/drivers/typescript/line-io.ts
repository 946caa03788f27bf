/** Standard input and output of the driver: one JSON message per line, and the protocol alone on standard output. */
import process from "node:process";
import { lines } from "../../protocol/lines.ts";
import type { Reply, Request } from "../../protocol/messages.ts";

export type ReplyBody = Reply extends infer R ? (R extends Reply ? Omit<R, "id"> : never) : never;

export function reply(id: number, body: ReplyBody): void {
  process.stdout.write(`${JSON.stringify({ id, ...body })}\n`);
}

export function onRequest(handle: (request: Request) => void): void {
  lines(process.stdin, (line) => handle(JSON.parse(line) as Request));
}
