/** `core.ts` and `client.ts`: what the runtime must know about the API, its options, and the client with its resources. */
import {
  compose,
  filledUrl,
  fixed,
  join,
  ownedFile,
  toCase,
  type FilePlan,
  type Fragment,
} from "@njia/generator-core";
import { StructureKind } from "./libraries.ts";
import { docComment, json, key, text } from "./literals.ts";
import { allOperations, type Model } from "./model.ts";
import { path } from "./naming.ts";
import { defaultSecurity } from "./operations.ts";
import { childGetter } from "./resources.ts";
import { credentials, securityText } from "./security.ts";
import { printable, type Statement } from "./structure.ts";
import { TOP } from "./types.ts";

const expression = compose("expression");

/** The core: facts, options, and the class that resources work on. */
export function planCore(model: Model): FilePlan {
  const { api, client } = model;
  const standard = defaultSecurity(model);
  const list = credentials(model, standard);
  const runtime = (module: string): Fragment["code"] => path(TOP.runtime, "/", module, ".ts");
  const fields = list.map(({ option, doc }) => ({
    name: option,
    type: fixed("Credential", "type"),
    isReadonly: true,
    hasQuestionToken: true,
    docs: doc ? [{ description: doc }] : [],
  }));
  const optionDocs = (what: string): { readonly description: Fragment["code"] }[] => [
    {
      description:
        expression`${what === "client" ? fixed("Settings of a client. Durations are milliseconds.", "comment") : fixed("Settings of one call; they win over the client's. Durations are milliseconds.", "comment")}`
          .code,
    },
  ];
  const core = expression`${client}Core`;
  const options = expression`${client}Options`;
  const statements: Statement[] = [
    {
      kind: StructureKind.Interface,
      isExported: true,
      name: fixed("KnownHeaders", "identifier"),
      docs: [
        {
          description: fixed(
            "Headers that operations of this API read. Any other may be sent too.",
            "comment",
          ),
        },
      ],
      extends: [fixed("HeaderInput", "type")],
      properties: knownHeaders(model),
    },
    {
      kind: StructureKind.Interface,
      isExported: true,
      name: options.code,
      docs: optionDocs("client"),
      extends: [fixed("ClientOptions", "type")],
      properties: fields,
    },
    {
      kind: StructureKind.Interface,
      isExported: true,
      name: fixed("RequestOptions", "identifier"),
      docs: optionDocs("call"),
      extends: [fixed("CallOptions", "type")],
      properties: [
        {
          name: fixed("headers", "identifier"),
          type: fixed("KnownHeaders", "type"),
          isReadonly: true,
          hasQuestionToken: true,
          docs: [],
        },
        ...fields,
      ],
    },
    expression`const facts: ApiFacts = {\n${join(factLines(model, list, standard), "\n", "expression")}\n};`
      .code,
    {
      kind: StructureKind.Class,
      isExported: true,
      name: core.code,
      extends: fixed("Core", "type"),
      docs: [
        {
          description: fixed(
            "A client without resources, for bundles that need only some of them.",
            "comment",
          ),
        },
      ],
      ctors: [
        {
          parameters: [
            {
              name: fixed("options", "identifier"),
              type: options.code,
              initializer: fixed("{}", "expression"),
            },
          ],
          statements: [fixed("super(options, facts);", "expression")],
        },
      ],
    },
  ];
  return ownedFile({
    path: path("src/generated/core.ts"),
    origins: api.auth.map((scheme) => scheme.origin),
    exports: list.map(({ option, scheme }) => ({
      symbol: `${options.code}.${option}`,
      signature: "?: Credential",
      origin: scheme.origin,
    })),
    body: {
      kind: "printed",
      source: printable({
        header: model.header,
        imports: [
          { from: runtime("core"), name: "Core" },
          { from: runtime("facts"), name: "ApiFacts", typeOnly: true },
          { from: runtime("headers"), name: "HeaderInput", typeOnly: true },
          { from: runtime("options"), name: "CallOptions", typeOnly: true },
          { from: runtime("options"), name: "ClientOptions", typeOnly: true },
          ...(list.length
            ? [{ from: runtime("options"), name: "Credential", typeOnly: true }]
            : []),
        ],
        statements,
      }),
    },
  });
}

function knownHeaders(model: Model) {
  const found = new Map<string, Fragment["code"] | undefined>();
  for (const item of allOperations(model))
    for (const param of item.headers)
      if (!found.has(param.name.wire))
        found.set(param.name.wire, docComment(param.doc, param.deprecated));
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, doc]) => ({
      name: key(name),
      type: fixed("string | null", "type"),
      isReadonly: true,
      hasQuestionToken: true,
      docs: doc ? [{ description: doc }] : [],
    }));
}

function factLines(
  model: Model,
  list: ReturnType<typeof credentials>,
  standard: ReturnType<typeof defaultSecurity>,
): Fragment<"expression">[] {
  const { api, context, client } = model;
  const product = `${toCase([client.toLowerCase()], "kebab")}-typescript/${context.packageVersion}`;
  const { requestId, replayed, apiVersion, rateLimit } = api.headers;
  const headers = {
    ...(requestId !== undefined && { requestId }),
    ...(replayed !== undefined && { replayed }),
    ...(apiVersion && { apiVersion: [apiVersion.header, apiVersion.value] }),
    ...(rateLimit && { rateLimit: { ...rateLimit } }),
  };
  const baseUrl = serverUrl(model);
  const auth = join(
    list.map((item) => expression`${item.table},`),
    "\n",
    "expression",
  );
  return [
    expression`  product: ${text(product)},`,
    expression`  version: ${text(api.version)},`,
    ...(baseUrl === undefined ? [] : [expression`  baseUrl: ${text(baseUrl)},`]),
    list.length ? expression`  auth: [\n${auth}\n  ],` : expression`  auth: [],`,
    expression`  security: ${json(JSON.parse(securityText(standard)) as string[])},`,
    ...(Object.keys(headers).length ? [expression`  headers: ${json(headers, "  ")},`] : []),
  ];
}

/** The first server with its variables filled in, if that makes an absolute address. */
export function serverUrl(model: Model): string | undefined {
  const [server] = model.api.servers;
  const url = server && filledUrl(server);
  if (url === undefined || !/^https?:\/\/[^\s{}]+$/.test(url) || !URL.canParse(url))
    return undefined;
  const { search, hash, username } = new URL(url);
  return search || hash || username ? undefined : url;
}

/** The client with one getter per resource. */
export function planClient(model: Model): FilePlan {
  const { api, client } = model;
  const children = model.resources.map((child) => childGetter(child, "./resources"));
  const doc = docComment({ summary: `${api.title}, version ${api.version}.` });
  return ownedFile({
    path: path("src/generated/client.ts"),
    origins: [{ pointer: "/info" }],
    exports: model.resources.map((item) => ({
      symbol: `${client}.${item.property}`,
      signature: `: ${item.className}`,
      origin: item.resource.origin,
    })),
    body: {
      kind: "printed",
      source: printable({
        header: model.header,
        imports: [
          ...children.flatMap((item) => item.imports),
          { from: "./core.ts", name: `${client}Core` },
        ],
        statements: [
          {
            kind: StructureKind.Class,
            isExported: true,
            name: client,
            extends: expression`${client}Core`.code,
            docs: doc ? [{ description: doc }] : [],
            getAccessors: children.map((item) => item.structure),
          },
        ],
      }),
    },
  });
}
