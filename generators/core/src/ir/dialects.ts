import {
  isList,
  isObject,
  own,
  ownObject,
  ownText,
  type Value,
  type ValueObject,
} from "../source/plain.ts";

/** The words for resource path and method that a foreign dialect pins. */
export interface SdkNames {
  readonly group?: readonly string[];
  readonly method?: string;
}

/** `x-fern-sdk-group-name`, `x-fern-sdk-method-name`, `x-speakeasy-group`, `x-speakeasy-name-override`. */
export function foreignNames(operation: ValueObject): SdkNames {
  const fern = own(operation, "x-fern-sdk-group-name");
  const group = pathText(fern) ?? pathText(own(operation, "x-speakeasy-group"));
  const method =
    ownText(operation, "x-fern-sdk-method-name") ?? ownText(operation, "x-speakeasy-name-override");
  return { ...(group === undefined ? {} : { group }), ...(method === undefined ? {} : { method }) };
}

/** A path of names: a list of texts, or one text with dots. */
export function pathText(value: Value | undefined): readonly string[] | undefined {
  const names = isList(value)
    ? value.filter((name): name is string => typeof name === "string")
    : typeof value === "string"
      ? value.split(".")
      : [];
  const kept = names.map((name) => name.trim()).filter((name) => name !== "");
  return kept.length === 0 ? undefined : kept;
}

/** Names and prose of enum values: `x-sdk-enum`, else `x-enum-varnames`, `x-enumNames`, `x-enum-descriptions`. */
export function enumFacts(schema: Value): {
  readonly byValue: ValueObject;
  readonly names: readonly (string | undefined)[];
  readonly descriptions: readonly (string | undefined)[];
} {
  const texts = (key: string): readonly (string | undefined)[] => {
    const list = own(schema, key);
    return isList(list)
      ? list.map((item) => (typeof item === "string" && item !== "" ? item : undefined))
      : [];
  };
  const values = own(schema, "enum");
  const count = isList(values) ? values.length : 0;
  // Parallel lists count positions of the raw enum; with null inside, or a wrong length, they cannot be trusted.
  const aligned = (list: readonly (string | undefined)[]): readonly (string | undefined)[] =>
    list.length === count && isList(values) && !values.includes(null) ? list : [];
  const varnames = aligned(texts("x-enum-varnames"));
  return {
    byValue: ownObject(schema, "x-sdk-enum") ?? {},
    names: varnames.length > 0 ? varnames : aligned(texts("x-enumNames")),
    descriptions: aligned(texts("x-enum-descriptions")),
  };
}

/** A pagination mark of a foreign dialect in our own spelling, or undefined. */
export function foreignPagination(operation: ValueObject): ValueObject | undefined {
  const fern = own(operation, "x-fern-pagination");
  if (isObject(fern)) return fromFern(fern);
  const speakeasy = ownObject(operation, "x-speakeasy-pagination");
  if (speakeasy !== undefined) return fromSpeakeasy(speakeasy);
  const pageable = ownObject(operation, "x-ms-pageable");
  if (pageable === undefined) return undefined;
  const next = ownText(pageable, "nextLinkName");
  return next === undefined
    ? undefined
    : { style: "link", items: `/${ownText(pageable, "itemName") ?? "value"}`, next: `/${next}` };
}

function fromFern(mark: ValueObject): ValueObject | undefined {
  const request = (key: string): string | undefined =>
    ownText(mark, key)?.replace(/^\$request\./, "");
  const body = (key: string): string | undefined =>
    pathPointer(ownText(mark, key)?.replace(/^\$response\.?/, ""));
  const items = body("results");
  if (items === undefined) return undefined;
  const cursor = request("cursor");
  const offset = request("offset") ?? request("page");
  const next = body("next_cursor");
  const more = body("has-next-page");
  const send = cursor ?? offset;
  if (send === undefined || send.startsWith("body.")) return undefined;
  return {
    style: cursor === undefined ? "offset" : "cursor",
    send,
    items,
    ...(next === undefined ? {} : { next }),
    ...(more === undefined ? {} : { more }),
  };
}

function fromSpeakeasy(mark: ValueObject): ValueObject | undefined {
  const inputs = own(mark, "inputs");
  const find = (type: string): string | undefined => {
    const input = isList(inputs)
      ? inputs.find(
          (item) => ownText(item, "type") === type && ownText(item, "in") === "parameters",
        )
      : undefined;
    return ownText(input, "name");
  };
  const outputs = ownObject(mark, "outputs");
  const body = (key: string): string | undefined =>
    pathPointer(ownText(outputs, key)?.replace(/^\$\.?/, ""));
  const items = body("results");
  const send = find("cursor") ?? find("offset") ?? find("page");
  if (send === undefined || items === undefined) return undefined;
  const style =
    find("cursor") !== undefined ? "cursor" : find("offset") !== undefined ? "offset" : "page";
  const size = find("limit");
  const next = body("nextCursor");
  return {
    style,
    send,
    items,
    ...(size === undefined ? {} : { size }),
    ...(next === undefined ? {} : { next }),
  };
}

function pathPointer(path: string | undefined): string | undefined {
  if (path === undefined || !/^[\w$.-]*$/.test(path)) return undefined;
  return path === "" ? "" : `/${path.split(".").join("/")}`;
}
