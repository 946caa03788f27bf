/** `generated/webhooks.rb`: the events that the API sends, by their names on the wire. */
import type { FilePlan } from "@njia/generator-core";
import { fixed, segmentsOf } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { sourceFile, surface } from "./files.ts";
import { flag, list, named, qualified, text } from "./literals.ts";
import { codec } from "./types.ts";

const READER = fixed("reader", "identifier");
const NONE = fixed("", "expression");

/** Nothing for an API without webhooks. */
export function* planEvents(book: Book): Iterable<FilePlan> {
  const { webhooks } = book.api;
  if (webhooks === undefined) return;
  const keys = (name: "type" | "data", pointer: string): ReturnType<typeof named> =>
    named(fixed(name, "identifier"), list(NONE, "[]", keysOf(pointer), 2));
  const options = [
    keys("type", webhooks.type),
    keys("data", webhooks.data),
    ...(webhooks.flat === "deprecated" ? [named(fixed("flat", "identifier"), flag(true))] : []),
    ...(webhooks.signature === "none" ? [named(fixed("signed", "identifier"), flag(false))] : []),
  ];
  const inner = list(NONE, "()", options, 2, -10_000);
  yield sourceFile(book, {
    place: "webhooks",
    template: "webhooks",
    origins: webhooks.events.map((event) => event.origin),
    exports: [surface(qualified(book.root, "Webhooks"), "Runtime::WebhookReader", { pointer: "" })],
    view: {
      arguments: inner.code,
      events: webhooks.events.map((event) => ({
        code: list(
          fixed("reader.event", "expression"),
          "()",
          [text(event.type), codec(event.ref, READER, book)],
          4,
        ).code,
      })),
    },
  });
}

const keysOf = (pointer: string): readonly ReturnType<typeof text>[] =>
  segmentsOf(pointer).map((key) => text(key));
