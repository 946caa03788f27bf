/** Turns the faults of a case file (a short name, or an object) into the proxy's alphabet. */
import type { Echo } from "../proxy/echo.ts";
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
  if (Array.isArray(spec["events"])) return { bytes: eventStream(spec), type: "text/event-stream" };
  if (isRecord(spec["generate"]))
    return { bytes: generated(spec["generate"]), type: "application/json" };
  return { bytes: Buffer.alloc(0), type: "" };
}

/** The example event, changed as each entry says, as server-sent events. */
function eventStream(spec: Readonly<Record<string, unknown>>): Buffer {
  const end = String(spec["separator"] ?? "\n");
  const noise =
    spec["noise"] === true ? [": keep-alive", "", "colour: red", "retry: 3000", ""] : [];
  const lines = (spec["events"] as readonly unknown[]).flatMap((change) => {
    const event = merge(exampleAnswer("getEvent", 200), change) as { id: string; type: string };
    const data = JSON.stringify(event);
    return [...noise, `id: ${event.id}`, `event: ${event.type}`, `data: ${data}`, ""];
  });
  return Buffer.from(lines.map((line) => line + end).join("") + String(spec["tail"] ?? ""));
}

/** A body too large or too deep to write out: `times` openings, what is inside, as many closings. */
function generated(spec: Readonly<Record<string, unknown>>): Buffer {
  const part = (key: string): string => String(spec[key] ?? "");
  const times = Number(spec["times"]);
  return Buffer.from(part("open").repeat(times) + part("inside") + part("close").repeat(times));
}

/** `{ $raw: "9007199254740993" }` puts text on the wire that JavaScript would not write so: digits, escapes. */
function withExactNumbers(json: unknown): Buffer {
  const text = JSON.stringify(json).replace(
    /\{"\$raw":("(?:[^"\\]|\\.)*")\}/g,
    (_, raw: string) => JSON.parse(raw) as string,
  );
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
  const cutFromEnd = number("cutFromEnd");
  const cutAt = cutFromEnd === undefined ? number("cutAt") : bytes.length - cutFromEnd;
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
    ...(isRecord(spec["echo"]) ? { echo: spec["echo"] as Echo } : {}),
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
