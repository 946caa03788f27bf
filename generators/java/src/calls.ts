/** One documented call as Java. */
import type { Call, Code, Fragment, TypedValue } from "@njia/generator-core";
import { bindCall, compose, fixed, fragment, join } from "@njia/generator-core";
import type { Book, OperationEntry, ResourceEntry } from "./book.ts";
import { keyOf } from "./book.ts";
import { scalar, text } from "./literals.ts";

const expression = compose("expression");

/** `client.payments().create(body)` with the values of an example; bodies are read from their JSON. */
export function sampleCall(call: Call, book: Book): Fragment<"expression"> {
  const found = findEntry(book.resources, call, fixed("client", "expression"));
  if (found === undefined)
    throw new Error(`E-INTERNAL ${call.operation.id} is no operation of this document`);
  const { entry, access } = found;
  const bound = bindCall(call, book.api);
  const path = entry.path.map(({ param }) => {
    const given = bound.params.find(
      (item) => item.param.name.wire === param.name.wire && item.param.in === "path",
    );
    return given === undefined ? text("") : literal(given.value);
  });
  const body = bound.body === undefined ? [] : [expression`body`];
  const others = bound.params.filter((item) => item.param.in !== "path");
  const setters = others.map(
    (item) =>
      expression`.putMember(${text(keyOf(item.param, entry.others))}, JsonValue.of(${literal(item.value)}))`,
  );
  const isNeeded = entry.paramsClass !== undefined && (setters.length > 0 || entry.needsParams);
  const params =
    isNeeded && entry.paramsClass !== undefined
      ? [expression`${entry.paramsClass}.builder()${join(setters, "", "expression")}.build()`]
      : [];
  return expression`${access}.${entry.method}(${join([...path, ...body, ...params], ", ", "expression")})`;
}

function findEntry(
  entries: readonly ResourceEntry[],
  call: Call,
  access: Code<"expression">,
): { readonly entry: OperationEntry; readonly access: Code<"expression"> } | undefined {
  for (const resource of entries) {
    const here = expression`${access}.${resource.accessor}()`.code;
    const entry = resource.operations.find((item) => item.operation.id === call.operation.id);
    if (entry !== undefined) return { entry, access: here };
    const below = findEntry(resource.children, call, here);
    if (below !== undefined) return below;
  }
  return undefined;
}

function literal(value: TypedValue): Code<"literal"> | Fragment<"expression"> {
  switch (value.kind) {
    case "scalar":
      return typeof value.value === "number" && value.scalar === "int32"
        ? expression`(int) ${scalar(value.value)}`
        : scalar(value.value);
    case "literal":
      return scalar(value.value);
    case "enum":
      return scalar(value.value);
    case "union":
      return literal(value.value);
    case "null":
      return fragment(fixed("null", "expression"));
    case "list":
    case "map":
    case "record":
    case "unknown":
      return text("");
    default:
      return value satisfies never;
  }
}
