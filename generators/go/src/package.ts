/** The package as a whole: client, options, what is re-exported, interfaces of services, module file. */
import type {
  AuthScheme,
  Code,
  FilePlan,
  Fragment,
  Import,
  RecordType,
  SurfaceLine,
  View,
} from "@njia/generator-core";
import { compose, filledUrl, fixed, join, ownedFile, sensitiveNames } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { importsOf, linesView } from "./files.ts";
import { comment, docComment, qualify, text, bool } from "./literals.ts";
import { createGoScope, filePath, wordsOf } from "./naming.ts";
import { currentResources, signatureOf, signatureText } from "./resources.ts";

const expression = compose("expression");

export function planPackage(book: Book): readonly FilePlan[] {
  return [
    planClient(book),
    planAliases(book),
    planInfo(book),
    ...planInterfaces(book),
    planModule(book),
  ];
}

function planClient(book: Book): FilePlan {
  const services = book.api.resources.map((resource) => ({
    member: book.service(resource).member,
    service: book.service(resource).service,
    docs: linesView(
      comment(
        resource.doc?.summary ??
          `${book.service(resource).member}: the operations of this resource.`,
      ),
    ),
  }));
  const exports: SurfaceLine[] = [
    { symbol: "New", signature: "(opts ...Option) (*Client, error)", origin: { pointer: "" } },
    {
      symbol: "Client.With",
      signature: "(opts ...Option) (*Client, error)",
      origin: { pointer: "" },
    },
    { symbol: "Client.CloseIdleConnections", signature: "()", origin: { pointer: "" } },
    ...book.api.resources.map((resource) => ({
      symbol: `Client.${book.service(resource).member}`,
      signature: `*${book.service(resource).service}`,
      origin: resource.origin,
    })),
  ];
  return owned("client.go", exports, "client", {
    package: book.module.name,
    imports: importsOf(book, [], ["fmt"], ["runtime"]),
    docs: linesView(
      docComment(
        `Package ${book.module.name}`,
        book.api.doc ?? { summary: `is a client of ${book.api.title}.` },
        undefined,
      ),
    ),
    services,
  });
}

interface AuthOption {
  readonly scheme: AuthScheme;
  readonly option: Code<"identifier">;
  readonly source: Code<"identifier">;
}

/** `ApiKeyAuth` is set by `WithAPIKey`, a bearer scheme `SessionAuth` by `WithSessionToken`. */
function authOptions(book: Book): readonly AuthOption[] {
  const scope = createGoScope(book.context.report);
  for (const own of [
    "Transport",
    "Timeout",
    "Header",
    "Cursor",
    "Logger",
    "Proxy",
    "Seam",
    "Deadline",
  ])
    scope.reserve(`With${own}`);
  return book.api.auth.map((scheme) => {
    const words = wordsOf(scheme.name).filter(
      (word, index, all) => word !== "auth" || all.length === 1 || index === 0,
    );
    const noun = scheme.kind === "bearer" || scheme.kind === "oauth2" ? withToken(words) : words;
    return {
      scheme,
      option: scope.take(["with", ...noun], "method", [["credential"]], scheme.origin),
      source: scope.take(["with", ...noun, "func"], "method", [["credential"]], scheme.origin),
    };
  });
}

const withToken = (words: readonly string[]): readonly string[] =>
  words.at(-1) === "token" ? words : [...words, "token"];

function planAliases(book: Book): FilePlan {
  const options = authOptions(book);
  const error = book.api.errorType;
  const record = error === undefined ? undefined : book.types.get(error);
  const exports = options.flatMap(({ scheme, option, source }) => [
    { symbol: option, signature: "(value string) Option", origin: scheme.origin },
    {
      symbol: source,
      signature: "(source func(context.Context) (string, error)) Option",
      origin: scheme.origin,
    },
  ]);
  const hasProblem = record?.kind === "record";
  return owned("aliases.go", exports, "aliases", {
    package: book.module.name,
    imports: importsOf(
      book,
      [],
      [
        ...(options.length > 0 ? ["context"] : []),
        "crypto/tls",
        "iter",
        "log/slog",
        "net/http",
        "time",
        ...(hasProblem ? ["encoding/json", "errors"] : []),
      ],
      ["runtime"],
    ),
    auth: options.map(({ scheme, option, source }) => ({
      docs: linesView(
        docComment(
          option,
          scheme.doc ?? {
            summary: `${option} sets the credential of the scheme ${scheme.name.wire}.`,
          },
          scheme.deprecated,
          hint(scheme),
        ),
      ),
      option,
      source,
      id: text(scheme.name.wire),
      basic: scheme.kind === "basic",
    })),
    hasProblem,
    problem: hasProblem ? book.typeName((record as RecordType).id) : fixed("", "identifier"),
  });
}

function hint(scheme: AuthScheme): readonly string[] {
  return scheme.env === undefined
    ? []
    : [`Without it the variable ${scheme.env} of the environment is read.`];
}

