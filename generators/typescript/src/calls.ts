/** One call as code: for the method's comment, README, api.md, examples and the docs page. */
import { bindCall, callOf, compose, fixed, fragment, join, type Call, type Code, type Fragment, type Json } from "@njia/generator-core";
import { commentedCode, json } from "./literals.ts";
import type { Model, OperationModel, ResourceModel } from "./model.ts";

const expression = compose("expression");

/** `await njia.payments.create({ ... })`, awaited or iterated as one would. */
export function sampleCall(call: Call, item: OperationModel, access: Code<"expression">, model: Model): Fragment<"expression"> {
  const { example } = call;
  const bound = bindCall(call, model.api);
  const values = example.params;
  const has = (name: string): boolean => Object.hasOwn(values, name);
  const args: Fragment<"expression">[] = item.positional.map(({ param }) =>
    literal(has(param.name.wire) ? (values[param.name.wire] ?? null) : "id"),
  );
  const record: Record<string, Json> = {};
  const body = bound.body ? (example.body?.value ?? null) : undefined;
  if (item.bodyKey !== undefined) {
    if (body !== undefined) record[item.bodyKey] = body;
  } else if (body !== undefined && typeof body === "object" && body !== null && !Array.isArray(body)) Object.assign(record, body);
  for (const { param, key } of item.record) if (has(param.name.wire)) record[key] = values[param.name.wire] ?? null;
  const whole = item.body && item.bodyKey === undefined && (typeof body !== "object" || body === null || Array.isArray(body));
  if (whole && body !== undefined) args.push(literal(body));
  else if (Object.keys(record).length > 0 || item.paramsRequired) args.push(literal(record));
  const headers = item.headers.filter((param) => has(param.name.wire));
  if (headers.length > 0) {
    if (args.length === item.positional.length && (item.paramsType || item.body)) args.push(expression`{}`);
    const values_ = Object.fromEntries(headers.map((param) => [param.name.wire, String(values[param.name.wire])]));
    args.push(literal({ headers: values_ }));
  }
  return expression`${access}.${item.method}(${join(args, ", ", "expression")})`;
}

const literal = (value: Json): Fragment<"expression"> => fragment(join([json(value)], "", "expression").code);

/** The example of an operation for its comment; a comment cannot hold its own end. */
export function callText(item: OperationModel, resource: ResourceModel, model: Model): Fragment<"expression"> {
  const call = callOf(item.operation, model.api);
  const code = statement(sampleCall(call, item, accessTo(resource, model), model), item);
  return fragment(commentedCode(code.code));
}

/** The call as a statement that shows what one does with the result. */
export function statement(call: Fragment<"expression">, item: OperationModel): Fragment<"expression"> {
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
