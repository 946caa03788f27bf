/** The driver of the floor. Paths and places of arguments come from the API document. */
import { readOperations } from "../operations.ts";
import { failed, refused } from "../shared/failure.ts";
import { serve } from "../shared/pipe.ts";
import { HttpError, send, type Settings } from "./client.ts";

const operations = new Map(readOperations().map((one) => [one.id, one]));

serve<Settings>({
  hello: { sdk: "fetch", version: "hand-written" },
  operations: [...operations.keys()],
  capabilities: ["cancel", "timeouts", "parallel", "no-int64"],
  open: ({ baseUrl, apiKey = "", timeoutMs = 60_000 }) => ({ baseUrl, apiKey, timeoutMs }),
  async call(settings, id, args, opts, signal) {
    const operation = operations.get(id);
    if (operation === undefined) throw new TypeError(`no operation ${id}`);
    const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(String(args.path?.[name])),
    );
    const { status, headers, data } = await send(
      { ...settings, timeoutMs: opts.timeoutMs ?? settings.timeoutMs },
      {
        method: operation.method,
        path,
        signal,
        ...(args.query === undefined ? {} : { query: args.query }),
        ...(args.body === undefined ? {} : { body: args.body }),
        ...(opts.idempotencyKey === undefined ? {} : { idempotencyKey: opts.idempotencyKey }),
        headers: { ...(args.header as Record<string, string>), ...opts.headers },
      },
    );
    return { value: data, status, headers };
  },
  failure(error) {
    if (error instanceof HttpError)
      return Promise.resolve(refused(error.status, error.body, (name) => error.headers.get(name)));
    if (error instanceof SyntaxError) return Promise.resolve(failed("Decoding", error.message));
    const { name = "", message = String(error) } = error instanceof Error ? error : {};
    if (name === "TimeoutError") return Promise.resolve(failed("Timeout", message));
    if (name === "AbortError") return Promise.resolve(failed("Canceled", message));
    return Promise.resolve(failed("Connection", message));
  },
});
