/** `_generated/webhooks.py`: the typed events that the API sends. */
import type { FilePlan, Fragment, Import } from "@njia/generator-core";
import { compose, fixed, fragment, ownedFile } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { importView } from "./imports.ts";
import { pair, plain, spread, text, tuple } from "./literals.ts";
import { path } from "./naming.ts";
import { annotation, codec, runtime, runtimeType } from "./types.ts";

const type = compose("type");

const signatureImports = (isSigned: boolean): readonly Import[] =>
  isSigned
    ? [
        { from: "datetime", name: "datetime", typeOnly: true },
        { from: "typing", name: "Any", typeOnly: true },
        ...["Iterable", "Mapping", "Sequence"].map((name) => ({
          from: "collections.abc",
          name,
          typeOnly: true,
        })),
      ]
    : [];

/** Nothing for an API that sends nothing. */
export function* planEvents(book: Book): Iterable<FilePlan> {
  const { webhooks } = book.api;
  if (webhooks === undefined || webhooks.events.length === 0) return;
  const entries = webhooks.events.map((event) =>
    pair(text(event.type), ": ", codec(event.ref, book)),
  );
  const table = spread("{}", entries);
  const unknown: Fragment<"type"> = fragment(fixed("UnknownEvent", "type"), [
    runtimeType("_webhook", "UnknownEvent"),
  ]);
  const kinds = [
    ...new Map(
      webhooks.events
        .map((event) => annotation(event.ref, "read", book))
        .map((item) => [item.code, item]),
    ).values(),
  ];
  const union = kinds.reduceRight((rest, item) => type`${item} | ${rest}`, unknown);
  const members = [...kinds, unknown].map((item) => item.code);
  const place = { indent: 4, taken: 12 };
  const at = (pointer: string): Fragment =>
    tuple(
      pointer
        .split("/")
        .filter(Boolean)
        .map((part) => text(part)),
      place,
    );
  const facts: readonly Fragment[] = [
    table,
    pair(fixed("type_at", "identifier"), "=", at(webhooks.type)),
    pair(fixed("data_at", "identifier"), "=", at(webhooks.data)),
    ...(webhooks.flat === "deprecated"
      ? [pair(fixed("flat", "identifier"), "=", fixed("True", "expression"))]
      : []),
  ];
  const value = spread("()", facts);
  const isSigned = webhooks.signature === "standard-webhooks";
  const names = ["EventTable", "unwrap_event", ...(isSigned ? ["verify"] : [])];
  yield ownedFile({
    path: path("src/", book.package, "/_generated/webhooks.py"),
    origins: webhooks.events.map((event) => event.origin),
    exports: webhooks.events.map((event) => ({
      symbol: `${book.package}.webhooks[${plain(event.type)}]`,
      signature: annotation(event.ref, "read", book).code,
      origin: event.origin,
    })),
    body: {
      kind: "template",
      template: "webhooks",
      view: {
        imports: importView(
          [
            value,
            union,
            names.map((name) => runtime("_webhook", name)),
            [runtime("_codec", "type_refs")],
            [{ from: "typing", name: "TypeAlias" }],
            signatureImports(isSigned),
          ],
          2,
        ),
        members,
        union: text(union.code),
        table: value.code,
        unwrap: isSigned ? SIGNED : PLAIN,
      },
    },
  });
  yield {
    path: path("src/", book.package, "/webhooks.py"),
    ownership: "scaffold",
    origins: [],
    exports: [],
    body: { kind: "text", text: FRONT },
  };
}

const SIGNED = fixed(
  `
def unwrap(
    payload: bytes,
    headers: Mapping[str, Any] | Iterable[tuple[Any, Any]],
    secrets: str | Sequence[str],
    *,
    tolerance: float = 300.0,
    now: float | datetime | None = None,
) -> WebhookEvent:
    """Verify a webhook and parse it into its typed event.

    \`payload\` is the raw body, \`headers\` those of the request, \`secrets\` one or more of \`\`whsec_...\`\` (all are tried, so
    that they can be rotated), \`tolerance\` seconds either way (Standard Webhooks 1.0), \`now\` the time to compare with.
    An event newer than this SDK arrives as \`UnknownEvent\`. Raises \`WebhookSignatureError\` if it must not be trusted,
    \`DecodingError\` if it contradicts its description.
    """
    verified = verify(payload, headers, secrets, tolerance=tolerance, now=now)
    event: WebhookEvent = unwrap_event(_TABLE, verified)
    return event`,
  "file",
);

const PLAIN = fixed(
  `
def unwrap(payload: bytes) -> WebhookEvent:
    """Parse a webhook into its typed event; this API signs nothing. Raises \`DecodingError\`."""
    event: WebhookEvent = unwrap_event(_TABLE, payload)
    return event`,
  "file",
);

const FRONT = fixed(
  `"""Webhooks: \`unwrap\` parses what the API sends, after checking it where the API signs."""

from ._generated.webhooks import WebhookEvent, unwrap
from ._runtime._errors import WebhookSignatureError
from ._runtime._webhook import UnknownEvent, sign_for_test

__all__ = ["UnknownEvent", "WebhookEvent", "WebhookSignatureError", "sign_for_test", "unwrap"]
`,
  "file",
);
