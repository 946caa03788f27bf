/** `events.ts`: what the API sends. */
import { compose, fixed, type FilePlan, type Json } from "@njia/generator-core";
import { path } from "@njia/generator-typescript/naming";
import { StructureKind } from "@njia/generator-typescript/libraries";
import { file, table } from "./file.ts";
import type { ServerModel } from "./model.ts";

const type = compose("type");

export function planEvents(model: ServerModel): FilePlan {
  const events = model.api.webhooks?.events ?? [];
  const facts = events.map((event): readonly [string, Json] => [
    event.type,
    {
      schema: event.ref.type.kind === "named" ? event.ref.type.id : null,
      summary: event.doc?.summary ?? "",
    },
  ]);
  return file(model, {
    path: path("events.ts"),
    imports: [],
    origins: events.map(({ origin }) => origin),
    statements: [
      table(
        fixed("EVENTS", "identifier"),
        Object.fromEntries(facts),
        type`Readonly<Record<string, { readonly schema: string | null; readonly summary: string }>>`,
        "Every event by its type, with the schema of its body.",
      ),
      {
        kind: StructureKind.TypeAlias,
        isExported: true,
        name: fixed("EventTypeName", "identifier"),
        type: fixed("keyof typeof EVENTS", "type"),
        docs: [fixed("The type of an event, as receivers see it.", "comment")],
      },
    ],
  });
}
