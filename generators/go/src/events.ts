/** Webhooks: one type per event over the record of its family, in a package of its own. */
import type { FilePlan, View } from "@njia/generator-core";
import { fixed, ownedFile } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { importsOf, linesView } from "./files.ts";
import { bool, docComment, text, qualify } from "./literals.ts";
import { createGoScope, filePath, prefixed, wordsOf } from "./naming.ts";
import { recordOf } from "./params.ts";

const OWN = [
  "Event",
  "Unknown",
  "Unwrap",
  "Verify",
  "Sign",
  "Handler",
  "Option",
  "WithTolerance",
  "WithClock",
];
const PER_FILE = 40;

export function planEvents(book: Book): readonly FilePlan[] {
  const { webhooks } = book.api;
  if (webhooks === undefined) return [];
  const scope = createGoScope(book.context.report);
  for (const word of OWN) scope.reserve(word);
  const events = webhooks.events.flatMap((event) => {
    const record = recordOf(book, event.ref);
    if (record === undefined) return [];
    const name = scope.take(wordsOf(event.name), "type", [["event"]], event.origin);
    return [
      {
        event,
        name,
        type: qualify(book.module.name, book.typeName(record.id)),
        field: book.typeName(record.id),
      },
    ];
  });
  const views: readonly View[] = events.map(({ event, name, type, field }) => ({
    docs: linesView(docComment(name, event.doc, event.deprecated)),
    name,
    type,
    field,
    wire: text(event.type),
  }));
  const files: FilePlan[] = [];
  for (let start = 0; start < views.length; start += PER_FILE) {
    const part = events.slice(start, start + PER_FILE);
    const first = part[0]?.name ?? fixed("", "identifier");
    files.push(
      ownedFile({
        path: filePath("webhook/events_", start === 0 ? "a" : fileLetter(start / PER_FILE), ".go"),
        origins: part.map((item) => item.event.origin),
        exports: part.map((item) => ({
          symbol: `webhook.${item.name}`,
          signature: `struct { ${item.type} }`,
          origin: item.event.origin,
        })),
        body: {
          kind: "template",
          template: "events",
          view: {
            imports: importsOf(book, [], [], [""]),
            package: fixed("webhook", "identifier"),
            first,
            events: views.slice(start, start + PER_FILE),
          },
        },
      }),
    );
  }
  const records = [...new Set(events.map((item) => item.field))].sort();
  return [
    ...files,
    ownedFile({
      path: filePath("webhooks.go"),
      exports: records.map((name) => ({
        symbol: `${name}.DecodeWebhook`,
        signature: "(body []byte) error",
        origin: { pointer: "/x-webhooks" },
      })),
      body: {
        kind: "template",
        template: "webhooks",
        view: {
          package: book.module.name,
          imports: importsOf(book, [], [], records.length > 0 ? ["runtime"] : []),
          records: records.map((name) => ({ name, reader: prefixed("read", name) })),
        },
      },
    }),
    ownedFile({
      path: filePath("webhook/webhook.go"),
      origins: webhooks.events.map((event) => event.origin),
      exports: OWN.map((symbol) => ({
        symbol: `webhook.${symbol}`,
        signature: "",
        origin: { pointer: "/x-webhooks" },
      })),
      body: {
        kind: "template",
        template: "webhook",
        view: {
          package: fixed("webhook", "identifier"),
          imports: importsOf(
            book,
            [],
            ["context", "encoding/json", "errors", "io", "net/http", "time"],
            ["runtime"],
          ),
          module: book.module.name,
          signed: webhooks.signature === "standard-webhooks",
          flat: bool(webhooks.flat === "deprecated"),
          typeAt: text(webhooks.type),
          dataAt: text(webhooks.data),
          events: views,
        },
      },
    }),
  ];
}

const fileLetter = (index: number): string => String.fromCharCode(97 + (index % 26));
