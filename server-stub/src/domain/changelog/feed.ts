import type { ChangeLogEntry } from "./types.ts";

const MOST = 50;

/** The change log as an Atom feed (RFC 4287), newest first. */
export function atomFeed(entries: readonly ChangeLogEntry[], baseUrl: string): string {
  const shown = entries.slice(0, MOST);
  const updated = shown.map(happened).sort().at(-1) ?? "1970-01-01T00:00:00.000Z";
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    "<title>Njia API change log</title><id>urn:njia:changelog</id><author><name>Njia</name></author>",
    `<updated>${updated}</updated>`,
    `<link rel="self" href="${escape(`${baseUrl}/changelog.atom`)}"/>`,
    ...shown.map((entry) =>
      [
        "<entry>",
        `<title>${escape(entry.title)}</title><id>urn:njia:${entry.id}</id>`,
        `<updated>${happened(entry)}</updated>`,
        `<link href="${escape(`${baseUrl}/v1/changelog/${entry.id}`)}"/>`,
        `<category term="${entry.kind}"/>`,
        `<summary>${escape(entry.description)}</summary>`,
        "</entry>",
      ].join(""),
    ),
    "</feed>",
  ].join("\n");
}

/** Planned changes are news of the day they were announced. */
const happened = (entry: ChangeLogEntry): string => entry.effectiveAt ?? entry.announcedAt;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);
