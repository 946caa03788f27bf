/** What holds the package together: client, loader, scaffold. */
import type { AuthScheme, Code, Credential, FilePlan, Fragment } from "@njia/generator-core";
import {
  baseUrlOf,
  carrierOf,
  compose,
  credentialsOf,
  environmentName,
  fixed,
  fragment,
  sensitiveNames,
  splitWords,
} from "@njia/generator-core";
import type { Book, Id } from "./book.ts";
import { classFile, linesView, surface } from "./files.ts";
import {
  docLines,
  entry as pair,
  flag,
  GAP,
  json,
  list,
  markdown,
  named,
  nameCode,
  plain,
  qualified,
  rows,
  tag,
  text,
  variable,
} from "./literals.ts";
import { composerName, optionName, path, withMethod } from "./naming.ts";
import { runtime } from "./types.ts";

const file = compose("file");

/** The files that every package has once. */
export function* planPackage(book: Book): Iterable<FilePlan> {
  const found = credentials(book);
  const info = infoCode(book, found);
  const hasEvents = book.api.webhooks !== undefined;
  const symbol = qualified(book.root, book.client);
  const properties = [
    ...book.roots.flatMap((entry) =>
      tag(
        "@property-read",
        entry.className,
        variable(entry.property),
        plain(entry.resource.doc?.summary ?? "") ||
          `Operations of ${entry.resource.name.words.join(" ")}.`,
      ),
    ),
    ...(hasEvents
      ? tag(
          "@property-read",
          fixed("Webhooks", "type"),
          fixed("$webhooks", "expression"),
          "Verifies and reads the events that the API sends; needs no credentials.",
        )
      : []),
  ];
  yield classFile(book, {
    folder: "",
    name: book.client,
    template: "client",
    origins: [],
    uses: [
      info,
      book.roots.map((entry) => ({ from: qualified(book.root, "Resource", entry.className) })),
      CLIENT_USES.map((name) => runtime(book, name)),
      hasEvents ? [runtime(book, "Webhook\\Webhooks")] : [],
    ],
    exports: [
      surface(symbol, "final class", { pointer: "" }),
      ...book.roots.map((entry) =>
        surface(`${symbol}::$${entry.property}`, entry.className, entry.resource.origin),
      ),
    ],
    view: {
      doc: linesView(docLines(undefined, `Client for ${plain(book.api.title)}.`, 0)),
      properties: linesView(properties.length > 0 ? [GAP, ...properties] : []),
      resources: book.roots.map((entry) => ({ key: text(entry.property), type: entry.className })),
      names: list(fixed("", "expression"), "[]", lazyNames(book, hasEvents), 8, 40).code,
      hasEvents,
      credentials: found.map(({ option, scheme }) => ({
        option,
        key: text(option),
        method: withMethod(option),
        tags: linesView(
          tag(
            "@param",
            fixed("string|\\Closure|null", "type"),
            variable(option),
            credentialDoc(scheme),
          ),
        ),
      })),
      given: list(
        fixed("", "expression"),
        "[]",
        found.map(({ option }) => pair(text(option), variable(option))),
        16,
        1,
      ).code,
      info: info.code,
    },
  });
  yield* scaffold(book);
}

const CLIENT_USES = [
  "Hooks",
  "RequestOptions",
  "Exception\\ConfigurationException",
  "Internal\\ApiClient",
  "Internal\\ClientInfo",
  "Internal\\Credentials",
  "Internal\\Seam",
  "Transport\\CurlTransport",
  "Transport\\Transport",
] as const;

const lazyNames = (book: Book, hasEvents: boolean): readonly Code[] => [
  ...book.roots.map((entry) => text(entry.property)),
  ...(hasEvents ? [text("webhooks")] : []),
];

function credentialDoc(scheme: AuthScheme): string {
  const env = scheme.env === undefined ? "" : `; else the environment's ${scheme.env}`;
  return `${scheme.doc?.summary ?? scheme.name.wire}${env}; text, or a function that returns it`;
}

/** What a caller can prove to be, one option each. */
export const credentials = (book: Book): readonly Credential<Id>[] =>
  credentialsOf(book.api, optionName);

