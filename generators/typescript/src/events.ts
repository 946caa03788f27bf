/** `events.ts`: what the API sends, as a union with a fallback for types that come later. */
import {
  compose,
  fixed,
  join,
  ownedFile,
  type FilePlan,
  type Fragment,
} from "@njia/generator-core";
import { StructureKind } from "./libraries.ts";
import { docComment, json, key, text } from "./literals.ts";
import type { Model } from "./model.ts";
import { path } from "./naming.ts";
import { printable } from "./structure.ts";
import { shapeOf } from "./shapes.ts";
import { TOP, typeOf } from "./types.ts";
import { recordOf } from "./operation-model.ts";

const type = compose("type");
const expression = compose("expression");
const near = (from: string): string =>
  from.replace(/^\.\.\/(types|shapes)\//, "./$1/").replace(/^\.\.\/\.\.\/runtime/, "../runtime");

export function planEvents(model: Model): readonly FilePlan[] {
  const { webhooks } = model.api;
  if (!webhooks) return [];
  const tag = topLevel(webhooks.type);
  const members = webhooks.events.map((event) => ({
    event,
    type: typeOf(event.ref, model, TOP),
    tagged: carriesType(event.ref, tag, model),
  }));
  const known = members.map(({ event, type: of, tagged }) => {
    const doc = docComment(event.doc, event.deprecated);
    const member = tagged
      ? expression`(${of} & { ${key(tag)}: ${text(event.type)} })`
      : expression`(Omit<${of}, ${text(tag)}> & { ${key(tag)}: ${text(event.type)} })`;
    return doc
      ? expression`  /** ${join([{ code: doc.replace(/\s+/g, " ") as typeof doc, imports: [] }], "", "expression")} */\n  | ${member}`
      : expression`  | ${member}`;
  });
  const shapes = members.map(({ event }) => ({ event, shape: shapeOf(event.ref, model) }));
  const table = shapes.map(
    ({ event, shape }) => expression`    ${key(event.type)}: ${shape ?? expression`["=u"]`},`,
  );
  const all: Fragment[] = [...known, ...table];
  const imports = all
    .flatMap((item) => item.imports)
    .map((item) => ({ ...item, from: near(item.from) }));
  return [
    ownedFile({
      path: path("src/generated/events.ts"),
      origins: webhooks.events.map((event) => event.origin),
      exports: webhooks.events.map((event) => ({
        symbol: `WebhookEvent.${JSON.stringify(event.type).slice(1, -1)}`,
        signature: typeOf(event.ref, model, TOP).code,
        origin: event.origin,
      })),
      body: {
        kind: "printed",
        source: printable({
          header: model.header,
          imports: [
            { from: "../runtime/known.ts", name: "KnownUnion", typeOnly: true },
            { from: "../runtime/known.ts", name: "UnknownVariant", typeOnly: true },
            { from: "../runtime/webhook.ts", name: "WebhookFacts", typeOnly: true },
            ...imports,
          ],
          statements: [
            {
              kind: StructureKind.TypeAlias,
              isExported: true,
              name: fixed("WebhookEventKnown", "identifier"),
              docs: [
                {
                  description: fixed(
                    "The events that this version knows, by their type.",
                    "comment",
                  ),
                },
              ],
              type: known.length
                ? expression`\n${join(known, "\n", "expression")}`.code
                : fixed("never", "type"),
            },
            {
              kind: StructureKind.TypeAlias,
              isExported: true,
              name: fixed("WebhookEvent", "identifier"),
              docs: [
                {
                  description: fixed(
                    "An event; narrow it with isKnown(WebhookEvent, event) before a switch over its type.",
                    "comment",
                  ),
                },
              ],
              type: type`WebhookEventKnown | UnknownVariant<${join([text(tag)], "", "type")}>`.code,
            },
            expression`/** For \`isKnown(WebhookEvent, event)\`. */\nexport const WebhookEvent: KnownUnion<WebhookEventKnown> = {\n  tag: ${text(tag)},\n  values: ${json(
              webhooks.events.map((event) => event.type),
              "  ",
            )},\n};`.code,
            expression`/** How events look on the wire, for the verifier. */\nexport const webhookFacts: WebhookFacts = {\n  shapes: {\n${join(table, "\n", "expression")}\n  },\n  type: ${text(tag)},\n  data: ${text(topLevel(webhooks.data))},\n  flat: ${webhooks.flat === "deprecated" ? fixed("true", "expression") : fixed("false", "expression")},\n};`
              .code,
          ],
        }),
      },
    }),
  ];
}

const topLevel = (pointer: string): string => pointer.split("/")[1] ?? "type";

/** Whether the field that tells events apart is a plain text in the type, which a literal may narrow. */
function carriesType(ref: Parameters<typeof recordOf>[0], tag: string, model: Model): boolean {
  const field = recordOf(ref, model.types)?.fields.find((item) => item.name.wire === tag);
  return field?.ref.type.kind === "scalar" || field === undefined;
}
