/** Scaffold of a project for a foreign document: written once, then the owner's. */
import type { FilePlan } from "@njia/generator-core";
import { fileText, markdown } from "./literals.ts";
import type { Model } from "./model.ts";
import { path } from "./naming.ts";

/** Package manifest, compiler settings, README and the entry points. */
export function planPackage(model: Model): readonly FilePlan[] {
  const { client, api, context } = model;
  const scaffold = (at: string, text: string): FilePlan => ({
    path: path(at),
    ownership: "scaffold",
    origins: [],
    exports: [],
    body: { kind: "text", text: fileText(text) },
  });
  const name = context.packageName;
  const webhooks = api.webhooks !== undefined;
  const entries = ["index", "core", "testing", ...(webhooks ? ["webhooks"] : [])];
  const manifest = {
    name,
    version: context.packageVersion,
    description: `Client for ${markdown(api.title)}.`,
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    imports: { "#transport": transports("./src/runtime", ".ts") },
    exports: {
      ...Object.fromEntries(
        entries.map((entry) => [entry === "index" ? "." : `./${entry}`, `./src/${entry}.ts`]),
      ),
      "./resources/*": "./src/generated/resources/*.ts",
    },
    scripts: { typecheck: "tsc --noEmit" },
    devDependencies: { typescript: "~5.9.0", "@types/node": "^24.0.0" },
  };
  return [
    scaffold("package.json", `${JSON.stringify(manifest, null, 2)}\n`),
    scaffold("tsconfig.json", `${JSON.stringify(TSCONFIG, null, 2)}\n`),
    scaffold("README.md", readme(name, client, api.title)),
    scaffold("src/index.ts", INDEX),
    scaffold(
      "src/core.ts",
      'export * from "./generated/core.ts";\nexport { metaOf, type ResponseMeta } from "./runtime/meta.ts";\n',
    ),
    scaffold("src/testing.ts", TESTING),
    ...(webhooks ? [scaffold("src/webhooks.ts", WEBHOOKS)] : []),
  ];
}

/** The transport module by runtime; Node alone gives access to sockets. */
export function transports(folder: string, extension: string): Record<string, string> {
  const web = `${folder}/transport/fetch${extension}`;
  const others = ["browser", "workerd", "edge-light", "bun", "deno"].map((name) => [name, web]);
  return {
    ...Object.fromEntries(others),
    node: `${folder}/transport/node${extension}`,
    default: web,
  } as Record<string, string>;
}

const TSCONFIG = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    module: "NodeNext",
    moduleResolution: "NodeNext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    isolatedDeclarations: true,
    declaration: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: ["node"],
  },
  include: ["src", "examples"],
};

const INDEX = `export * from "./generated/client.ts";
export * from "./generated/core.ts";
export * from "./generated/types/index.ts";
export * from "./runtime/errors.ts";
export { isKnown, type KnownUnion, type UnknownVariant } from "./runtime/known.ts";
export { metaOf, type ResponseMeta } from "./runtime/meta.ts";
export { fetchTransport } from "./runtime/transport/fetch.ts";
export { TransportError, type Transport } from "./runtime/transport/types.ts";
export type { ByteStream } from "./runtime/bodies.ts";
export type { FileInput } from "./runtime/multipart.ts";
export type { MessageStream, StreamMessage } from "./runtime/sse.ts";
export type { Page, PagePromise } from "./runtime/page.ts";
export type { ApiPromise } from "./runtime/promise.ts";
export type { DateOnly, DateTime, Decimal } from "./runtime/strings.ts";
`;

const TESTING = `export { fixtures } from "./generated/fixtures/index.ts";
export * from "./runtime/fake.ts";
export { seamKey, virtualSeam, type Seam, type VirtualTime } from "./runtime/seam.ts";
`;

const WEBHOOKS = `import { webhookFacts, type WebhookEvent as Event } from "./generated/events.ts";
import { unwrapEvent, type Payload, type UnwrapOptions, type WebhookHeaders } from "./runtime/webhook.ts";

export * from "./generated/events.ts";
export { signPayload as signForTest } from "./runtime/webhook.ts";

/** Verifies and parses one webhook; see \`unwrapEvent\` of the runtime. */
export async function unwrap(
  payload: Payload,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  options?: UnwrapOptions,
): Promise<Event> {
  return (await unwrapEvent(webhookFacts, payload, headers, secrets, options)) as Event;
}
`;

function readme(name: string, client: string, title: string): string {
  return `# ${name}

Client for ${markdown(title)}. All methods are listed in \`api.md\`, each with an example in \`examples/\`.

\`\`\`ts
import { ${client} } from "${name}";

const client = new ${client}();
\`\`\`

\`src/generated\`, \`src/runtime\`, \`examples\` and \`api.md\` belong to the generator; everything else was written once and is yours.
`;
}
