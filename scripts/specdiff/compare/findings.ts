/** Collects findings and remembers which operations and events show them. Schemas are compared once per pair and direction. */
import type { Document } from "../document.ts";
import type { Finding } from "../model.ts";

/** What was found at one pair of schemas, and the pairs below it. */
export interface Page {
  readonly findings: Finding[];
  readonly below: Set<string>;
}

export interface Collected extends Finding {
  readonly subjects: readonly string[];
}

export class Findings {
  readonly base: Document;
  readonly head: Document;
  readonly pages = new Map<string, Page>();
  private readonly direct: { subject: string; finding: Finding }[] = [];
  private readonly roots: { subject: string; page: string }[] = [];

  constructor(base: Document, head: Document) {
    this.base = base;
    this.head = head;
  }

  /** `subject` is an operation, an event, or "" for the document itself. */
  add(subject: string, finding: Finding): void {
    this.direct.push({ subject, finding });
  }

  /** Notes that `subject` shows the pair of schemas `page`. */
  shows(subject: string, page: string): void {
    this.roots.push({ subject, page });
  }

  /** Every finding once, with its subjects in the order of their names. */
  collected(): readonly Collected[] {
    const found = new Map<string, { finding: Finding; subjects: Set<string> }>();
    const put = (subject: string, finding: Finding): void => {
      const key = `${finding.rule}\0${finding.pointer}\0${finding.text}`;
      const entry = found.get(key) ?? { finding, subjects: new Set<string>() };
      found.set(key, entry);
      if (subject !== "") entry.subjects.add(subject);
    };
    for (const { subject, finding } of this.direct) put(subject, finding);
    const pagesOf = new Map<string, Set<string>>();
    for (const { subject, page } of this.roots) {
      const pages = pagesOf.get(subject) ?? new Set<string>();
      pagesOf.set(subject, pages);
      this.reach(page, pages);
    }
    for (const [subject, pages] of pagesOf)
      for (const key of pages)
        for (const finding of this.pages.get(key)?.findings ?? []) put(subject, finding);
    return [...found.values()].map(({ finding, subjects }) => ({
      ...finding,
      subjects: [...subjects].sort(),
    }));
  }

  private reach(start: string, seen: Set<string>): void {
    const open = [start];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(...(this.pages.get(key)?.below ?? []));
    }
  }
}
