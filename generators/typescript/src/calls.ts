/** One call as code: for the method's comment, README, api.md, examples and the docs page. */
import {
  bindCall,
  callOf,
  compose,
  fits,
  fixed,
  fragment,
  join,
  type Call,
  type Code,
  type Fragment,
  type Json,
  type TypedValue,
} from "@njia/generator-core";
import { commentedCode, json } from "./literals.ts";
import type { Model, OperationModel, ResourceModel } from "./model.ts";

const expression = compose("expression");

/** `client.payments.create({ ... })`, with the values of an example that its types know. */
export function sampleCall(
  call: Call,
  item: OperationModel,
  access: Code<"expression">,
  model: Model,
): Fragment<"expression"> {
  const bound = bindCall(call, model.api);
  const given = new Map(bound.params.map(({ param, value }) => [param, known(value)]));
  const args: Fragment<"expression">[] = item.positional.map(({ param }) =>
    literal(given.get(param) ?? { json: "id", fits: true }),
  );
  const body = bound.body && known(bound.body.value);
  const record: Record<string, Json> = {};
  let fits = true;
  const put = (values: Readonly<Record<string, Json>>, value: Known): void => {
    Object.assign(record, values);
    fits &&= value.fits;
  };
  const isRecord =
    body && typeof body.json === "object" && body.json !== null && !Array.isArray(body.json);
  if (body && item.bodyKey !== undefined) put({ [item.bodyKey]: body.json }, body);
  else if (body && isRecord) put(body.json as Record<string, Json>, body);
  for (const { param, key } of item.record) {
    const value = given.get(param);
    if (value) put({ [key]: value.json }, value);
  }
  if (body && !isRecord && item.bodyKey === undefined) args.push(literal(body));
  else if (Object.keys(record).length > 0 || item.paramsRequired)
    args.push(literal({ json: record, fits }));
  const headers = item.headers.filter((param) => given.has(param));
  if (headers.length > 0) {
    if (args.length === item.positional.length && (item.paramsType || item.body))
      args.push(expression`{}`);
    const values = Object.fromEntries(
      headers.map((param) => [param.name.wire, String(given.get(param)?.json)]),
    );
    args.push(literal({ json: { headers: values }, fits: true }));
  }
  return expression`${access}.${item.method}(${join(args, ", ", "expression")})`;
}

interface Known {
  readonly json: Json;
  /** False: the document's example contradicts its own type, so the compiler must be told to accept it. */
  readonly fits: boolean;
}

/** An example's value without the fields that its type does not name. */
function known(value: TypedValue): Known {
  switch (value.kind) {
    case "null":
      return { json: null, fits: true };
    case "scalar":
      return { json: value.value, fits: value.scalar !== "binary" && fits(value) };
    case "literal":
    case "enum":
      return { json: value.value, fits: fits(value) };
    case "list": {
      const items = value.items.map(known);
      return { json: items.map((item) => item.json), fits: items.every((item) => item.fits) };
    }
    case "map":
      return object(value.entries.map(({ key, value: item }) => [key, known(item)]));
    case "record": {
      const fields = value.fields.map(
        ({ field, value: item }) => [field.name.wire, known(item)] as const,
      );
      const extra =
        typeof value.type.extra === "object"
          ? value.extra.map(({ key, value: item }) => [key, known(item)] as const)
          : [];
      const complete = value.type.fields.every(
        (field) => !field.required || value.fields.some((item) => item.field === field),
      );
      const { json, fits: all } = object([...fields, ...extra]);
      return { json, fits: all && complete };
    }
    case "union":
      return known(value.value);
    case "unknown":
      return { json: value.value, fits: false };
    default:
      return value satisfies never;
  }
}

function object(entries: readonly (readonly [string, Known])[]): Known {
  return {
    json: Object.fromEntries(entries.map(([key, item]) => [key, item.json])),
    fits: entries.every(([, item]) => item.fits),
  };
}

function literal(value: Known): Fragment<"expression"> {
  const code = fragment(join([json(value.json)], "", "expression").code);
  return value.fits ? code : expression`${code} as never`;
}

/** The example of an operation for its comment; a comment cannot hold its own end. */
export function callText(
  item: OperationModel,
  resource: ResourceModel,
  model: Model,
): Fragment<"expression"> {
  const call = callOf(item.operation, model.api);
  const code = statement(sampleCall(call, item, accessTo(resource, model), model), item);
  return fragment(commentedCode(code.code));
}

/** The call as a statement that shows what one does with the result. */
export function statement(
  call: Fragment<"expression">,
  item: OperationModel,
): Fragment<"expression"> {
  if (item.item) return expression`for await (const item of ${call}) {\n  console.log(item);\n}`;
  if (item.operation.result.kind === "nothing") return expression`await ${call};`;
  if (item.operation.result.kind === "stream" && item.operation.result.framing !== "octets")
    return expression`for await (const message of await ${call}) {\n  console.log(message);\n}`;
  return expression`const result = await ${call};`;
}

/** `client.payments`, along the tree. */
export function accessTo(resource: ResourceModel, model: Model): Code<"expression"> {
  const chain: ResourceModel[] = [];
  const find = (list: readonly ResourceModel[], trail: readonly ResourceModel[]): void => {
    for (const item of list) {
      if (item === resource) chain.push(...trail, item);
      find(item.children, [...trail, item]);
    }
  };
  find(model.resources, []);
  const root = fixed("client", "expression");
  return chain.reduce((code, item) => expression`${code}.${item.property}`.code, root);
}
