/**
 * The driver of OpenAPI Generator's `typescript-fetch` client. Dispatch follows its naming rules: an operation is a method
 * of one of the API classes named as the operation, its arguments one object with the parameters in camel case and the body
 * under the name of its schema. Models are made and told by the client's own `FromJSON` and `ToJSON`.
 */
import { randomUUID } from "node:crypto";
import { readPin } from "@njia/generator-longtail";
import type { CallArguments } from "../../protocol/messages.ts";
import { readOperations, type Operation } from "../operations.ts";
import { failed, refused } from "../shared/failure.ts";
import { serve } from "../shared/pipe.ts";

type Convert = (value: unknown) => unknown;
type Answer = { readonly raw: Response; value(): Promise<unknown> };
type Method = (input: object, init: object) => Promise<Answer>;
type Settings = { readonly configuration: unknown; readonly timeoutMs: number };

/** Built by `npm run conformance:baselines`. */
const built = new URL("../.njia/typescript-fetch.mjs", import.meta.url).href;
const library = (await import(built)) as Readonly<Record<string, unknown>>;
const Configuration = library["Configuration"] as new (options: object) => unknown;

const camel = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word, index) =>
      index === 0
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join("");

const apis = Object.entries(library).filter(([name]) => name.endsWith("Api"));

function apiOf(method: string): new (configuration: unknown) => Record<string, Method> {
  const found = apis.find(([, type]) => method in (type as { prototype: object }).prototype);
  if (found === undefined) throw new TypeError(`no API class has ${method}`);
  return found[1] as new (configuration: unknown) => Record<string, Method>;
}

function inputOf(operation: Operation, args: CallArguments, key: string | undefined): object {
  const input: Record<string, unknown> = {};
  for (const { name, in: place, required } of operation.parameters) {
    const given = place === "cookie" ? undefined : args[place]?.[name];
    const isKey = name.toLowerCase() === "idempotency-key";
    // The client leaves the key to its user, who makes one where it is required.
    const value = isKey ? (key ?? given ?? (required ? randomUUID() : undefined)) : given;
    if (value !== undefined) input[camel(name)] = value;
  }
  if (operation.body !== null && args.body !== undefined) {
    const fromJson = library[`${operation.body}FromJSON`] as Convert | undefined;
    const name = operation.body === "" ? `${operation.id}Request` : camel(operation.body);
    input[name] = fromJson === undefined ? args.body : fromJson(args.body);
  }
  return input;
}

const operations = new Map(readOperations().map((one) => [one.id, one]));

serve<Settings>({
  hello: { sdk: "openapi-generator typescript-fetch", version: readPin().version },
  operations: [...operations.keys()],
  capabilities: ["cancel", "timeouts", "parallel", "no-int64"],
  open: ({ baseUrl, apiKey, timeoutMs = 60_000 }) => ({
    timeoutMs,
    configuration: new Configuration({ basePath: baseUrl, apiKey }),
  }),
  async call({ configuration, timeoutMs }, id, args, opts, signal) {
    const operation = operations.get(id);
    if (operation === undefined) throw new TypeError(`no operation ${id}`);
    const method = `${camel(id)}Raw`;
    const api = new (apiOf(method))(configuration);
    const call = api[method];
    if (call === undefined) throw new TypeError(`no method ${method}`);
    const clock = AbortSignal.timeout(opts.timeoutMs ?? timeoutMs);
    const override = ({ init }: { init: { headers?: object } }): object => ({
      headers: { ...init.headers, ...opts.headers },
      signal: AbortSignal.any([signal, clock]),
    });
    const answer = await call.call(api, inputOf(operation, args, opts.idempotencyKey), override);
    const value = await answer.value();
    const toJson = library[`${String(operation.result)}ToJSON`] as Convert | undefined;
    const told = value === undefined ? {} : toJson === undefined ? value : toJson(value);
    return {
      value: JSON.parse(JSON.stringify(told)) as unknown,
      status: answer.raw.status,
      headers: Object.fromEntries(answer.raw.headers),
    };
  },
  async failure(error) {
    const {
      name = "",
      message = String(error),
      response,
      cause,
    } = error as {
      name?: string;
      message?: string;
      response?: Response;
      cause?: Error;
    };
    if (response !== undefined)
      return refused(response.status, await response.text(), (name) => response.headers.get(name));
    if (name === "RequiredError") return failed("Argument", message);
    if (name === "SyntaxError" || name === "TypeError" || name === "RangeError")
      return failed("Decoding", message);
    if (cause?.name === "TimeoutError" || name === "TimeoutError")
      return failed("Timeout", message);
    if (cause?.name === "AbortError" || name === "AbortError") return failed("Canceled", message);
    return failed("Connection", cause?.message ?? message);
  },
});
