/** What holds the package together: client, table of names, scaffold. */
import type { AuthScheme, Code, Credential, FilePlan, Fragment, View } from "@njia/generator-core";
import {
  baseUrlOf,
  byCodePoint,
  carrierOf,
  compose,
  credentialsOf,
  environmentName,
  fixed,
  join,
  sensitiveNames,
  splitWords,
} from "@njia/generator-core";
import type { Book, Id } from "./book.ts";
import { linesView, sourceFile, surface } from "./files.ts";
import {
  docLines,
  flag,
  list,
  markdown,
  named,
  pattern,
  phrase,
  plain,
  qualified,
  rows,
  symbol,
  tag,
  text,
  wordSymbol,
} from "./literals.ts";
import { fileOf, gemName, optionName, path, withMethod } from "./naming.ts";
import { resourceDoc } from "./resources.ts";

const file = compose("file");
const expression = compose("expression");
const NONE = fixed("", "expression");

/** The files that every package has once. */
export function* planPackage(book: Book): Iterable<FilePlan> {
  const found = credentials(book);
  const self = qualified(book.root, "Client");
  const hasEvents = book.api.webhooks !== undefined;
  yield sourceFile(book, { place: "names", template: "names", origins: [], view: namesView(book) });
  yield sourceFile(book, {
    place: "client",
    template: "client",
    origins: [],
    exports: [
      surface(self, "class", { pointer: "" }),
      ...book.roots.map((entry) =>
        surface(`${self}#${entry.property}`, entry.className, entry.resource.origin),
      ),
      ...found.map((one) =>
        surface(`${self}#${withMethod(one.option)}`, "Client", one.scheme.origin),
      ),
    ],
    view: {
      doc: linesView(docLines(undefined, `Client for ${plain(book.api.title)}.`, 2)),
      info: infoCode(book, found).code,
      hasCredentials: found.length > 0,
      credentials: found.map(({ option, scheme }, index) => ({
        separated: index < found.length - 1,
        option,
        method: withMethod(option),
        tag: tag("@param", option, fixed("String, #call, nil", "type"), credentialDoc(scheme)),
      })),
      declarations: join(
        found.map(({ option }) => expression`${option}: nil`),
        ", ",
        "expression",
      ).code,
      given: list(
        NONE,
        "{}",
        found.map(({ option }) => named(option, option)),
        6,
      ).code,
      resources: book.roots.map((entry) => ({
        property: entry.property,
        type: entry.className,
        doc: resourceDoc(entry, 4),
      })),
      hasEvents,
    },
  });
  yield* scaffold(book);
}

function namesView(book: Book): { readonly [key: string]: View } {
  const models = [...book.types.values()]
    .filter((entry) => entry.type.kind !== "alias")
    .flatMap((entry) =>
      [entry.name, ...(entry.unknown === undefined ? [] : [entry.unknown])].map((name) => ({
        name,
        file: fileOf(entry.name),
      })),
    )
    .toSorted((a, b) => byCodePoint(a.name, b.name));
  const last = book.resources.length - 1;
  return {
    version: text(book.context.packageVersion),
    models: models.map(({ name, file: place }) => ({ name, file: text(`models/${place}`) })),
    hasEvents: book.api.webhooks !== undefined,
    resourceStart: last < 0 ? NONE : fixed(",", "expression"),
    resources: book.resources.map((entry, index) => {
      const item = expression`${entry.className}: ${text(fileOf(entry.className))}`;
      return { entry: index === last ? item.code : expression`${item},`.code };
    }),
  };
}

function credentialDoc(scheme: AuthScheme): string {
  const env = scheme.env === undefined ? "" : `; else the environment's ${scheme.env}`;
  return `${scheme.doc?.summary ?? scheme.name.wire}${env}; text, or something to call for it`;
}

/** The credentials of an API by option, each option once. */
export const credentials = (book: Book): readonly Credential<Id>[] =>
  credentialsOf(book.api, optionName);

const word = <const T extends string>(name: string extends T ? never : T): Code<"identifier"> =>
  fixed(name, "identifier");