function planInfo(book: Book): FilePlan {
  const { api, context } = book;
  const options = authOptions(book);
  const { headers } = api;
  const schemes = options.map(({ scheme, option }) => {
    const parts: Fragment<"expression">[] = [
      expression`ID: ${text(scheme.name.wire)}`,
      expression`Option: ${text(option)}`,
      expression`Kind: ${schemeKind(scheme)}`,
    ];
    if (scheme.kind === "api-key") parts.push(expression`Key: ${text(scheme.key)}`);
    if (scheme.env !== undefined) parts.push(expression`Env: ${text(scheme.env)}`);
    if (scheme.retired.length > 0) {
      const retired = scheme.retired.map(
        (item) =>
          expression`{Pattern: ${text(item.pattern)}, Since: ${text(item.since)}, Use: ${text(item.use)}}`,
      );
      parts.push(expression`Retired: []runtime.Retired{${join(retired, ", ", "expression")}}`);
    }
    return { scheme: expression`{${join(parts, ", ", "expression")}}`.code };
  });
  return owned(
    "info.go",
    [
      {
        symbol: "Version",
        signature: `= ${JSON.stringify(context.packageVersion)}`,
        origin: { pointer: "/info" },
      },
    ],
    "info",
    {
      package: book.module.name,
      imports: importsOf(book, [], [], ["runtime"]),
      agent: text(`${book.module.name}-go`),
      version: text(context.packageVersion),
      apiVersion: text(api.version.replace(/[^A-Za-z0-9._-]/g, "-") || "0"),
      baseURL: text(baseURL(book)),
      versionHeader: text(headers.apiVersion?.header ?? ""),
      versionValue: text(headers.apiVersion?.value ?? ""),
      requestID: text(headers.requestId ?? ""),
      replayed: text(headers.replayed ?? ""),
      limit: text(headers.rateLimit?.limit ?? ""),
      remaining: text(headers.rateLimit?.remaining ?? ""),
      reset: text(headers.rateLimit?.reset ?? ""),
      delta: bool(headers.rateLimit?.resetAs === "delta-seconds"),
      schemes,
      sensitive: sensitiveNames(book.api).map((name) => ({ name: text(name) })),
    },
  );
}

/** The first server with its variables at their defaults. */
function baseURL(book: Book): string {
  const [server] = book.api.servers;
  if (server === undefined) return "";
  const url = filledUrl(server);
  return /^https?:\/\//.test(url) ? url : "";
}

function schemeKind(scheme: AuthScheme): Code<"expression"> {
  switch (scheme.kind) {
    case "api-key":
      return {
        header: fixed("runtime.HeaderKey", "expression"),
        query: fixed("runtime.QueryKey", "expression"),
        cookie: fixed("runtime.CookieKey", "expression"),
      }[scheme.in];
    case "bearer":
    case "oauth2":
      return fixed("runtime.Bearer", "expression");
    case "basic":
      return fixed("runtime.Basic", "expression");
    case "other":
      return fixed("runtime.Authorization", "expression");
    default:
      return scheme satisfies never;
  }
}

/** One interface per service, for fakes. */
function planInterfaces(book: Book): readonly FilePlan[] {
  const { name } = book.module;
  const about = compose("file")`// Code generated by njia-generate. DO NOT EDIT.

// Package ${name}iface has an interface for each service of package ${name}: take it as a parameter where tests use a fake.
// Deprecated operations are left out: the services have them, but new code should not ask for them.
package ${name}iface
`;
  const doc: FilePlan = ownedFile({
    path: filePath(name, "iface/doc.go"),
    body: { kind: "text", text: about.code },
  });
  return [doc, ...planFaces(book)];
}

function planFaces(book: Book): readonly FilePlan[] {
  return currentResources(book.api.resources).map((resource) => {
    const names = book.service(resource);
    const imports: Import[] = [];
    const methods: View[] = [];
    let pages = false;
    for (const operation of resource.operations) {
      const { parameters, returns, hasParams } = signatureOf(book, operation);
      const own = book.method(operation);
      const signature = signatureText(parameters, hasParams ? own.params : undefined);
      imports.push(
        ...parameters.positional.flatMap((item) => item.type.imports),
        ...returns.type.imports,
      );
      pages = pages || returns.page !== undefined;
      methods.push({
        method: own.method,
        all: own.all ?? own.method,
        paged: returns.page !== undefined,
        signature: qualify(book.module.name, signature.code),
        returns: qualify(book.module.name, returns.type.code),
        item:
          returns.page === undefined
            ? fixed("", "type")
            : qualify(book.module.name, returns.page.item.code),
      });
    }
    const folder = filePath(book.module.name, "iface/", names.file, ".go");
    return owned(folder, [], "iface", {
      package: compose("identifier")`${book.module.name}iface`.code,
      imports: importsOf(
        book,
        [{ code: fixed("", "type"), imports }],
        ["context", ...(pages ? ["iter"] : [])],
        [""],
      ),
      face: names.face,
      service: names.service,
      module: book.module.name,
      methods,
    });
  });
}

function planModule(book: Book): FilePlan {
  return {
    path: filePath("go.mod"),
    ownership: "scaffold",
    origins: [],
    exports: [],
    body: { kind: "template", template: "module", view: { path: book.module.path } },
  };
}

/** A generated file that a template prints. */
export function owned(
  path: Code<"path"> | "client.go" | "aliases.go" | "info.go",
  exports: readonly SurfaceLine[],
  template: string,
  view: View,
): FilePlan {
  return ownedFile({
    path: filePath(path),
    exports,
    body: { kind: "template", template, view },
  });
}
