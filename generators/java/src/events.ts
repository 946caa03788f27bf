/** Webhooks: one union of all events, and the class that verifies and reads them. */
import type { FilePlan } from "@njia/generator-core";
import { compose, fixed, fragment, join } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { javaFile } from "./file.ts";
import { text } from "./literals.ts";
import type { Alternative } from "./models.ts";
import { unionPlan } from "./models.ts";
import { ownName, scope } from "./naming.ts";
import { surface } from "./surface.ts";

const expression = compose("expression");
const EVENT = fixed("event", "identifier");

/** Nothing for an API that sends nothing. */
export function* planEvents(book: Book): Iterable<FilePlan> {
  const { webhooks } = book.api;
  if (webhooks === undefined || webhooks.events.length === 0) return;
  const groups = new Map<
    string,
    { readonly first: (typeof webhooks.events)[number]; readonly types: string[] }
  >();
  for (const event of webhooks.events) {
    const java = book.types.of(event.ref);
    const group = groups.get(java.type.code) ?? { first: event, types: [] };
    group.types.push(event.type);
    groups.set(java.type.code, group);
  }
  const names = scope(book.context);
  names.reserve("unknown");
  const alternatives = [...groups.values()].map(({ first, types }): Alternative => {
    const named =
      first.ref.type.kind === "named" ? book.types.byId.get(first.ref.type.id) : undefined;
    const tags = types.map((tag) => expression`, ${text(tag)}`);
    return {
      name: names.take(named?.name ?? first.name, "member", [ownName("event")], first.origin),
      about: types.length === 1 ? (types[0] ?? "") : `one of ${types.join(", ")}`,
      ref: first.ref,
      recognise: (codec) =>
        expression`.tagged(${codec}, ${text(webhooks.type)}${join(tags, "", "expression")})`,
    };
  });
  const doc = { summary: "An event that the API sends." };
  yield unionPlan(
    book,
    EVENT,
    fixed("WebhookEvent", "identifier"),
    alternatives,
    doc,
    webhooks.events.map((event) => event.origin),
  );
  const [first] = webhooks.events;
  const name = fixed("Webhooks", "identifier");
  yield javaFile(book, {
    part: EVENT,
    name,
    template: "webhooks",
    origins: first === undefined ? [] : [first.origin],
    exports:
      first === undefined
        ? []
        : surface(book, EVENT, name, first.origin, [
            { name: fixed("unwrap", "identifier"), signature: fixed("WebhookEvent", "type") },
          ]),
    uses: [
      book.types.runtime("webhooks", fixed("EventReader", "identifier")),
      book.types.runtime("webhooks", fixed("WebhookVerifier", "identifier")),
      fragment(fixed("x", "expression"), [
        { from: "java.util", name: "List" },
        { from: "java.util", name: "Map" },
        { from: "java.time", name: "Duration" },
        { from: "java.time", name: "Instant" },
      ]),
    ],
    view: {
      data: text(webhooks.data),
      flat:
        webhooks.flat === "deprecated" ? fixed("true", "expression") : fixed("false", "expression"),
    },
  });
}
