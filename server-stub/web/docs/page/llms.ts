import type { Reference } from "../model/views.ts";

/** The reference as one plain text for language models: what there is, and where the whole of it stands. */
export function llmsText(reference: Reference): string {
  const lines = [
    `# ${reference.title} ${reference.version}`,
    "",
    `> ${reference.description}`,
    "",
    "The whole description: /api/docs.json (OpenAPI 3.0). One page per operation: /api/docs/{operationId}. Errors: /errors.",
    "Send the API key as X-API-Key. Amounts are whole minor units. Commands take an Idempotency-Key; the same key never acts twice.",
  ];
  for (const tag of reference.tags) {
    lines.push("", `## ${tag.name}`, "", tag.description, "");
    for (const { id, method, path, summary, deprecated } of tag.operations)
      lines.push(
        `- [${summary}](/api/docs/${id}): \`${method} ${path}\`${deprecated === null ? "" : ` (deprecated, use ${deprecated.replacement})`}`,
      );
  }
  return `${lines.join("\n")}\n`;
}
