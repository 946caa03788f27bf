/** One documented call as Java. */
import type { Call, Code, Fragment, Param, TypeRef } from "@njia/generator-core";
import {
  bindCall,
  compose,
  fixed,
  fragment,
  join,
  sampleValue,
  typeValue,
} from "@njia/generator-core";
import type { Book, OperationEntry, ResourceEntry } from "./book.ts";
import { keyOf } from "./book.ts";
import { text } from "./literals.ts";
import type { Member } from "./members.ts";
import { memberNames } from "./members.ts";
import { bodyOf } from "./operations.ts";
import type { Setting } from "./values.ts";
import { built, valueCode } from "./values.ts";

const expression = compose("expression");
type Expression = Fragment<"expression">;
type Bound = ReturnType<typeof bindCall>;

/** `client.payments().create(...)` with the values of an example. */
export function sampleCall(call: Call, book: Book): Expression {
  const found = findEntry(book.resources, call, fixed("client", "expression"));
  if (found === undefined)
    throw new Error(`E-INTERNAL ${call.operation.id} is no operation of this document`);
  return callCode(call, found.entry, found.access, book);
}

/** The call of an operation whose resource is reached by `access`. */
export function callCode(
  call: Call,
  entry: OperationEntry,
  access: Code<"expression">,
  book: Book,
): Expression {
  const bound = bindCall(call, book.api);
  const path = entry.path.map(
    ({ param }) => paramCode(param, bound, book) ?? expression`${text("")}`,
  );
  const body = bodyCode(entry, bound, book);
  const params = paramsCode(entry, bound, book);
  const isBare = body === undefined && params === undefined;
  const hasBody = entry.operation.body !== undefined;
  // Without a body but with parameters only the form with both fits.
  const bodies = !hasBody || isBare ? [] : [body ?? fragment(fixed("null", "expression"))];
  const args = [...path, ...bodies, ...(params === undefined ? [] : [params])];
  return expression`${access}.${entry.method}(${join(args, ", ", "expression")})`;
}

function paramCode(param: Param, bound: Bound, book: Book): Expression | undefined {
  const given = bound.params.find((item) => item.param === param);
  if (given === undefined && !param.required) return undefined;
  const isNull = given === undefined || given.value.kind === "null";
  return isNull ? plausible(param.ref, book) : valueCode(given.value, param.ref, book, 0);
}

const plausible = (ref: TypeRef, book: Book): Expression => {
  const { byId } = book.types;
  return valueCode(typeValue(ref, sampleValue(ref, byId, 0), byId), ref, book, 0);
};

function bodyCode(entry: OperationEntry, bound: Bound, book: Book): Expression | undefined {
  const { body } = entry.operation;
  if (body === undefined || (bound.body === undefined && !body.required)) return undefined;
  const [content] = body.contents;
  const java = bodyOf(book, entry.operation);
  const given = bound.body?.content === content ? bound.body.value : undefined;
  const isText = java?.type.code === "String" || java?.type.code === "byte[]";
  if (isText && content.codec !== "json" && content.codec !== "form") {
    const value =
      given !== undefined && "value" in given && typeof given.value === "string"
        ? given.value
        : "njia";
    return java?.type.code === "String"
      ? expression`${text(value)}`
      : expression`${text(value)}.getBytes(${CHARSETS}.UTF_8)`;
  }
  return given === undefined
    ? plausible(content.ref, book)
    : valueCode(given, content.ref, book, 0);
}

const CHARSETS = fragment(fixed("StandardCharsets", "expression"), [
  { from: "java.nio.charset", name: "StandardCharsets" },
]);

function paramsCode(entry: OperationEntry, bound: Bound, book: Book): Expression | undefined {
  if (entry.paramsClass === undefined) return undefined;
  const members = entry.others.map((param): Member & { readonly param: Param } => ({
    ...param,
    param,
    key: keyOf(param, entry.others),
  }));
  const names = memberNames(book, members);
  const settings = members.flatMap((member): readonly Setting[] => {
    const value = paramCode(member.param, bound, book);
    const name = names.get(member.key)?.method;
    const isConstant = member.required && member.ref.type.kind === "literal";
    return value === undefined || name === undefined || isConstant ? [] : [{ name, value }];
  });
  const isNeeded = settings.length > 0 || entry.needsParams;
  return isNeeded ? built(book, entry.paramsClass, settings, 0) : undefined;
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