function infoCode(book: Book, found: readonly Credential<Id>[]): Fragment<"expression"> {
  const { api, context } = book;
  const { apiVersion, rateLimit, requestId, replayed } = api.headers;
  const roles: readonly (readonly [Code<"identifier">, string | undefined])[] = [
    [word("request_id"), requestId],
    [word("replayed"), replayed],
    [word("limit"), rateLimit?.limit],
    [word("remaining"), rateLimit?.remaining],
    [word("reset"), rateLimit?.reset],
  ];
  const meta = roles.flatMap(([role, name]) =>
    name === undefined ? [] : [named(role, text(name))],
  );
  const version =
    apiVersion === undefined
      ? fixed("nil", "expression")
      : list(NONE, "[]", [text(apiVersion.header), text(apiVersion.value)], 6);
  const items: readonly Fragment[] = [
    named(word("agent"), text(`${gemName(context.packageName)}-ruby`)),
    named(word("version"), text(context.packageVersion)),
    named(word("api"), text(plain(api.version))),
    named(word("base_url"), text(baseUrlOf(api))),
    named(word("base_url_env"), text(environmentName(splitWords(book.root), "BASE_URL"))),
    named(
      word("schemes"),
      rows(
        NONE,
        "[]",
        found.map((one) => schemeCode(one)),
        6,
      ),
    ),
    named(word("version_header"), version),
    named(word("meta"), rows(NONE, "{}", meta, 6)),
    named(word("reset_is_delta"), flag(rateLimit?.resetAs === "delta-seconds")),
    named(
      word("sensitive"),
      list(
        NONE,
        "[]",
        sensitiveNames(api).map((name) => text(name)),
        6,
        20,
      ),
    ),
  ];
  return rows(fixed("Runtime::ClientInfo.new", "expression"), "()", items, 4);
}

function schemeCode({ option, scheme }: Credential<Id>): Fragment<"expression"> {
  const retired = scheme.retired.map((one) =>
    list(
      fixed("Runtime::Retired.new", "expression"),
      "()",
      [pattern(one.pattern), text(one.since), text(one.use)],
      10,
    ),
  );
  return list(
    fixed("Runtime::Scheme.new", "expression"),
    "()",
    [
      named(word("id"), text(scheme.name.wire)),
      named(word("option"), symbol(option)),
      named(word("kind"), wordSymbol(carrierOf(scheme))),
      named(word("key"), text(scheme.kind === "api-key" ? scheme.key : "Authorization")),
      ...(scheme.env === undefined ? [] : [named(word("env"), text(scheme.env))]),
      ...(retired.length === 0 ? [] : [named(word("retired"), list(NONE, "[]", retired, 10, 10))]),
    ],
    8,
  );
}

function* scaffold(book: Book): Iterable<FilePlan> {
  const write = (name: string, body: Code<"file">): FilePlan => ({
    path: path(name),
    ownership: "scaffold",
    origins: [],
    exports: [],
    body: { kind: "text", text: body },
  });
  const gem = gemName(book.context.packageName);
  const { root, folder } = book;
  yield write(
    `lib/${folder}.rb`,
    file`# frozen_string_literal: true

require_relative "${folder}/runtime/load"
require_relative "${folder}/generated/names"

# ${phrase(book.api.title)}.
module ${root}
end
`.code,
  );
  yield write(
    `${gem}.gemspec`,
    file`# frozen_string_literal: true

Gem::Specification.new do |spec|
  spec.name = "${gem}"
  spec.version = ${text(book.context.packageVersion)}
  spec.summary = ${text(plain(book.api.title))}
  spec.authors = ["${gem}"]
  spec.required_ruby_version = ">= 3.1"
  spec.files = Dir["lib/**/*.{rb,json}", "sig/**/*.rbs", "README.md"]
  spec.metadata["rubygems_mfa_required"] = "true"
end
`.code,
  );
  yield write(
    "README.md",
    file`# ${markdown(book.api.title)}: client for Ruby

Ruby 3.1 or newer; no other gems.

    require "${folder}"
    client = ${root}::Client.new

Methods are listed in [api.md](api.md), runnable calls are in [examples](examples).
`.code,
  );
}
