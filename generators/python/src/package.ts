/** What holds the package together: client, options, exports, index of types, scaffold. */
import type { Code, Credential, FilePlan, Fragment, View } from "@njia/generator-core";
import {
  baseUrlOf,
  carrierOf,
  credentialsOf,
  environmentName,
  fixed,
  fragment,
  ownedFile,
  sensitiveNames,
} from "@njia/generator-core";
import type { Book } from "./book.ts";
import { importView } from "./imports.ts";
import {
  bracketed,
  byName,
  call,
  docLines,
  docstring,
  listing,
  pair,
  phrase,
  plain,
  rows,
  spread,
  text,
  tuple,
  words,
} from "./literals.ts";
import { distributionName, optionName, path } from "./naming.ts";
import { exportsText, scaffold } from "./scaffold.ts";
import { runtime, runtimeType } from "./types.ts";

const key = <const T extends string>(name: string extends T ? never : T): Code<"identifier"> =>
  fixed(name, "identifier");

type Page = "client" | "options" | "types_index";

/** The files that every package has once. */
export function* planPackage(book: Book): Iterable<FilePlan> {
  const root = `src/${book.package}/`;
  const plan = (file: string, template: Page, view: { readonly [key: string]: View }): FilePlan =>
    ownedFile({
      path: path(file),
      body: { kind: "template", template, view },
    });
  const write = (
    file: string,
    body: FilePlan["body"],
    ownership: FilePlan["ownership"] = "owned",
  ): FilePlan => ({
    path: path(file),
    ownership,
    origins: [],
    exports: [],
    body,
  });
  const options = credentials(book).map((one) => ({
    name: one.option,
    type: fixed("str", "type"),
  }));
  yield plan(`${root}_generated/client.py`, "client", clientView(book));
  yield plan(`${root}_generated/options.py`, "options", {
    options,
    hasOptions: options.length > 0,
  });
  yield plan(`${root}types/__init__.py`, "types_index", indexView(book));
  yield write(`${root}_generated/exports.py`, exportsText(book));
  yield write(`${root}_generated/__init__.py`, note("Generated code; see the generator."));
  yield write(`${root}_generated/operations/__init__.py`, note("How operations travel."));
  yield write(`${root}resources/__init__.py`, note("The resources of the client."));
  for (const [file, body] of scaffold(book))
    yield write(file.replace("src/", root), body, "scaffold");
}

const note = <const T extends string>(line: string extends T ? never : T): FilePlan["body"] => ({
  kind: "text",
  text: words(line),
});

type Option = Code<"identifier">;

const credentials = (book: Book): readonly Credential<Option>[] =>
  credentialsOf(book.api, optionName);

function clientView(book: Book): { readonly [key: string]: View } {
  const found = credentials(book);
  const info = infoCode(book, found);
  const resources = book.roots.map((entry) => ({
    name: entry.attribute,
    className: entry.className,
    asyncName: entry.asyncName,
    module: entry.module,
    doc: docstring(
      [
        docLines(entry.resource.doc, `Operations of ${entry.resource.name.words.join(" ")}.`)[0] ??
          "",
      ],
      8,
    ),
  }));
  const imports = book.roots.flatMap((entry) => [
    { from: `resources:${entry.module}`, name: entry.className, typeOnly: true },
    { from: `resources:${entry.module}`, name: entry.asyncName, typeOnly: true },
  ]);
  const base = ["SyncClient", "AsyncClient"].map((name) => runtime("_client", name));
  const options = ["ClientOptions", "AsyncClientOptions"].map((name) =>
    runtimeType("_client", name),
  );
  const types =
    found.length === 0
      ? []
      : ["Credential", "AsyncCredential"].map((name) => runtimeType("_auth", name));
  const unpack = { from: "typing_extensions", name: "Unpack", typeOnly: true };
  const cached = resources.length === 0 ? [] : [{ from: "functools", name: "cached_property" }];
  return {
    imports: importView([info, [...imports, ...base, ...options, ...types, ...cached, unpack]], 2),
    info: info.code,
    client: book.client,
    asyncClient: book.asyncClient,
    title: phrase(book.api.title),
    doc: docstring(
      docLines(undefined, `Client for ${book.api.title}; see \`ClientOptions\` for the options.`),
      4,
    ),
    resources,
    credentials: found.map(({ option, scheme }) => ({
      option,
      key: text(option),
      doc: docstring([`        ${option}: ${scheme.doc?.summary ?? scheme.name.wire}`], 8),
    })),
    hasCredentials: found.length > 0,
  };
}

