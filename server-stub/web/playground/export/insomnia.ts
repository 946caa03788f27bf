import { hexOf } from "./ids.ts";
import { RUN_VALUES } from "./journey.ts";
import type { ExportOptions, ExportSource } from "./options.ts";
import { planExport, type Field, type PlannedRequest } from "./plan.ts";
import { after, before, INSOMNIA } from "./scripts.ts";
import { notesOf, titleOf, USER_VALUES } from "./words.ts";

// The importer knows these two by name: only so does an import into an existing collection merge with it.
const WORKSPACE = "__WORKSPACE_ID__";
const BASE_ENVIRONMENT = "__BASE_ENVIRONMENT_ID__";

/** The export as an Insomnia workspace (export format 4), or with `part: "environment"` its environments alone, as text with a fixed order of members. */
export function exportInsomnia(source: ExportSource, options: ExportOptions): string {
  const plan = planExport(source, options);
  const [first] = plan.folders.flatMap(({ requests }) => requests);
  const folders = options.part === "environment" ? [] : plan.folders;
  const resources = [
    {
      _id: WORKSPACE,
      _type: "workspace",
      parentId: null,
      name: titleOf(source, plan),
      description: `${plan.description}\n\n${notesOf(source, options)}`,
      scope: "collection",
    },
    ...environments(options, [...Object.keys(RUN_VALUES), ...plan.bound]),
    ...folders.flatMap((folder, place) => {
      const id = `fld_${hexOf(`folder ${folder.name}`)}`;
      return [
        {
          _id: id,
          _type: "request_group",
          parentId: WORKSPACE,
          name: folder.name,
          description: folder.description,
          environment: {},
          metaSortKey: (place + 1) * 1000,
        },
        ...folder.requests.map((request, index) =>
          resourceOf(request, id, index, request === first, options.tests !== false),
        ),
      ];
    }),
  ];
  const value = {
    _type: "export",
    __export_format: 4,
    __export_date: source.releasedAt,
    __export_source: "njia",
    resources,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The first environment below the base becomes the active one, so the sandbox comes first. */
function environments(
  { env, baseUrl }: ExportOptions,
  kept: readonly string[],
): readonly unknown[] {
  const base = {
    _id: BASE_ENVIRONMENT,
    _type: "environment",
    parentId: WORKSPACE,
    name: "Base environment",
    data: { baseUrl, ...blank(Object.keys(USER_VALUES)), ...blank(kept) },
    isPrivate: false,
    metaSortKey: 1,
  };
  const below = (["sandbox", "live"] as const)
    .filter((one) => env === undefined || env === one)
    .map((one, index) => ({
      _id: `env_${hexOf(`environment ${one}`)}`,
      _type: "environment",
      parentId: BASE_ENVIRONMENT,
      name: one === "sandbox" ? "Sandbox" : "Live",
      data: { baseUrl, ...blank(Object.keys(USER_VALUES)) },
      isPrivate: false,
      metaSortKey: index + 2,
    }));
  return [base, ...below];
}

function blank(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, ""]));
}

function resourceOf(
  request: PlannedRequest,
  parentId: string,
  index: number,
  isFirst: boolean,
  withTests: boolean,
): unknown {
  const { operation, body } = request;
  const media = operation.body?.media ?? "application/json";
  const path = operation.path.replace(
    /\{([^}]+)\}/g,
    (_, name: string) => request.path[name] ?? "",
  );
  const headers = [
    ...(operation.proof === "key" || operation.proof === "session"
      ? [{ name: "X-API-Key", value: "{{ _.apiKey }}" }]
      : []),
    ...(body === null ? [] : [{ name: "Content-Type", value: media }]),
    ...request.headers.map(entry),
  ];
  return {
    _id: `req_${hexOf(`request ${request.key}`)}`,
    _type: "request",
    parentId,
    name: request.name,
    description: operation.description,
    method: operation.method,
    url: inInsomnia(`{{baseUrl}}${path}`),
    headers,
    parameters: request.query.map(entry),
    body: body === null ? {} : { mimeType: media, text: inInsomnia(body) },
    authentication:
      operation.proof === "session"
        ? { type: "bearer", token: "{{ _.sessionToken }}", disabled: false }
        : {},
    preRequestScript: before(INSOMNIA, request, isFirst).join("\n"),
    afterResponseScript: after(INSOMNIA, request, withTests).join("\n"),
    metaSortKey: (index + 1) * 1000,
  };
}

function entry({ name, value, description, off }: Field): unknown {
  return { name, value: inInsomnia(value), description, disabled: off };
}

/** `{{name}}` as Insomnia's templates say it. */
function inInsomnia(text: string): string {
  return text.replaceAll("{{$guid}}", "{% uuid 'v4' %}").replace(/\{\{(\w+)\}\}/g, "{{ _.$1 }}");
}
