// Trust, client certificates and proxies, which only the transport of Node offers.
import { readFileSync } from "node:fs";
import { createServer as createHttp, request, type Server } from "node:http";
import { createServer as createHttps, type ServerOptions } from "node:https";
import {
  connect,
  type Socket,
  createServer as createTcp,
  type AddressInfo,
  type Server as TcpServer,
} from "node:net";
import type { TLSSocket } from "node:tls";
import { afterEach, expect, it } from "vitest";
import { ConnectionError, TimeoutError } from "../src/runtime/errors.ts";
import { metaOf } from "../src/runtime/meta.ts";
import { virtualSeam } from "../src/runtime/seam.ts";
import { bareThing, client, getThing, THING } from "./support/client.ts";

const pem = (name: string): string =>
  readFileSync(new URL(`support/certs/${name}`, import.meta.url), "utf8");
const open: (Server | TcpServer)[] = [];
const clients: ReturnType<typeof client>[] = [];
afterEach(async () => {
  for (const api of clients.splice(0)) api.close();
  await Promise.all(
    open.splice(0).map(
      (server) =>
        new Promise((resolve) => {
          if ("closeAllConnections" in server) server.closeAllConnections();
          server.close(resolve);
        }),
    ),
  );
});

async function listen<S extends Server | TcpServer>(
  server: S,
): Promise<{ server: S; port: number }> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

async function secure(
  options: ServerOptions = {},
): Promise<{ url: string; names: (string | undefined)[] }> {
  const names: (string | undefined)[] = [];
  const server = createHttps(
    { key: pem("server.key"), cert: pem("server.pem"), ...options },
    (incoming, answer) => {
      names.push(
        (incoming.socket as TLSSocket).getPeerCertificate().subject?.CN as string | undefined,
      );
      answer.setHeader("content-type", "application/json");
      answer.end(JSON.stringify(THING));
    },
  );
  const { port } = await listen(server);
  return { url: `https://localhost:${port}`, names };
}

function make(options: Parameters<typeof client>[0]): ReturnType<typeof client> {
  const api = client({ seam: virtualSeam(), ...options });
  clients.push(api);
  return api;
}

it("trusts a given CA, and reuses the connection", async () => {
  const { url, names } = await secure();
  const api = make({ baseUrl: url, tls: { ca: pem("ca.pem") } });
  expect(await api.call(getThing, ["a"], undefined)).toEqual(THING);
  await api.call(getThing, ["a"], undefined);
  expect(names).toHaveLength(2);
});

it("refuses an unknown CA: nothing was sent, so even a bare write is tried again", async () => {
  const { url, names } = await secure();
  const failing = make({ baseUrl: url }).call(bareThing, [], {});
  await expect(failing).rejects.toBeInstanceOf(ConnectionError);
  await expect(failing).rejects.toMatchObject({ attempts: 3, outcome: "none" });
  expect(names).toHaveLength(0);
});

it("shows a client certificate", async () => {
  const { url, names } = await secure({
    ca: pem("ca.pem"),
    requestCert: true,
    rejectUnauthorized: true,
  });
  const tls = { ca: pem("ca.pem"), cert: pem("client.pem"), key: pem("client.key") };
  await make({ baseUrl: url, tls }).call(getThing, ["a"], undefined);
  expect(names).toEqual(["localhost"]);
  await expect(
    make({ baseUrl: url, tls: { ca: tls.ca } }).call(getThing, ["a"], undefined),
  ).rejects.toBeInstanceOf(ConnectionError);
});

async function proxyServer(): Promise<{ url: string; seen: string[] }> {
  const seen: string[] = [];
  const server = createHttp((incoming, answer) => {
    seen.push(
      `${incoming.method ?? ""} ${incoming.url ?? ""} ${incoming.headers["proxy-authorization"] ?? ""}`,
    );
    request(incoming.url ?? "", { headers: incoming.headers }, (upstream) => {
      answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(answer);
    }).end();
  });
  server.on("connect", (incoming, socket) => {
    seen.push(`CONNECT ${incoming.url ?? ""} ${incoming.headers["proxy-authorization"] ?? ""}`);
    const [host = "", port] = (incoming.url ?? "").split(":");
    if (!incoming.headers["proxy-authorization"]) return void socket.end("HTTP/1.1 407 No\r\n\r\n");
    const upstream = connect(Number(port), host === "localhost" ? "127.0.0.1" : host, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on("error", () => socket.destroy());
    socket.on("error", () => upstream.destroy());
  });
  const { port } = await listen(server);
  return { url: `http://user:p%40ss@127.0.0.1:${port}`, seen };
}
const BASIC = `Basic ${btoa("user:p@ss")}`;

it("tunnels https through a proxy, once for two calls", async () => {
  const { url } = await secure();
  const proxy = await proxyServer();
  const api = make({ baseUrl: url, proxy: proxy.url, tls: { ca: pem("ca.pem") } });
  await api.call(getThing, ["a"], undefined);
  await api.call(getThing, ["a"], undefined);
  expect(proxy.seen).toEqual([`CONNECT ${url.slice(8)} ${BASIC}`]);
});

it("sends plain http through a proxy in absolute form", async () => {
  const { port } = await listen(createHttp((_, answer) => void answer.end(JSON.stringify(THING))));
  const proxy = await proxyServer();
  const api = make({ baseUrl: `http://127.0.0.1:${port}`, proxy: proxy.url });
  await api.call(getThing, ["a"], undefined);
  expect(proxy.seen).toEqual([`GET http://127.0.0.1:${port}/v1/things/a ${BASIC}`]);
});

it("a proxy that refuses is a connection error, and nothing was sent", async () => {
  const { url } = await secure();
  const proxy = await proxyServer();
  const anonymous = proxy.url.replace(/\/\/.*@/, "//");
  const failing = make({ baseUrl: url, proxy: anonymous }).call(bareThing, [], {});
  await expect(failing).rejects.toMatchObject({
    name: "ConnectionError",
    attempts: 3,
    outcome: "none",
  });
});

it.each(["direct", "proxy"])("the connect clock ends a silent handshake, %s", async (way) => {
  const sockets = new Set<Socket>();
  const { port } = await listen(
    createTcp((socket) => void sockets.add(socket.on("error", () => undefined))),
  );
  const options =
    way === "direct"
      ? { baseUrl: `https://127.0.0.1:${port}` }
      : { baseUrl: "https://api.example", proxy: `http://127.0.0.1:${port}` };
  const before = performance.now();
  const failing = make({ ...options, connectTimeout: 150, maxRetries: 0 }).call(bareThing, [], {});
  await expect(failing).rejects.toBeInstanceOf(TimeoutError);
  await expect(failing).rejects.toMatchObject({ outcome: "none" });
  expect(performance.now() - before).toBeLessThan(600);
  for (const socket of sockets) socket.destroy();
});

it("metadata survives TLS", async () => {
  const { url } = await secure();
  const result = await make({ baseUrl: url, tls: { ca: [pem("ca.pem")] } }).call<object>(
    getThing,
    ["a"],
    undefined,
  );
  expect(metaOf(result).status).toBe(200);
});
