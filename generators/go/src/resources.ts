/** Resources to services: thin methods over static descriptors. */
import type { Code, FilePlan, Fragment, Operation, Resource, View } from "@njia/generator-core";
import { compose, fixed, fragment, join, ownedFile, pathTemplate } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { fieldsOf } from "./fields.ts";
import { importsOf, linesView } from "./files.ts";
import { deprecationText, docComment, text } from "./literals.ts";
import { filePath } from "./naming.ts";
import { parametersOf, type Parameters } from "./params.ts";
import { returnOf, type Return } from "./results.ts";

const expression = compose("expression");
const type = compose("type");
const nothing = fragment(fixed("", "expression"));

/** Every resource of the tree, parents first. */
export function allResources(resources: readonly Resource[]): readonly Resource[] {
  return resources.flatMap((resource) => [resource, ...allResources(resource.children)]);
}

/** Resources with the operations that new code should use; interfaces and fakes are made of these. */
export function currentResources(resources: readonly Resource[]): readonly Resource[] {
  return allResources(resources)
    .map((resource) => ({
      ...resource,
      operations: resource.operations.filter((operation) => operation.deprecated === undefined),
    }))
    .filter((resource) => resource.operations.length > 0);
}

/** What the caller of a method writes and gets. */
export interface Signature {
  readonly parameters: Parameters;
  readonly returns: Return;
  readonly hasParams: boolean;
}

export function signatureOf(book: Book, operation: Operation): Signature {
  const parameters = parametersOf(book, operation);
  return {
    parameters,
    returns: returnOf(book, operation),
    hasParams: parameters.members.length > 0,
  };
}

/** One file per resource. */
export function planResources(book: Book): readonly FilePlan[] {
  return allResources(book.api.resources).map((resource) => planService(book, resource));
}

function planService(book: Book, resource: Resource): FilePlan {
  const names = book.service(resource);
  const fragments: Fragment[] = [];
  const methods = resource.operations.map((operation) =>
    methodView(book, operation, names.service, fragments),
  );
  const hasMethods = methods.length > 0;
  const hasPages = resource.operations.some(
    (operation) => signatureOf(book, operation).returns.page !== undefined,
  );
  const prints = methods.some((method) => method.flat || method.hidden);
  const standard = [
    ...(hasMethods ? ["context"] : []),
    ...(hasPages ? ["iter"] : []),
    ...(prints ? ["fmt", "log/slog"] : []),
  ];
  return ownedFile({
    path: filePath(names.file, ".go"),
    origins: [resource.origin, ...resource.operations.map((operation) => operation.origin)],
    exports: [
      { symbol: names.service, signature: "struct", origin: resource.origin },
      ...resource.operations.flatMap((operation) => exportsOf(book, operation, names.service)),
    ],
    body: {
      kind: "template",
      template: "service",
      view: {
        package: book.module.name,
        imports: importsOf(book, fragments, standard, ["runtime"]),
        docs: linesView(docComment(names.service, resource.doc, resource.deprecated)),
        service: names.service,
        children: resource.children.map((child) => ({
          member: book.service(child).member,
          service: book.service(child).service,
        })),
        methods,
      },
    },
  });
}

type MethodView = { readonly [key: string]: View } & {
  readonly flat: boolean;
  readonly hidden: boolean;
};

function methodView(
  book: Book,
  operation: Operation,
  service: Code<"identifier">,
  fragments: Fragment[],
): MethodView {
  const names = book.method(operation);
  const { parameters, returns, hasParams } = signatureOf(book, operation);
  fragments.push(
    returns.type,
    ...parameters.positional.map((item) => item.type),
    ...parameters.members.map((item) => item.type),
  );
  if (returns.page !== undefined) fragments.push(returns.page.item);
  const { body } = parameters;
  const sensitive = parameters.members.some(
    (member) => member.param !== undefined && member.param.sensitive !== "no",
  );
  return {
    docs: linesView(
      docComment(names.method, operation.doc, operation.deprecated, notes(operation)),
    ),
    service,
    method: names.method,
    params: names.params,
    descriptor: descriptorName(names.descriptor),
    operation: descriptorOf(operation, returns).code,
    hasParams,
    paramsDoc: linesView(
      docComment(
        names.params,
        { summary: `${names.params} are the parameters of ${service}.${names.method}.` },
        undefined,
      ),
    ),
    members: parameters.members.map((member, index) => ({
      docs: linesView(member.docs),
      name: member.name,
      type: member.type.code,
      more: index + 1 < parameters.members.length,
    })),
    signature: signatureText(parameters, hasParams ? names.params : undefined).code,
    forward: forwardText(parameters, hasParams).code,
    returns: returns.type.code,
    call: returns.call.code,
    adds: [
      ...parameters.positional.map((item) => ({ add: item.add.code })),
      ...parameters.members.flatMap((member) =>
        member.add === undefined ? [] : [{ add: member.add.code }],
      ),
    ],
    flat: body.kind === "flat",
    bodyType: body.kind === "flat" ? body.name : fixed("", "identifier"),
    label: text(names.params),
    writer: body.kind === "flat" ? body.write.code : nothing.code,
    assigns:
      body.kind === "flat"
        ? parameters.members
            .filter((member) => member.place === "field")
            .map((member) => ({
              target: assignTarget(book, body, member.wire),
              source: member.name,
            }))
        : [],
    sendsBody: body.kind === "flat" || body.kind === "whole",
    send: body.kind === "flat" || body.kind === "whole" ? body.send.code : nothing.code,
    form: body.kind === "form",
    sendForm:
      body.kind === "form" && body.multipart
        ? fixed("BodyMultipart", "identifier")
        : fixed("BodyForm", "identifier"),
    parts: body.kind === "form" ? body.parts.map((part) => ({ part: part.code })) : [],
    media: body.kind === "form" ? body.media : nothing.code,
    hidden:
      hasParams &&
      body.kind !== "flat" &&
      (sensitive || body.kind === "form" || body.kind === "whole"),
    paged: returns.page !== undefined,
    all: names.all ?? names.method,
    item: returns.page?.item.code ?? fixed("", "type"),
  };
}

