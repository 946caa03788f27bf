/** `api METHOD PATH`: any call of the API, its answer as it came. */
import { Command } from "commander";
import { usage } from "../exit.ts";
import { maskText } from "../output/mask.ts";
import { append, parseData, parseHeader, textOrFile } from "../input.ts";
import { sessionOf } from "../program.ts";
import { ANY, type Operation, type Session } from "../session.ts";

interface ApiFlags {
  readonly data?: string;
  readonly header: readonly string[];
  readonly paginate?: boolean;
  readonly idempotencyKey?: string;
}

export function addApi(program: Command): void {
  program
    .command("api <method> <path>")
    .description("call the API as you write it; the answer is printed as it came")
    .option("--data <json>", "body; @file reads a file, @- standard input")
    .option("--header <name:value>", "request header, repeatable", append, [])
    .option("--paginate", "follow a list to its end, one item per line")
    .option("--idempotency-key <key>", "of a write; a new one if left out")
    .action(async (method: string, path: string, flags: ApiFlags, command: Command) => {
      const session = await sessionOf(command);
      await callApi(session, method.toUpperCase(), path, flags);
    });
}

async function callApi(
  session: Session,
  method: string,
  path: string,
  flags: ApiFlags,
): Promise<void> {
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method))
    throw usage(`${method} is not a method of the API.`);
  if (!path.startsWith("/")) throw usage(`The path must start with /, for example /v1/payments.`);
  const [plain = "", search] = path.split("?", 2);
  const query = new URLSearchParams(search);
  const operation: Operation = {
    id: "api",
    method,
    // Braces would be taken for placeholders.
    path: plain.replace(/[{}]/g, encodeURIComponent),
    query: [...new Set(query.keys())].map((name) => encodeURIComponent(name)).join(" "),
    result: ANY,
    ...(flags.data !== undefined && { body: true, bodyKey: " body" }),
    ...(method === "POST" && { key: "Idempotency-Key" }),
  };
  const params: Record<string, unknown> = {};
  for (const name of query.keys()) {
    const values = query.getAll(name);
    params[name] = values.length > 1 ? values : values[0];
  }
  if (flags.data !== undefined) params[" body"] = parseData(await textOrFile(flags.data));
  const headers = Object.fromEntries(flags.header.map(parseHeader));
  const options = {
    headers,
    signal: session.signal,
    ...(flags.idempotencyKey !== undefined && { idempotencyKey: flags.idempotencyKey }),
  };
  const client = session.client(operation);
  if (flags.paginate === true) {
    const page = {
      style: "cursor",
      send: "startingAfter",
      items: "/data",
      next: "/nextCursor",
      more: "/hasMore",
    } as const;
    for await (const item of client.list({ ...operation, page }, [], params, options))
      session.out.record({ data: item });
    return;
  }
  const response = await client.call(operation, [], params, options).asResponse();
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString("utf8");
  const shown = session.showsSecrets ? text : maskText(text);
  if (!session.out.json) session.out.text(shown);
  else {
    const isJson = /json/.test(response.headers.get("content-type") ?? "");
    const body = text === "" ? "null" : isJson ? shown : JSON.stringify(shown);
    // The text itself, not parsed and printed again: numbers stay as they came.
    session.out.text(`{"v":1,"status":${response.status},"data":${body}}`);
  }
}
