import { createHash } from "node:crypto";
import { findLogo } from "../db/queries/widget-logos.ts";
import { findWidget } from "../db/queries/widgets.ts";
import { commit } from "../db/unit.ts";
import { enqueue, type JobPayloads } from "../domain/shared/jobs.ts";
import { fetchImage } from "../outbound/fetch-image.ts";
import { SKIPPED, type JobHandler } from "./handlers.ts";

const MAX_TRIES = 5;
const FIRST_RETRY_MS = 60_000;

/** Fetches the logo of a widget and keeps it. What cannot be an image is not asked for again; the widget then shows none. */
export const fetchLogo: JobHandler = async ({ services, job, now, finishedJob }) => {
  const { url, tries } = job.payload as JobPayloads["widget.fetch_logo"];
  const widget = await findWidget(services.db, job, job.subject);
  if (widget === null || widget.theme.logoUrl !== url) return SKIPPED;
  const fetched = await fetchImage(services.outbound, new URL(url), job.livemode);
  if (fetched.kind === "none") {
    if (!fetched.retry || tries >= MAX_TRIES) return { result: fetched.why, done: false };
    const again = now + FIRST_RETRY_MS * 2 ** (tries - 1);
    const next = enqueue("widget.fetch_logo", widget.id, { url, tries: tries + 1 }, again, now);
    await commit(services.db, job, { jobs: [next], finishedJob }, null);
    return { result: fetched.why, done: true };
  }
  const before = await findLogo(services.db, job, widget.id);
  const at = new Date(now).toISOString();
  const write = {
    table: "widget_logos",
    row: {
      id: widget.id,
      url,
      media: fetched.media,
      digest: createHash("sha256").update(fetched.bytes).digest("base64url"),
      content: fetched.bytes.toString("base64"),
      version: (before?.version ?? 0) + 1,
      created_at: before?.created_at ?? at,
      updated_at: at,
    },
  } as const;
  await commit(
    services.db,
    job,
    { ...(before === null ? { inserts: [write] } : { updates: [write] }), finishedJob },
    null,
  );
  return { result: "fetched", done: true };
};
