import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** One answer of the server, and what the checks say of it. */
export interface Answer {
  readonly operation: string;
  readonly status: number;
  readonly failures: readonly {
    readonly check: string;
    readonly title: string;
    readonly message: string;
  }[];
  /** Method and URL. */
  readonly line: string;
  readonly requestHeaders: Readonly<Record<string, readonly string[]>>;
  readonly requestBody: string;
  readonly body: string;
}

interface Bytes {
  readonly $base64: string;
}

interface Check {
  readonly name: string;
  readonly status: string;
  readonly failure_info?: {
    readonly failure?: { readonly title?: string; readonly message?: string };
  };
}

interface Recorder {
  readonly label: string;
  readonly checks?: Readonly<Record<string, readonly Check[]>>;
  readonly cases?: Readonly<
    Record<string, { readonly value: { readonly method: string; readonly path: string } }>
  >;
  readonly interactions?: Readonly<
    Record<
      string,
      {
        readonly request: {
          readonly method: string;
          readonly uri: string;
          readonly headers: Readonly<Record<string, readonly string[]>>;
          readonly body?: Bytes | null;
        };
        readonly response?: {
          readonly status_code: number;
          readonly content?: Bytes | null;
        } | null;
      }
    >
  >;
}

/** Reads a report of schemathesis, form "ndjson". `operationOf` names an operation by method and path template. */
export async function* readReport(
  file: string,
  operationOf: (line: string) => string | undefined,
): AsyncGenerator<Answer> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const event = JSON.parse(line) as {
      readonly ScenarioFinished?: { readonly recorder: Recorder };
    };
    const recorder = event.ScenarioFinished?.recorder;
    if (recorder === undefined) continue;
    for (const [id, { request, response }] of Object.entries(recorder.interactions ?? {})) {
      const failed = (recorder.checks?.[id] ?? []).filter(({ status }) => status === "failure");
      const value = recorder.cases?.[id]?.value;
      const target = value === undefined ? recorder.label : `${request.method} ${value.path}`;
      yield {
        operation: operationOf(target) ?? target,
        status: response?.status_code ?? 0,
        failures: failed.map(({ name, failure_info: info }) => ({
          check: name,
          title: info?.failure?.title ?? "",
          message: info?.failure?.message ?? JSON.stringify(info ?? null).slice(0, MAX_TEXT),
        })),
        line: `${request.method} ${request.uri}`,
        requestHeaders: request.headers,
        requestBody: textOf(request.body),
        body: textOf(response?.content),
      };
    }
  }
}

const MAX_TEXT = 1_000;

function textOf(bytes: Bytes | null | undefined): string {
  return bytes?.$base64 === undefined
    ? ""
    : Buffer.from(bytes.$base64, "base64").toString("utf8").slice(0, MAX_TEXT);
}
