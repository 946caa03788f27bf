import { uuidOf } from "./ids.ts";
import { RUN_VALUES } from "./journey.ts";
import type { ExportOptions, ExportSource } from "./options.ts";
import { planExport, type ExportPlan, type Field, type PlannedRequest } from "./plan.ts";
import { after, before, POSTMAN } from "./scripts.ts";
import { notesOf, titleOf, USER_VALUES } from "./words.ts";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** The export as a Postman Collection v2.1, or with `part: "environment"` the environment that belongs to it, as text with a fixed order of members. */
export function exportPostman(source: ExportSource, options: ExportOptions): string {
  const value =
    options.part === "environment" ? environment(source, options) : collection(source, options);
  return `${JSON.stringify(value, null, 2)}\n`;
}

function collection(source: ExportSource, options: ExportOptions): unknown {
  const plan = planExport(source, options);
  const [first] = plan.folders.flatMap(({ requests }) => requests);
  return {
    info: {
      _postman_id: uuidOf(`collection ${options.journey ?? ""}`),
      name: titleOf(source, plan),
      description: `${plan.description}\n\n${notesOf(source, options)}`,
      schema: SCHEMA,
    },
    item: plan.folders.map((folder) => ({
      id: uuidOf(`folder ${folder.name}`),
      name: folder.name,
      description: folder.description,
      item: folder.requests.map((request) =>
        item(request, request === first, options.tests !== false),
      ),
    })),
    auth: {
      type: "apikey",
      apikey: [
        { key: "key", value: "X-API-Key", type: "string" },
        { key: "value", value: "{{apiKey}}", type: "string" },
        { key: "in", value: "header", type: "string" },
      ],
    },
    variable: variables(plan, options),
  };
}

function variables(plan: ExportPlan, { baseUrl }: ExportOptions): unknown {
  return [
    { key: "baseUrl", value: baseUrl, type: "string" },
    ...[...Object.keys(USER_VALUES), ...Object.keys(RUN_VALUES), ...plan.bound].map((key) => ({
      key,
      value: "",
      type: "string",
    })),
  ];
}

function item(request: PlannedRequest, isFirst: boolean, withTests: boolean): unknown {
  const { operation, body } = request;
  const headers = [
    ...(operation.proof === "session"
      ? [{ key: "Authorization", value: "Bearer {{sessionToken}}" }]
      : []),
    ...(body === null
      ? []
      : [{ key: "Content-Type", value: operation.body?.media ?? "application/json" }]),
    ...request.headers.map(entry),
  ];
  return {
    id: uuidOf(`request ${request.key}`),
    name: request.name,
    event: [
      ...event("prerequest", before(POSTMAN, request, isFirst)),
      ...event("test", after(POSTMAN, request, withTests)),
    ],
    request: {
      ...(operation.proof === "none" ? { auth: { type: "noauth" } } : {}),
      method: operation.method,
      header: headers,
      ...(body === null
        ? {}
        : { body: { mode: "raw", raw: body, options: { raw: { language: "json" } } } }),
      url: urlOf(request),
      description: operation.description,
    },
    response: [],
  };
}

function event(listen: string, exec: readonly string[]): readonly unknown[] {
  return exec.length === 0 ? [] : [{ listen, script: { type: "text/javascript", exec } }];
}

function urlOf({ operation, path, query }: PlannedRequest): unknown {
  const segments = operation.path
    .split("/")
    .slice(1)
    .map((one) => one.replace(/^\{(.+)\}$/, ":$1"));
  const sent = query.filter(({ off }) => !off).map(({ name, value }) => `${name}=${value}`);
  return {
    raw: `{{baseUrl}}/${segments.join("/")}${sent.length === 0 ? "" : `?${sent.join("&")}`}`,
    host: ["{{baseUrl}}"],
    path: segments,
    ...(query.length === 0 ? {} : { query: query.map(entry) }),
    ...(Object.keys(path).length === 0
      ? {}
      : { variable: Object.entries(path).map(([key, value]) => ({ key, value })) }),
  };
}

function entry({ name, value, description, off }: Field): unknown {
  return {
    key: name,
    value,
    ...(description === "" ? {} : { description }),
    ...(off ? { disabled: true } : {}),
  };
}

function environment(source: ExportSource, { env = "sandbox", baseUrl }: ExportOptions): unknown {
  return {
    id: uuidOf(`environment ${env}`),
    name: `${titleOf(source, null)} (${env})`,
    values: [
      { key: "baseUrl", value: baseUrl, type: "default", enabled: true },
      ...Object.keys(USER_VALUES).map((key) => ({
        key,
        value: "",
        type: key === "email" ? "default" : "secret",
        enabled: true,
      })),
    ],
    _postman_variable_scope: "environment",
    _postman_exported_at: source.releasedAt,
    _postman_exported_using: "Njia",
  };
}