function assignTarget(
  book: Book,
  body: Extract<Parameters["body"], { kind: "flat" }>,
  wire: string,
): Code<"identifier"> {
  if (wire === "") return fixed("AdditionalProperties", "identifier");
  const plan = fieldsOf(book, body.record).find((item) => item.field.name.wire === wire);
  if (plan === undefined) throw new Error(`E-INTERNAL ${body.record.id} has no field ${wire}`);
  return plan.name;
}

function descriptorName(name: Code<"identifier">): Code<"expression"> {
  return expression`op${name}`.code;
}

function notes(operation: Operation): readonly string[] {
  const lines: string[] = [`${operation.method} ${pathTemplate(operation)}`];
  if (operation.scopes.length > 0) lines.push(`Scopes: ${operation.scopes.join(", ")}.`);
  if (operation.idempotency !== undefined)
    lines.push("An idempotency key is made for each call unless WithIdempotencyKey gives one.");
  const codes = [...new Set(operation.failures.flatMap((failure) => failure.codes))];
  if (codes.length > 0) lines.push(`Error codes: ${codes.join(", ")}.`);
  return lines;
}

function descriptorOf(operation: Operation, returns: Return): Fragment<"expression"> {
  const parts: Fragment<"expression">[] = [
    expression`ID: ${text(operation.id)}`,
    expression`Method: ${text(operation.method)}`,
    expression`Path: ${text(pathTemplate(operation))}`,
  ];
  if (operation.idempotency !== undefined)
    parts.push(expression`Idempotency: ${text(operation.idempotency.header)}`);
  if (returns.accept !== undefined) parts.push(expression`Accept: ${returns.accept}`);
  if (operation.deprecated !== undefined)
    parts.push(expression`Deprecated: ${text(deprecationText(operation.deprecated))}`);
  const alternatives = operation.auth.filter((alternative) => alternative.length > 0);
  if (alternatives.length > 0 && alternatives.length === operation.auth.length) {
    const lists = alternatives.map(
      (alternative) =>
        expression`{${join(
          alternative.map((item) => text(item.scheme)),
          ", ",
          "expression",
        )}}`,
    );
    parts.push(expression`Auth: [][]string{${join(lists, ", ", "expression")}}`);
  }
  const { pagination } = operation;
  if (returns.page !== undefined && pagination !== undefined) {
    const style = {
      cursor: fixed("runtime.Cursor", "expression"),
      offset: fixed("runtime.Offset", "expression"),
      page: fixed("runtime.PageNumber", "expression"),
      link: fixed("runtime.Link", "expression"),
    }[pagination.style];
    const paging: Fragment<"expression">[] = [expression`Style: ${style}`];
    if (pagination.style !== "link") paging.push(expression`Send: ${text(pagination.send.at)}`);
    if (pagination.next?.in === "body") paging.push(expression`Next: ${text(pagination.next.at)}`);
    if (pagination.next?.in === "header")
      paging.push(expression`NextHeader: ${text(pagination.next.at)}`);
    if (pagination.more?.in === "body") paging.push(expression`More: ${text(pagination.more.at)}`);
    parts.push(expression`Paging: &runtime.Paging{${join(paging, ", ", "expression")}}`);
  }
  return expression`runtime.Operation{${join(parts, ", ", "expression")}}`;
}

/** The parameters of a method after the receiver, with types. */
export function signatureText(
  parameters: Parameters,
  params: Code<"identifier"> | undefined,
  qualifier = fixed("", "type"),
): Fragment<"type"> {
  const list: Fragment<"type">[] = [type`ctx context.Context`];
  for (const item of parameters.positional) list.push(type`${item.name} ${item.type}`);
  if (params !== undefined) list.push(type`params ${qualifier}${params}`);
  list.push(type`opts ...${qualifier}Option`);
  return join(list, ", ", "type");
}

/** The same parameters as arguments. */
export function forwardText(parameters: Parameters, hasParams: boolean): Fragment<"expression"> {
  const list: Fragment<"expression">[] = [
    expression`ctx`,
    ...parameters.positional.map((item) => expression`${item.name}`),
  ];
  if (hasParams) list.push(expression`params`);
  list.push(expression`opts...`);
  return join(list, ", ", "expression");
}

function exportsOf(
  book: Book,
  operation: Operation,
  service: Code<"identifier">,
): FilePlan["exports"] {
  const names = book.method(operation);
  const { parameters, returns, hasParams } = signatureOf(book, operation);
  const { origin } = operation;
  const signature = signatureText(parameters, hasParams ? names.params : undefined).code;
  const lines = [
    {
      symbol: `${service}.${names.method}`,
      signature: `(${signature}) (${returns.type.code}, error)`,
      origin,
    },
  ];
  if (returns.page !== undefined && names.all !== undefined) {
    lines.push({
      symbol: `${service}.${names.all}`,
      signature: `(${signature}) iter.Seq2[*${returns.page.item.code}, error]`,
      origin,
    });
  }
  if (hasParams) {
    lines.push({ symbol: names.params, signature: "struct", origin });
    for (const member of parameters.members) {
      lines.push({
        symbol: `${names.params}.${member.name}`,
        signature: member.type.code,
        origin: member.field?.origin ?? member.param?.origin ?? origin,
      });
    }
  }
  return lines;
}
