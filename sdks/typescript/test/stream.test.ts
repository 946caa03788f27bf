import { afterEach, expect, it } from "vitest";
import { byteStream, type ByteStream } from "../src/runtime/bodies.ts";
import { CanceledError, ConnectionError, DecodingError } from "../src/runtime/errors.ts";
import type { Operation } from "../src/runtime/operation.ts";
import {
  eventStream,
  jsonLines,
  type MessageStream,
  type StreamMessage,
} from "../src/runtime/sse.ts";
import { fetchTransport } from "../src/runtime/transport/fetch.ts";
import { client, Money } from "./support/client.ts";
import { rawServer, type RawServer, type Script } from "./support/raw-server.ts";

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}
const servers: RawServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n";
const MONEY = '{"amountMinorUnits":1,"currency":"XAF"}';
const events: Operation = {
  id: "events",
  method: "GET",
  path: "/e",
  accept: "text/event-stream",
  decode: eventStream,
  result: Money,
};

for (const fetching of [false, true]) {
  const on = fetching ? "fetch" : "node:http";
  const start = async (script: Script) => {
    const server = await rawServer(script);
    servers.push(server);
    return {
      server,
      api: client({ baseUrl: server.url, ...(fetching && { transport: fetchTransport() }) }),
    };
  };
  const stream = async (script: Script) => {
    const { server, api } = await start(script);
    return {
      server,
      messages: await api.call<MessageStream<StreamMessage<unknown>>>(events, [], undefined),
    };
  };

  it(`${on}: messages arrive one by one, and leaving the loop hangs up`, async () => {
    const { server, messages } = await stream((socket) => {
      socket.write(`${HEAD}: warm\n\nid: 7\nevent: money\nretry: 500\ndata: ${MONEY.slice(0, 10)}`);
      setTimeout(() => socket.write(`${MONEY.slice(10)}\r\n\r\ndata: ${MONEY}\n\n`), 20);
    });
    const seen: unknown[] = [];
    for await (const message of messages) {
      seen.push(message);
      if (seen.length === 2) break;
    }
    const data = JSON.parse(MONEY) as unknown;
    expect(seen).toEqual([
      { event: "money", id: "7", data, retry: 500 },
      { event: "message", id: "7", data, retry: 500 },
    ]);
    await expect.poll(() => server.closed.length).toBeGreaterThan(0);
  });

  it(`${on}: data is checked`, async () => {
    const { messages } = await stream(
      (socket) => void socket.end(`${HEAD}data: {"currency":1}\n\n`),
    );
    await expect(all(messages)).rejects.toBeInstanceOf(DecodingError);
  });

  it(`${on}: a broken stream is a connection error, a quiet end is the end`, async () => {
    const chunked = HEAD.replace("\r\n\r\n", "\r\ntransfer-encoding: chunked\r\n\r\n");
    const broken = await stream((socket) => void socket.end(`${chunked}5\r\ndata:\r\n`));
    await expect(all(broken.messages)).rejects.toBeInstanceOf(ConnectionError);
    const ended = await stream((socket) => void socket.end(`${HEAD}data: ${MONEY}\n\n`));
    expect(await all(ended.messages)).toHaveLength(1);
  });

  it(`${on}: cancelling ends a stream`, async () => {
    const { server, api } = await start((socket) => void socket.write(`${HEAD}data: ${MONEY}\n\n`));
    const controller = new AbortController();
    const messages = await api.call<MessageStream<unknown>>(events, [], undefined, {
      signal: controller.signal,
    });
    const done = all(messages);
    done.catch(() => undefined);
    setTimeout(() => controller.abort(), 50);
    await expect(done).rejects.toBeInstanceOf(CanceledError);
    await expect.poll(() => server.closed.length).toBeGreaterThan(0);
  });

  it(`${on}: lines and bytes`, async () => {
    const lines = await start((socket) => void socket.end(`${HEAD}${MONEY}\n\n${MONEY}`));
    const operation = { ...events, decode: jsonLines };
    const values = await lines.api.call<MessageStream<unknown>>(operation, [], undefined);
    expect(await all(values)).toHaveLength(2);
    const file = await start(
      (socket) => void socket.end("HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabc"),
    );
    const bytes = await file.api.call<ByteStream>({ ...events, decode: byteStream }, [], undefined);
    expect(await bytes.text()).toBe("abc");
  });
}