function infoCode(book: Book, found: readonly Credential<Option>[]): Fragment {
  const { api } = book;
  const meta = api.headers;
  const place = { indent: 4, taken: 12 };
  const limits = meta.rateLimit;
  const metaCode = call(
    key("MetaNames"),
    [
      pair(key("request_id"), "=", text(meta.requestId ?? "")),
      pair(key("replayed"), "=", text(meta.replayed ?? "")),
      ...(limits === undefined
        ? []
        : [
            pair(key("limit"), "=", text(limits.limit)),
            pair(key("remaining"), "=", text(limits.remaining)),
            pair(key("reset"), "=", text(limits.reset)),
            ...(limits.resetAs === "delta-seconds"
              ? [pair(key("reset_is_delta"), "=", fixed("True", "expression"))]
              : []),
          ]),
    ],
    place,
  );
  const schemes = found.map((one) => schemeCode(one));
  const version = meta.apiVersion;
  const items: readonly Fragment[] = [
    pair(key("agent"), "=", text(`${distributionName(book.context.packageName)}-python`)),
    pair(key("version"), "=", text(book.context.packageVersion)),
    pair(key("api"), "=", text(plain(api.version))),
    pair(key("base_url"), "=", text(baseUrlOf(api))),
    pair(key("base_url_env"), "=", text(environmentName(book.package.split("_"), "BASE_URL"))),
    ...(schemes.length === 0
      ? []
      : [pair(key("schemes"), "=", rows(schemes, { indent: 4, taken: 9 }))]),
    ...(version === undefined
      ? []
      : [
          pair(
            key("version_header"),
            "=",
            tuple([text(version.header), text(version.value)], place),
          ),
        ]),
    pair(key("meta"), "=", fragment(metaCode.code, [runtime("_meta", "MetaNames")])),
    ...sensitiveCode(book),
  ];
  const body = spread("()", items);
  const used = found.some((one) => one.scheme.retired.length > 0)
    ? ["Retired", "Scheme"]
    : schemes.length > 0
      ? ["Scheme"]
      : [];
  return fragment(body.code, [
    ...body.imports,
    ...["ClientInfo", ...used].map((name) => runtime("_info", name)),
  ]);
}

function sensitiveCode(book: Book): readonly Fragment[] {
  const names = sensitiveNames(book.api);
  if (names.length === 0) return [];
  const items = names.toSorted(byName).map((name) => text(name));
  const set = bracketed("{}", items, { indent: 4, taken: 24 });
  return [pair(key("sensitive"), "=", call(key("frozenset"), [set], { indent: 4, taken: 11 }))];
}

function schemeCode({ option, scheme }: Credential<Option>): Fragment {
  const place = { indent: 8, taken: 1 };
  const retired = scheme.retired.map((item) =>
    call(key("Retired"), [text(item.pattern), text(item.since), text(item.use)], {
      indent: 12,
      taken: 1,
    }),
  );
  const env = scheme.env === undefined ? [] : [pair(key("env"), "=", text(scheme.env))];
  const carrier = scheme.kind === "api-key" ? [text(scheme.key)] : [];
  const past =
    retired.length === 0
      ? []
      : [pair(key("retired"), "=", tuple(retired, { indent: 12, taken: 9 }))];
  return call(
    key("Scheme"),
    [text(scheme.name.wire), text(option), text(carrierOf(scheme)), ...carrier, ...env, ...past],
    place,
  );
}

function indexView(book: Book): { readonly [key: string]: View } {
  const modules = Map.groupBy(book.types.values(), (entry) => entry.module);
  const sorted = [...modules].toSorted(([a], [b]) => byName(a, b));
  return {
    hasModules: sorted.length > 0,
    modules: sorted.map(([module, entries]) => ({
      name: module,
      path: text(`.${module}`),
      names: listing(
        entries.flatMap((entry) =>
          [entry.name, entry.param, entry.value].filter((name) => name !== undefined),
        ),
        module.length + 10,
      ),
    })),
  };
}
