/** The wire mutants: what a client with one defect would put on the wire. Each entry makes a lie for one client. */
import { randomUUID } from "node:crypto";
import { headerValue } from "../../proxy/message.ts";
import { header, withHeader, type Lie, type Request } from "./hop.ts";

const key = "idempotency-key";

const isRepeat = (request: Request): boolean => Number(header(request, "x-retry-count") ?? "0") > 0;

const each =
  (change: (request: Request) => Request): (() => Lie) =>
  () => ({ send: (request) => [change(request)] });

const onRepeats = (change: (request: Request) => Request): (() => Lie) =>
  each((request) => (isRepeat(request) ? change(request) : request));

/** Same values, members in another order: another body, though no reader of JSON would notice. */
function reserialised(request: Request): Request {
  const text = request.body.toString("utf8");
  if (!text.startsWith("{")) return request;
  const value = JSON.parse(text) as Record<string, unknown>;
  const body = Buffer.from(JSON.stringify(Object.fromEntries(Object.entries(value).reverse())));
  return withHeader({ ...request, body }, "content-length", String(body.length));
}

function requery(request: Request): Request {
  const [method = "", target = "", version = ""] = request.startLine.split(" ");
  const cut = target.indexOf("?");
  if (cut < 0) return request;
  const query = new URLSearchParams(target.slice(cut + 1)).toString();
  return { ...request, startLine: `${method} ${target.slice(0, cut)}?${query} ${version}` };
}

const statusOf = (answer: { readonly startLine: string }): number =>
  Number(answer.startLine.split(" ")[1]);

/** The last member of the JSON is left out. */
function shortened(request: Request): Request {
  const text = request.body.toString("utf8");
  if (!text.startsWith("{") || text === "{}") return request;
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  const body = Buffer.from(JSON.stringify(Object.fromEntries(entries.slice(0, -1))));
  return withHeader({ ...request, body }, "content-length", String(body.length));
}

function withoutQuery(request: Request): Request {
  const [method = "", target = "", version = ""] = request.startLine.split(" ");
  const cut = target.lastIndexOf(target.includes("&") ? "&" : "?");
  return cut < 0
    ? request
    : { ...request, startLine: `${method} ${target.slice(0, cut)} ${version}` };
}

/** What is escaped in a path is sent as it is, as far as the line still has three parts. */
function unescaped(request: Request): Request {
  const [method = "", target = "", version = ""] = request.startLine.split(" ");
  const [path = "", ...query] = target.split("?");
  const plain = path.replace(/%(2F|3A|40|2E|24|26|2B|2C|3B|3D)/gi, (code) =>
    decodeURIComponent(code),
  );
  return { ...request, startLine: `${method} ${[plain, ...query].join("?")} ${version}` };
}

export const lies: Readonly<Record<string, () => Lie>> = {
  "fresh-key-per-attempt": onRepeats((request) =>
    header(request, key) === undefined ? request : withHeader(request, key, randomUUID()),
  ),
  "key-dropped-on-repeat": onRepeats((request) => withHeader(request, key, null)),
  "key-altered": each((request) => {
    const value = header(request, key);
    return value === undefined ? request : withHeader(request, key, `${value}0`);
  }),
  "request-doubled": () => ({ send: (request) => [request, request] }),
  "one-attempt-too-many": () => ({
    send: (request) => [request],
    again: (request, answer) => {
      const count = Number(header(request, "x-retry-count") ?? "0");
      return statusOf(answer) >= 500
        ? withHeader(request, "x-retry-count", String(count + 1))
        : null;
    },
  }),
  "redirect-followed": () => ({
    send: (request) => [request],
    again: (request, answer) => {
      const location = headerValue(answer.headers, "location");
      if (statusOf(answer) < 300 || statusOf(answer) > 399 || location === undefined) return null;
      const [method = ""] = request.startLine.split(" ");
      const pathname = URL.parse(location, "http://127.0.0.1")?.pathname ?? "/";
      return { ...request, startLine: `${method} ${pathname} HTTP/1.1` };
    },
  }),
  "body-reserialised-on-repeat": onRepeats(reserialised),
  "header-dropped": each((request) => withHeader(request, "user-agent", null)),
  "header-renamed": each((request) => {
    const value = header(request, "x-api-key");
    return value === undefined
      ? request
      : withHeader(withHeader(request, "x-api-key", null), "api-key", value);
  }),
  "query-reencoded": each(requery),
  "query-cut": each(withoutQuery),
  "body-member-lost": each(shortened),
  "path-unescaped": each(unescaped),
  "credentials-doubled": each((request) => {
    const value = header(request, "x-api-key");
    return value === undefined
      ? request
      : { ...request, headers: [...request.headers, ["authorization", `Bearer ${value}`]] };
  }),
  "retry-count-frozen": each((request) =>
    header(request, "x-retry-count") === undefined
      ? request
      : withHeader(request, "x-retry-count", "0"),
  ),
};
