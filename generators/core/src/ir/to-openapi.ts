import { put } from "../source/plain.ts";
import { authObject, requirements } from "./to-openapi-auth.ts";
import { describe, schemaOf, typeSchema, type Plain } from "./to-openapi-schema.ts";
import { allOperations, pathTemplate } from "./types-index.ts";
import type { Api, Content, Event, Operation, Param, Part, Result, Status } from "./types.ts";

/**
 * Writes an Api as a normalised OpenAPI 3.0.3 document: allOf merged, inline types hoisted and named (component names are
 * type ids), overlays applied, nothing hidden left. For tools that read OpenAPI rather than our representation.
 */
export function toOpenApi(api: Api): Plain {
  const schemas: Plain = {};
  for (const type of api.types) put(schemas, type.id, typeSchema(type));
  const securitySchemes: Plain = {};
  for (const scheme of api.auth) put(securitySchemes, scheme.name.wire, authObject(scheme));
  const paths: Plain = {};
  for (const operation of allOperations(api)) addOperation(paths, operation);
  return {
    openapi: "3.0.3",
    info: { title: api.title, version: api.version, ...describe(api, "description") },
    ...(api.servers.length === 0 ? {} : { servers: api.servers.map(serverObject) }),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(api.webhooks === undefined ? {} : { "x-webhooks": webhooksObject(api.webhooks.events) }),
    components: { schemas, ...(api.auth.length === 0 ? {} : { securitySchemes }) },
  };
}

function webhooksObject(events: readonly Event[]): Plain {
  const webhooks: Plain = {};
  for (const event of events) {
    const content = { "application/json": { schema: schemaOf(event.ref) } };
    const responses = { "204": { description: "Status 204" } };
    put(webhooks, event.type, {
      post: { ...describe(event, "summary"), requestBody: { required: true, content }, responses },
    });
  }
  return webhooks;
}

function serverObject(server: Api["servers"][number]): Plain {
  const variables: Plain = {};
  for (const { name, default: fallback, values } of server.variables) {
    put(variables, name, { default: fallback, ...(values.length === 0 ? {} : { enum: values }) });
  }
  return {
    url: server.url,
    ...describe(server, "description"),
    ...(server.variables.length === 0 ? {} : { variables }),
  };
}

function addOperation(paths: Plain, operation: Operation): void {
  const template = pathTemplate(operation);
  const known = Object.hasOwn(paths, template) ? (paths[template] as Plain) : {};
  put(known, operation.method.toLowerCase(), operationObject(operation));
  put(paths, template, known);
}

function operationObject(operation: Operation): Plain {
  const { body, idempotency } = operation;
  const key = idempotency === undefined ? [] : [keyParameter(idempotency)];
  const parameters = [...operation.params.map(parameterObject), ...key];
  return {
    operationId: operation.id,
    ...describe(operation, "summary"),
    ...(operation.deprecated === undefined ? {} : { deprecated: true }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: body.required, content: contentMap(body.contents) } }),
    responses: responsesObject(operation),
    security: requirements(operation.auth),
  };
}

function keyParameter(idempotency: NonNullable<Operation["idempotency"]>): Plain {
  return {
    name: idempotency.header,
    in: "header",
    required: idempotency.required,
    schema: { type: "string" },
  };
}

function parameterObject(param: Param): Plain {
  const schema = {
    ...schemaOf(param.ref),
    ...(param.default === undefined ? {} : { default: param.default }),
  };
  const how =
    param.encode.by === "content"
      ? { content: { [param.encode.media]: { schema } } }
      : {
          style: param.encode.style,
          explode: param.encode.explode,
          ...(param.encode.allowReserved ? { allowReserved: true } : {}),
          schema,
        };
  return {
    name: param.name.wire,
    in: param.in,
    required: param.required,
    ...describe(param, "description"),
    ...(param.deprecated === undefined ? {} : { deprecated: true }),
    ...how,
  };
}

function headersObject(headers: readonly Param[]): Plain {
  const object: Plain = {};
  for (const header of headers) {
    put(object, header.name.wire, {
      required: header.required,
      ...describe(header, "description"),
      schema: schemaOf(header.ref),
    });
  }
  return object;
}

function contentMap(contents: readonly Content[]): Plain {
  const map: Plain = {};
  for (const content of contents) {
    const encoding = encodingOf(content.parts ?? []);
    put(map, content.media, {
      schema: schemaOf(content.ref),
      ...(Object.keys(encoding).length === 0 ? {} : { encoding }),
    });
  }
  return map;
}

function encodingOf(parts: readonly Part[]): Plain {
  const encoding: Plain = {};
  for (const part of parts) {
    const headers = headersObject(part.headers);
    const entry = {
      ...(part.media === undefined ? {} : { contentType: part.media }),
      ...(part.headers.length === 0 ? {} : { headers }),
    };
    if (Object.keys(entry).length > 0) put(encoding, part.name.wire, entry);
  }
  return encoding;
}

function responsesObject(operation: Operation): Plain {
  const responses: Plain = {};
  const { result } = operation;
  if (result.kind === "choice") {
    for (const entry of result.byStatus)
      put(responses, String(entry.status), responseObject(entry.result, entry.status));
  } else {
    const documented = operation.success.length === 0 ? ["default" as const] : operation.success;
    for (const status of documented) put(responses, String(status), responseObject(result, status));
  }
  for (const { status, ref } of operation.failures) {
    const content =
      ref === undefined
        ? {}
        : { content: { "application/problem+json": { schema: schemaOf(ref) } } };
    put(responses, String(status), { description: `Status ${status}`, ...content });
  }
  return responses;
}

const STREAM_MEDIA = {
  octets: "application/octet-stream",
  sse: "text/event-stream",
  ndjson: "application/x-ndjson",
} as const;

function responseObject(result: Result, status: Status): Plain {
  const description = `Status ${status}`;
  switch (result.kind) {
    case "nothing":
    case "choice":
      return { description };
    case "value":
      return {
        description,
        ...(result.headers.length === 0 ? {} : { headers: headersObject(result.headers) }),
        content: contentMap(result.contents),
      };
    case "stream": {
      const schema =
        result.ref === undefined ? { type: "string", format: "binary" } : schemaOf(result.ref);
      return { description, content: { [STREAM_MEDIA[result.framing]]: { schema } } };
    }
    default:
      return result satisfies never;
  }
}
