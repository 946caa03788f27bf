/** `src/generated/WebhookEvents.php`: the events that the API sends, by their names on the wire. */
import type { FilePlan } from "@njia/generator-core";
import { fixed, segmentsOf } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { classFile } from "./files.ts";
import { entry as pair, flag, list, rows, text } from "./literals.ts";
import { nameOf } from "./naming.ts";
import { codec, runtime } from "./types.ts";

/** Nothing for an API without webhooks. */
export function* planEvents(book: Book): Iterable<FilePlan> {
  const { webhooks } = book.api;
  if (webhooks === undefined) return;
  const none = fixed("", "expression");
  const makers = webhooks.events.map((event) => codec(event.ref, book));
  const rowsOf = webhooks.events.map((event, index) =>
    pair(text(event.type), makers[index] ?? none),
  );
  const table = rows(
    fixed("new EventTable", "expression"),
    "()",
    [
      rows(none, "[]", rowsOf, 12),
      list(none, "[]", keysOf(webhooks.type), 12),
      list(none, "[]", keysOf(webhooks.data), 12),
      flag(webhooks.flat === "deprecated"),
      flag(webhooks.signature === "standard-webhooks"),
    ],
    8,
  );
  yield classFile(book, {
    folder: "",
    name: nameOf("WebhookEvents"),
    template: "events",
    origins: webhooks.events.map((event) => event.origin),
    uses: [...makers, [runtime(book, "Webhook\\EventTable")]],
    view: { table: table.code },
  });
}

const keysOf = (pointer: string): readonly ReturnType<typeof text>[] =>
  segmentsOf(pointer).map((key) => text(key));
