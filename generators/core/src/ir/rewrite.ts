import type { OperationDraft } from "./operations.ts";
import type { Finished } from "./finish.ts";
import { keysIn } from "./aliases.ts";
import type { Direction } from "./projections.ts";
import type { Body, Content, Operation, Param, Result, TypeRef } from "./types.ts";

/** Maps every reference of an operation, told in which direction it travels. */
export function mapOperation(
  operation: Operation,
  map: (ref: TypeRef, direction: Direction) => TypeRef,
): Operation {
  const param =
    (direction: Direction) =>
    (value: Param): Param => ({ ...value, ref: map(value.ref, direction) });
  const content =
    (direction: Direction) =>
    (value: Content): Content => ({
      ...value,
      ref: map(value.ref, direction),
      ...(value.parts === undefined
        ? {}
        : {
            parts: value.parts.map((part) => ({
              ...part,
              headers: part.headers.map(param(direction)),
            })),
          }),
    });
  const body = (value: Body): Body => {
    const [first, ...rest] = value.contents;
    return { ...value, contents: [content("request")(first), ...rest.map(content("request"))] };
  };
  const result = (value: Result): Result => {
    switch (value.kind) {
      case "nothing":
        return value;
      case "value":
        return {
          ...value,
          contents: value.contents.map(content("response")),
          headers: value.headers.map(param("response")),
        };
      case "stream":
        return value.ref === undefined ? value : { ...value, ref: map(value.ref, "response") };
      case "choice":
        return {
          ...value,
          byStatus: value.byStatus.map((entry) => ({ ...entry, result: result(entry.result) })),
        };
      default:
        return value satisfies never;
    }
  };
  return {
    ...operation,
    params: operation.params.map(param("request")),
    ...(operation.body === undefined ? {} : { body: body(operation.body) }),
    result: result(operation.result),
    failures: operation.failures.map((failure) =>
      failure.ref === undefined ? failure : { ...failure, ref: map(failure.ref, "response") },
    ),
  };
}

/** The keys that operations refer to, by direction: the roots of all types that are kept. */
export function rootsOf(
  drafts: readonly OperationDraft[],
  others: readonly TypeRef[],
): Record<Direction, string[]> {
  const roots: Record<Direction, string[]> = { request: [], response: others.flatMap(keysIn) };
  for (const { operation } of drafts) {
    mapOperation(operation, (ref, direction) => {
      roots[direction].push(...keysIn(ref));
      return ref;
    });
  }
  return roots;
}

/** The operations with final ids instead of keys. */
export function finishOperations(
  drafts: readonly OperationDraft[],
  finished: Finished,
): readonly OperationDraft[] {
  return drafts.map((draft) => ({
    ...draft,
    operation: mapOperation(draft.operation, (ref, direction) => finished.rewrite(ref, direction)),
  }));
}
