import { entries, isObject, own, type Value, type ValueObject } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { isBinary } from "./bodies.ts";
import { objectAt, tell, type Build } from "./context.ts";
import { UNKNOWN } from "./drafts.ts";
import { sameValue } from "./json.ts";
import { byPreference, codecOf, essence, framingOf } from "./media.ts";
import { readHeaders } from "./parameters.ts";
import { typeRef } from "./schemas.ts";
import type { Content, ErrorCode, Failure, Param, Result, Status, TypeRef } from "./types.ts";

/** What an operation answers. */
export interface Answers {
  readonly result: Result;
  readonly success: readonly Status[];
  readonly failures: readonly Failure[];
}

interface Answer {
  readonly status: Status;
  readonly at: string;
  readonly node: ValueObject;
}

/** Headers that travel in the metadata of a call rather than in its result, in lower case. */
export type MetaNames = ReadonlySet<string>;

/** Reads the responses of an operation. Without any 2xx, `default` describes success. */
export function readResponses(
  build: Build,
  at: string,
  operation: ValueObject,
  codes: readonly ErrorCode[],
  meta: MetaNames,
): Answers {
  const answers = readAnswers(build, below(at, "responses"), own(operation, "responses"));
  const explicit = answers.filter(({ status }) => isSuccess(status));
  const success =
    explicit.length > 0 ? explicit : answers.filter(({ status }) => status === "default");
  for (const answer of answers) {
    if (isRedirect(answer.status))
      tell(
        build,
        "I-REDIRECT",
        answer.at,
        `Status ${answer.status} is a redirect.`,
        "It is documented only; clients never follow it.",
      );
  }
  const failed = answers.filter(
    (answer) => isFailure(answer.status) && (explicit.length > 0 || answer.status !== "default"),
  );
  return {
    result: resultOf(build, success, meta),
    success: explicit.map(({ status }) => status),
    failures: withCodes(
      failed.map((answer) => failureOf(build, answer)),
      codes,
    ),
  };
}

function readAnswers(build: Build, at: string, responses: Value | undefined): readonly Answer[] {
  return entries(responses)
    .flatMap(([key, value]) => {
      if (key.startsWith("x-")) return [];
      const status = statusOf(key);
      if (status === undefined) {
        tell(
          build,
          "W-RESPONSE",
          below(at, key),
          `"${key}" is no status code.`,
          "The response is left out.",
          "Use a number, a range such as 4XX, or default.",
        );
        return [];
      }
      const node = objectAt(build, below(at, key), value, "A response");
      return node === undefined ? [] : [{ status, at: node.at, node: node.value }];
    })
    .sort((a, b) => compareStatus(a.status, b.status));
}

function statusOf(key: string): Status | undefined {
  if (/^[1-5]\d\d$/.test(key)) return Number(key);
  const range = /^([1-5])XX$/i.exec(key);
  if (range !== null) return `${range[1] as "1" | "2" | "3" | "4" | "5"}XX`;
  return key === "default" ? "default" : undefined;
}

/** Numbers first, then ranges, then `default`. */
export function compareStatus(a: Status, b: Status): number {
  const rank = (status: Status): number =>
    typeof status === "number" ? status : status === "default" ? 2000 : 1000 + Number(status[0]);
  return rank(a) - rank(b);
}

const isSuccess = (status: Status): boolean =>
  status === "2XX" || (typeof status === "number" && status >= 200 && status < 300);
const isRedirect = (status: Status): boolean =>
  status === "3XX" || (typeof status === "number" && status >= 300 && status < 400);
const isFailure = (status: Status): boolean =>
  status === "4XX" ||
  status === "5XX" ||
  status === "default" ||
  (typeof status === "number" && status >= 400);

function resultOf(build: Build, answers: readonly Answer[], meta: MetaNames): Result {
  const results = answers.map((answer) => ({
    status: answer.status,
    result: singleResult(build, answer, meta),
  }));
  const [first, ...rest] = results;
  if (first === undefined) return { kind: "nothing" };
  if (rest.every((other) => sameValue(bare(other.result), bare(first.result)))) return first.result;
  return { kind: "choice", byStatus: results };
}

