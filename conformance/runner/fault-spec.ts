/** Turns the faults of a case file (a short name, or an object) into the proxy's alphabet. */
import { namedFault, type CannedResponse, type Fault } from "../proxy/faults.ts";
import { CaseFault, type FaultSpec } from "./case-file.ts";
import { exampleAnswer, merge } from "./spec-examples.ts";
import { isRecord, substitute, type Variables } from "./values.ts";

/** Headers that every answer of the real server carries, so that canned answers look like it. */
export const cannedRequestId = "req_7cannedanswer000000000001";

function body(spec: Readonly<Record<string, unknown>>): { bytes: Buffer; type: string } {
  if (typeof spec["example"] === "string") {
    const status = Number(spec["status"] ?? 200);
    // A redirect has no example of its own: it may carry what a success would.
    const shown = status >= 300 && status < 400 ? 200 : status;
    const json = merge(exampleAnswer(spec["example"], shown), spec["patch"]);
    return { bytes: withExactNumbers(json), type: "application/json" };
  }
  if ("json" in spec) {
    const status = Number(spec["status"] ?? 200);
    const type = status >= 400 ? "application/problem+json" : "application/json";
    return { bytes: withExactNumbers(spec["json"]), type };
  }
  if (typeof spec["text"] === "string")
    return { bytes: Buffer.from(spec["text"]), type: "application/json" };
  if (typeof spec["base64"] === "string") {
    return { bytes: Buffer.from(spec["base64"], "base64"), type: "application/json" };
  }
  return { bytes: Buffer.alloc(0), type: "" };
}

/** `{ $raw: "9007199254740993" }` puts digits on the wire that no JavaScript number could hold. */
function withExactNumbers(json: unknown): Buffer {
  const text = JSON.stringify(json).replace(/\{"\$raw":"([^"]*)"\}/g, "$1");
  return Buffer.from(text);
}

function response(spec: Readonly<Record<string, unknown>>): CannedResponse {
  const { bytes, type } = body(spec);
  const headers: [string, string][] = [["x-request-id", cannedRequestId]];
  const given = (spec["headers"] ?? {}) as Readonly<Record<string, unknown>>;
  const names = new Set(Object.keys(given).map((name) => name.toLowerCase()));
  if (type !== "" && !names.has("content-type")) headers.push(["content-type", type]);
  for (const [name, value] of Object.entries(given)) {
    for (const item of Array.isArray(value) ? value : [value]) headers.push([name, String(item)]);
  }
  const number = (key: string): number | undefined =>
    spec[key] === undefined ? undefined : Number(spec[key]);
  const cutAt = number("cutAt");
  const dripMs = number("dripMs");
  const delayMs = number("delayMs");
  return {
    status: Number(spec["status"] ?? 200),
    headers: names.has("x-request-id") ? headers.slice(1) : headers,
    body: bytes,
    framing: (spec["framing"] ?? "length") as CannedResponse["framing"],
    ...(cutAt === undefined ? {} : { cutAt }),
    ...(dripMs === undefined ? {} : { dripMs }),
    ...(delayMs === undefined ? {} : { delayMs }),
    ...(spec["then"] === undefined ? {} : { then: spec["then"] as "keep" | "close-idle" }),
  };
}

export function toFault(spec: FaultSpec, variables: Variables): Fault {
  const value = substitute(spec, variables);
  if (typeof value === "string" || typeof value === "number") return namedFault(String(value));
  if (!isRecord(value))
    throw new CaseFault(`a fault is a name or an object, not ${JSON.stringify(value)}`);
  if (isRecord(value["respond"])) return { kind: "respond", response: response(value["respond"]) };
  if (isRecord(value["commit-then"])) {
    return { kind: "commit", times: 1, then: "answer", answer: response(value["commit-then"]) };
  }
  if (isRecord(value["pass"])) return { kind: "pass", delayMs: Number(value["pass"]["delayMs"]) };
  if (value["late"] !== undefined) return { kind: "late", delayMs: Number(value["late"]) };
  throw new CaseFault(
    `unknown fault ${JSON.stringify(value)}; use a short name, respond, commit-then, pass or late`,
  );
}
