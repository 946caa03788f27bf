import { expect } from "vitest";
import { openContract } from "./contract.ts";

/** One answer, read whole. `body` is JSON where it is JSON, else text. */
export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests reach into answers of many shapes
}

export interface Send {
  readonly key?: string | null;
  readonly body?: unknown;
  /** Body as it stands, instead of JSON. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const contract = openContract();
/** How many answers of this test file were held against the document. */
export const checked = { count: 0 };

/** Sends a request and fails the test if the answer breaks the API description, whatever the test itself looks at. */
export async function send(
  url: string,
  line: string,
  { key = null, body, raw, headers = {} }: Send = {},
): Promise<Got> {
  const [method = "GET", target = "/"] = line.split(" ");
  const hasBody = body !== undefined || raw !== undefined;
  const response = await fetch(url + target, {
    method,
    headers: {
      ...(key === null ? {} : { "x-api-key": key }),
      ...(hasBody ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(hasBody ? { body: raw ?? JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "") && text !== "";
  const parsed: unknown = isJson ? JSON.parse(text) : text;
  const path = target.split("?")[0] ?? "";
  if (method !== "HEAD")
    expect(
      contract.problemsOf({
        method,
        path,
        status: response.status,
        headers: response.headers,
        body: parsed,
      }),
      `${line} answered ${response.status} ${text.slice(0, 300)}`,
    ).toEqual([]);
  checked.count += 1;
  return { status: response.status, headers: response.headers, text, body: parsed };
}

/** A payout to a wallet in Gabon; the last three digits steer the simulated provider (domain 4.12). */
export function payout(
  accountId: string,
  amount: number,
  magic = "000",
  more: object = {},
): object {
  return {
    amountMinorUnits: amount,
    currency: "XAF",
    accountId,
    destination: { type: "mobile_money", msisdn: `+24174999${magic}`, country: "GA" },
    ...more,
  };
}
