import { ENTRIES } from "../domain/changelog/entries.ts";
import { Refusal } from "../domain/shared/refusal.ts";
import { ok } from "../http/answers.ts";
import { publishedDocument } from "../http/published.ts";
import { stored, type Reply } from "../http/reply.ts";
import {
  ExportRefused,
  type ExportOptions,
  type ExportSource,
} from "../../web/playground/export/index.ts";
import { EVERYTHING, JOURNEYS, LEFT_OUT } from "../../web/playground/journeys/index.ts";
import { UNSERVED } from "./unserved.ts";

let source: ExportSource | null = null;

/** What this server exports: its published description without the operations that it does not serve. */
export async function exportSource(): Promise<ExportSource> {
  source ??= {
    document: JSON.parse((await publishedDocument()).json) as ExportSource["document"],
    journeys: JOURNEYS,
    everything: EVERYTHING,
    unserved: UNSERVED,
    leftOut: LEFT_OUT,
    // The change log knows when the present release came out.
    releasedAt:
      ENTRIES.map(({ announcedAt }) => announcedAt)
        .sort()
        .at(-1) ?? "",
  };
  return source;
}

/** The answer of one of the exporters. Throws validation_failed for a journey or tag that does not exist. */
export async function exportAnswer(
  exporter: (source: ExportSource, options: ExportOptions) => string,
  query: Omit<ExportOptions, "baseUrl"> & { readonly baseUrl?: string },
  ownOrigin: string,
): Promise<Reply<200, Record<string, unknown>>> {
  try {
    const baseUrl = (query.baseUrl ?? ownOrigin).replace(/\/+$/, "");
    return ok(stored(exporter(await exportSource(), { ...query, baseUrl })));
  } catch (error) {
    if (!(error instanceof ExportRefused)) throw error;
    const { option, message } = error;
    throw new Refusal({
      code: "validation_failed",
      detail: message,
      errors: [{ in: "query", name: option, code: "validation_failed", message }],
    });
  }
}
