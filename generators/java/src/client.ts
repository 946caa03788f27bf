/** The two client classes: what is known about the API, and a way to each resource. */
import type { AuthScheme, Code, FilePlan, Fragment, View } from "@njia/generator-core";
import { compose, filledUrl, fixed, fragment, join } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { javaFile } from "./file.ts";
import { docLines, phrase, text } from "./literals.ts";
import { artifactOf, optionName, ownName, prefixed, scope } from "./naming.ts";
import { surface } from "./surface.ts";

const expression = compose("expression");
const OPTIONS =
  "baseUrl timeout connectTimeout deadline maxRetries maxRetryAfter header hooks proxy tls transport seam core credential self build async close withOptions";

interface Scheme {
  readonly scheme: AuthScheme;
  readonly option: Code<"identifier">;
}

/** The client and its asynchronous view. */
export function* planClients(book: Book): Iterable<FilePlan> {
  const schemes = schemesOf(book);
  const info = infoOf(book, schemes);
  const { api } = book;
  const [origin] = [...api.resources.map((resource) => resource.origin), { pointer: "" }];
  const runtime = (name: Code<"identifier">): Fragment<"type"> =>
    book.types.runtime("runtime", name);
  const common = [
    info,
    runtime(fixed("Core", "identifier")),
    runtime(fixed("ClientBuilder", "identifier")),
    runtime(fixed("RequestOptions", "identifier")),
  ];
  const supplier =
    schemes.length === 0
      ? []
      : [fragment(fixed("Supplier", "type"), [{ from: "java.util.function", name: "Supplier" }])];
  const ways = (
    mode: "sync" | "async",
  ): { readonly views: readonly View[]; readonly uses: readonly Fragment[] } => {
    const uses = book.resources.map((entry) =>
      fragment(fixed("x", "expression"), [{ from: `${book.root}.resource`, name: entry[mode] }]),
    );
    const views = book.resources.map((entry) => ({
      doc: docLines(entry.resource.doc, `Operations on ${entry.resource.name.wire}.`),
      className: entry[mode],
      accessor: entry.accessor,
    }));
    return { views, uses };
  };
  const exports = (name: Code<"identifier">, mode: "sync" | "async"): FilePlan["exports"] =>
    origin === undefined
      ? []
      : surface(
          book,
          undefined,
          name,
          origin,
          book.resources.map((entry) => ({ name: entry.accessor, signature: entry[mode] })),
        );
  yield javaFile(book, {
    part: undefined,
    name: book.client,
    template: "client",
    origins: origin === undefined ? [] : [origin],
    exports: exports(book.client, "sync"),
    uses: [...common, ...supplier, ...ways("sync").uses],
    view: {
      doc: docLines(api.doc, `Client of the ${api.title}.`),
      info: info.code,
      asyncName: book.asyncClient,
      literal: text(book.client),
      credentials: schemes.map((item) => credentialView(book, item)),
      resources: ways("sync").views,
    },
  });
  yield javaFile(book, {
    part: undefined,
    name: book.asyncClient,
    template: "async-client",
    origins: origin === undefined ? [] : [origin],
    exports: exports(book.asyncClient, "async"),
    uses: [runtime(fixed("Core", "identifier")), ...ways("async").uses],
    view: { resources: ways("async").views },
  });
}

function credentialView(book: Book, { scheme, option }: Scheme): View {
  const from =
    scheme.env === undefined ? "" : ` Without it the environment variable ${scheme.env} is read.`;
  return {
    className: book.client,
    option,
    shown: expression`{@code ${option}}`.code,
    from:
      from === "" ? fixed("", "expression") : expression` ${phrase({ summary: from }, "")}`.code,
    wither: prefixed("with", option),
    literal: text(option),
  };
}

function schemesOf(book: Book): readonly Scheme[] {
  const names = scope(book.context);
  for (const word of OPTIONS.split(" ")) names.reserve(word);
  return book.api.auth.map((scheme) => ({
    scheme,
    option: names.take(
      optionName(scheme.name, scheme.kind),
      "method",
      [ownName("auth")],
      scheme.origin,
    ),
  }));
}

function infoOf(book: Book, schemes: readonly Scheme[]): Fragment<"expression"> {
  const { api, context } = book;
  const info = book.types.runtime("runtime", fixed("ApiInfo", "identifier"));
  const names = book.types.runtime("meta", fixed("MetaNames", "identifier"));
  const { requestId, replayed, apiVersion, rateLimit } = api.headers;
  const headers = [
    requestId,
    replayed,
    rateLimit?.limit,
    rateLimit?.remaining,
    rateLimit?.reset,
  ].map((name) => text(name ?? ""));
  const delta =
    rateLimit?.resetAs === "delta-seconds"
      ? fixed("true", "expression")
      : fixed("false", "expression");
  const product = text(`${artifactOf(context.packageName)}/${context.packageVersion}`);
  const args = [
    product,
    text(api.version),
    text(baseUrl(book)),
    text(apiVersion?.header ?? ""),
    text(apiVersion?.value ?? ""),
    expression`new ${names}(${join(headers, ", ", "expression")}, ${delta})`,
    ...schemes.map((item) => schemeOf(book, item)),
  ];
  return expression`new ${info}(${join(args, ",\n            ", "expression")})`;
}

/** The first server with the defaults of its variables; nothing if that is no address. */
function baseUrl(book: Book): string {
  const [server] = book.api.servers;
  const url = server === undefined ? "" : filledUrl(server);
  return /^https?:\/\/[^\s{}]+$/.test(url) ? url : "";
}

const KINDS = {
  header: fixed("HEADER", "identifier"),
  query: fixed("QUERY", "identifier"),
  cookie: fixed("COOKIE", "identifier"),
  basic: fixed("BASIC", "identifier"),
  bearer: fixed("BEARER", "identifier"),
};

function schemeOf(book: Book, { scheme, option }: Scheme): Fragment<"expression"> {
  const java = book.types.runtime("runtime", fixed("AuthScheme", "identifier"));
  const kind = scheme.kind === "api-key" ? scheme.in : scheme.kind === "basic" ? "basic" : "bearer";
  const key = text(scheme.kind === "api-key" ? scheme.key : "");
  const retired = scheme.retired.map(
    (item) => expression`.retire(${text(item.pattern)}, ${text(item.since)}, ${text(item.use)})`,
  );
  const args = [
    text(scheme.name.wire),
    text(option),
    expression`${java}.Kind.${KINDS[kind]}`,
    key,
    text(scheme.env ?? ""),
  ];
  return expression`new ${java}(${join(args, ", ", "expression")})${join(retired, "", "expression")}`;
}
