import {
  byCodePoint,
  entries,
  isObject,
  own,
  ownObject,
  ownText,
  type Value,
} from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { follow } from "../source/references.ts";
import { objectAt, tell, type Build } from "./context.ts";
import { declOf } from "./decl.ts";
import { sameValue } from "./json.ts";
import { codecOf } from "./media.ts";
import type { OperationDraft } from "./operations.ts";
import { placeRef, typeRef } from "./schemas.ts";
import type { Event, TypeRef, Webhooks } from "./types.ts";

/** What the API sends: `x-webhooks` of the document and the callbacks of its operations. */
export interface WebhooksDraft extends Omit<Webhooks, "envelope"> {
  readonly envelope?: TypeRef;
}

/** Reads webhooks; undefined when the API sends nothing. */
export function readWebhooks(
  build: Build,
  operations: readonly OperationDraft[],
): WebhooksDraft | undefined {
  const root = build.document.root;
  const declared = entries(own(root, "x-webhooks")).flatMap(([type, item]) =>
    readEvent(build, below("/x-webhooks", type), type, item),
  );
  const called = operations.flatMap((draft) => readCallbacks(build, draft));
  const events = unique([...declared, ...called]);
  const facts = ownObject(root, "x-sdk-webhooks");
  if (events.length === 0 && facts === undefined) return undefined;
  const envelope = envelopeOf(build, own(facts, "envelope"));
  return {
    signature: ownText(facts, "signature") === "standard-webhooks" ? "standard-webhooks" : "none",
    ...(envelope === undefined ? {} : { envelope }),
    type: ownText(facts, "type") ?? "/type",
    data: ownText(facts, "data") ?? "",
    flat: ownText(facts, "flat") === "deprecated" ? "deprecated" : "no",
    events: [...events].sort((a, b) => byCodePoint(a.type, b.type)),
  };
}

function envelopeOf(build: Build, stated: Value | undefined): TypeRef | undefined {
  if (stated === undefined) return undefined;
  const at = "/x-sdk-webhooks/envelope";
  const text = typeof stated === "string" ? stated : ownText(stated, "$ref");
  const reference =
    text === undefined || text.includes("#") || text.includes(".")
      ? text
      : `#${below("/components/schemas", text)}`;
  const found = reference === undefined ? undefined : follow(build.document, at, reference);
  if (found?.ok === true) return placeRef(build, found.at, found.value);
  tell(
    build,
    "W-WEBHOOK",
    at,
    "The envelope names no schema.",
    "Events have no common type.",
    "Name a component schema.",
  );
  return undefined;
}

function readEvent(build: Build, at: string, type: string, value: Value): Event[] {
  const item = objectAt(build, at, value, "A webhook");
  const operation = item === undefined ? undefined : ownObject(item.value, "post");
  if (item === undefined || operation === undefined) {
    if (item !== undefined)
      tell(
        build,
        "W-WEBHOOK",
        at,
        `The webhook "${type}" has no post operation.`,
        "It is left out.",
      );
    return [];
  }
  const place = below(item.at, "post");
  const body = own(operation, "requestBody");
  const node =
    body === undefined
      ? undefined
      : objectAt(build, below(place, "requestBody"), body, "A request body");
  const content = entries(own(node?.value, "content")).find(
    ([media]) => codecOf(media, false) === "json",
  );
  const schema = own(content?.[1], "schema");
  if (node === undefined || content === undefined || schema === undefined) {
    tell(
      build,
      "W-WEBHOOK",
      place,
      `The webhook "${type}" has no JSON body.`,
      "It is left out.",
      "Describe its body.",
    );
    return [];
  }
  return [
    {
      ...declOf(place, type, operation),
      type,
      ref: typeRef(build, below(node.at, "content", content[0], "schema"), schema),
    },
  ];
}

function readCallbacks(build: Build, draft: OperationDraft): Event[] {
  return entries(own(draft.node, "callbacks")).flatMap(([name, value]) => {
    const at = below(draft.at, "callbacks", name);
    const callback = isObject(value) ? objectAt(build, at, value, "A callback") : undefined;
    return entries(callback?.value).flatMap(([expression, item]) =>
      expression.startsWith("x-") ||
      callback === undefined ||
      !isObject(item) ||
      !isObject(own(item, "post"))
        ? []
        : readEvent(build, below(callback.at, expression), name, item),
    );
  });
}

/** Callbacks of one name and shape are one event; of one name and several shapes, the later ones are told apart by their place. */
function unique(events: readonly Event[]): readonly Event[] {
  const kept = new Map<string, Event>();
  for (const event of [...events].sort((a, b) => byCodePoint(a.origin.pointer, b.origin.pointer))) {
    const known = kept.get(event.type);
    if (known === undefined) kept.set(event.type, event);
    else if (!sameValue(known.ref, event.ref)) {
      const path = event.origin.pointer.split("/")[2] ?? "";
      const type = `${event.type} ${path.replaceAll("~1", "/").replaceAll("~0", "~")}`;
      if (!kept.has(type))
        kept.set(type, { ...event, ...declOf(event.origin.pointer, type, undefined), type });
    }
  }
  return [...kept.values()];
}