function infoCode(book: Book, found: readonly Credential<Id>[]): Fragment<"expression"> {
  const { api, context } = book;
  const { apiVersion, rateLimit, requestId, replayed } = api.headers;
  const none = fixed("", "expression");
  const names: readonly (readonly [Code, string | undefined])[] = [
    [text("requestId"), requestId],
    [text("replayed"), replayed],
    [text("limit"), rateLimit?.limit],
    [text("remaining"), rateLimit?.remaining],
    [text("reset"), rateLimit?.reset],
  ];
  const meta = names.flatMap(([role, name]) =>
    name === undefined ? [] : [pair(role, text(name))],
  );
  const sensitive = sensitiveNames(api).map((name) => pair(text(name), flag(true)));
  const schemes = found.map((one) => schemeCode(one, book));
  const agent = composerName(context.packageName).split("/").at(-1) ?? "client";
  const items: readonly (Code | Fragment)[] = [
    text(`${agent}-php`),
    text(context.packageVersion),
    text(plain(api.version)),
    text(baseUrlOf(api)),
    text(environmentName(splitWords(book.root), "BASE_URL")),
    rows(none, "[]", schemes, 12),
    ...(apiVersion === undefined
      ? []
      : [
          named(
            fixed("versionHeader", "identifier"),
            list(none, "[]", [text(apiVersion.header), text(apiVersion.value)], 12),
          ),
        ]),
    named(fixed("metaHeaders", "identifier"), rows(none, "[]", meta, 12)),
    ...(rateLimit?.resetAs === "delta-seconds"
      ? [named(fixed("resetIsDelta", "identifier"), flag(true))]
      : []),
    named(fixed("sensitive", "identifier"), rows(none, "[]", sensitive, 12)),
  ];
  const code = rows(fixed("new ClientInfo", "expression"), "()", items, 8);
  return fragment(code.code, code.imports);
}

function schemeCode({ option, scheme }: Credential<Id>, book: Book): Fragment<"expression"> {
  const none = fixed("", "expression");
  const retired = scheme.retired.map((one) =>
    list(none, "[]", [text(one.pattern), text(one.since), text(one.use)], 24),
  );
  const made = list(
    fixed("new Scheme", "expression"),
    "()",
    [
      text(scheme.name.wire),
      text(option),
      text(carrierOf(scheme)),
      text(scheme.kind === "api-key" ? scheme.key : "Authorization"),
      ...(scheme.env === undefined && retired.length === 0 ? [] : [text(scheme.env ?? "")]),
      ...(retired.length === 0 ? [] : [rows(none, "[]", retired, 20)]),
    ],
    16,
  );
  return fragment(made.code, [...made.imports, runtime(book, "Internal\\Scheme")]);
}

function* scaffold(book: Book): Iterable<FilePlan> {
  const write = (name: string, text: Code<"file">): FilePlan => ({
    path: path(name),
    ownership: "scaffold",
    origins: [],
    exports: [],
    body: { kind: "text", text },
  });
  const title = markdown(book.api.title);
  const prefix = nameCode(book.root);
  yield write(
    "composer.json",
    file`{
    "name": ${json(composerName(book.context.packageName))},
    "description": ${json(book.api.title)},
    "type": "library",
    "license": "Apache-2.0",
    "require": {
        "php": ">=8.2",
        "ext-curl": "*",
        "ext-json": "*"
    },
    "autoload": {
        "psr-4": {
            "${prefix}\\\\": ["src/runtime/", "src/generated/"]
        }
    }
}
`.code,
  );
  yield write(
    "autoload.php",
    file`<?php

declare(strict_types=1);

// For projects without Composer: require this file once.
spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, '${prefix}\\\\')) {
        return;
    }
    $name = str_replace('\\\\', '/', substr($class, strlen('${prefix}') + 1));
    foreach (['runtime', 'generated'] as $folder) {
        $file = __DIR__ . "/src/{$folder}/{$name}.php";
        if (is_file($file)) {
            require $file;
            return;
        }
    }
});
`.code,
  );
  yield write(
    "README.md",
    file`# ${title}: client for PHP

PHP 8.2 or newer with ext-curl; no other packages. Without Composer, require \`autoload.php\`.

    $client = new \\${prefix}\\${book.client}();
`.code,
  );
}