/** Two answers that differ in their headers only are one result. */
function bare(result: Result): unknown {
  return result.kind === "value" ? { ...result, headers: [] } : result;
}

function singleResult(build: Build, answer: Answer, meta: MetaNames): Result {
  const place = below(answer.at, "content");
  const bodies = entries(own(answer.node, "content")).filter(
    (entry): entry is [string, ValueObject] => isObject(entry[1]),
  );
  if (bodies.length === 0 || answer.status === 204 || answer.status === 205)
    return { kind: "nothing" };
  const streams = bodies
    .filter(([media]) => framingOf(media) !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const contents = bodies
    .filter(([media]) => framingOf(media) === undefined)
    .map(([media, body]) => readContent(build, below(place, media), media, body))
    .sort(byPreference);
  const [first] = contents;
  const [stream] = streams;
  if (
    stream !== undefined &&
    (first === undefined || first.codec === "text" || first.codec === "octets")
  ) {
    const [media, body] = stream;
    const schema = own(body, "schema");
    const framing = framingOf(media) ?? "ndjson";
    return schema === undefined
      ? { kind: "stream", framing }
      : { kind: "stream", framing, ref: typeRef(build, below(place, media, "schema"), schema) };
  }
  if (stream !== undefined) {
    tell(
      build,
      "I-IGNORED",
      below(place, stream[0]),
      `An answer is offered as ${stream[0]} beside ${first?.media ?? ""}.`,
      "Only the latter is represented.",
    );
  }
  if (first === undefined) return { kind: "nothing" };
  if (first.codec === "octets") return { kind: "stream", framing: "octets" };
  return { kind: "value", contents, headers: ownHeaders(build, answer, meta) };
}

function ownHeaders(build: Build, answer: Answer, meta: MetaNames): readonly Param[] {
  const declared = entries(own(answer.node, "headers"));
  const kept = declared.filter(([name]) => !meta.has(name.toLowerCase()));
  return readHeaders(build, below(answer.at, "headers"), Object.fromEntries(kept));
}

function readContent(build: Build, at: string, media: string, body: ValueObject): Content {
  const schema = own(body, "schema");
  const codec = codecOf(media, isBinary(build, below(at, "schema"), schema));
  if (codec === "octets")
    return {
      media,
      codec,
      ref: { type: { kind: "scalar", scalar: "binary", asString: false }, nullable: false },
    };
  return {
    media,
    codec,
    ref: schema === undefined ? UNKNOWN : typeRef(build, below(at, "schema"), schema),
  };
}

function failureOf(build: Build, answer: Answer): Failure {
  const ref = failureRef(build, answer);
  return { status: answer.status, codes: [], ...(ref === undefined ? {} : { ref }) };
}

/** `application/problem+json` (RFC 9457) is preferred, then any JSON. */
function failureRef(build: Build, answer: Answer): TypeRef | undefined {
  const place = below(answer.at, "content");
  const bodies = entries(own(answer.node, "content")).filter(
    ([media, body]) => own(body, "schema") !== undefined && codecOf(media, false) === "json",
  );
  const order = (media: string): number =>
    essence(media) === "application/problem+json"
      ? 0
      : essence(media) === "application/json"
        ? 1
        : 2;
  const [best] = bodies.sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1));
  const schema = own(best?.[1], "schema");
  return best === undefined || schema === undefined
    ? undefined
    : typeRef(build, below(place, best[0], "schema"), schema);
}

/** Gives each failure the codes of its status; codes of a status that is not listed go to the range, or to `default`. */
function withCodes(failures: readonly Failure[], codes: readonly ErrorCode[]): readonly Failure[] {
  const statuses = new Set(failures.map((failure) => failure.status));
  const home = (status: number): Status =>
    statuses.has(status)
      ? status
      : status >= 500 && statuses.has("5XX")
        ? "5XX"
        : status < 500 && statuses.has("4XX")
          ? "4XX"
          : "default";
  return failures.map((failure) => ({
    ...failure,
    codes: codes.filter((code) => home(code.status) === failure.status).map((code) => code.code),
  }));
}
