/** What documentation and tests show of an operation: its path, the call of an example, the documented answer. */
import type { Api, Example, Json, Operation } from "../ir/types.ts";
import { callOf } from "../target/call.ts";
import type { Call } from "../target/target.ts";

/**
 * The call that documents an operation. Of one that a client walks as a list only what is required and the size of a page
 * stay, since the filters of an example exclude each other.
 */
export function shownCall(operation: Operation, api: Api, isList: boolean): Call {
  const found = callOf(operation, api);
  if (!isList) return found;
  const kept = new Set([
    ...operation.params.filter((param) => param.required).map((param) => param.name.wire),
    operation.pagination?.size?.at,
  ]);
  const params = Object.fromEntries(
    Object.entries(found.example.params).filter(([wire]) => kept.has(wire)),
  );
  return { ...found, example: { ...found.example, params } };
}

/** The answer of an example, as a fake transport gives it; `body` is absent for an answer without one. */
export interface ShownAnswer {
  readonly status: number;
  readonly body?: Json;
}

/** The first documented answer of success; a page becomes the last one, so that a listing over it ends. */
export function shownAnswer(operation: Operation): ShownAnswer | undefined {
  const isGood = ({ answer }: Example): boolean =>
    answer !== undefined && answer.status >= 200 && answer.status < 300;
  const answer = operation.examples.find(isGood)?.answer;
  if (answer === undefined) return undefined;
  return answer.value === undefined
    ? { status: answer.status }
    : { status: answer.status, body: lastPage(answer.value, operation) };
}

function lastPage(value: Json, operation: Operation): Json {
  const { more, next } = operation.pagination ?? {};
  const end = more?.in === "body" ? { at: more.at, is: false } : { at: next?.at ?? "", is: null };
  return next === undefined && more === undefined
    ? value
    : replaced(value, end.at.split("/").filter(Boolean), end.is);
}

/** The value with the member at the end of the path replaced; as it stands where the path leads nowhere. */
function replaced(value: Json, [head, ...tail]: readonly string[], by: Json): Json {
  if (head === undefined) return by;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = value as Readonly<Record<string, Json>>;
  const member = members[head];
  return member === undefined ? value : { ...members, [head]: replaced(member, tail, by) };
}
