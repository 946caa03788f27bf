import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../db/db.ts";
import { findLogo } from "../db/queries/widget-logos.ts";
import { findWidgetOwner } from "../db/queries/widgets.ts";
import { LOGOS_PATH } from "../domain/widgets/logo.ts";
import { refuse } from "../domain/shared/refusal.ts";
import { FILES_PATH, widgetAssets, type WidgetFile } from "./assets.ts";

const ONE_YEAR = "public, max-age=31536000, immutable";

/**
 * Keeps the widgets' origin apart: `/embed/*` answers there and nowhere else, and nothing else answers there. Otherwise a frame,
 * which may run scripts as its own origin, could share that origin with pages that hold credentials. Throws route_not_found.
 */
export function keepApart(request: FastifyRequest, widgetOrigin: string): void {
  const path = request.url.split("?")[0] ?? "";
  const isThere = isWidgetHost(request.headers.host, widgetOrigin);
  const isEmbed = path.startsWith("/embed/");
  if (isEmbed && !isThere)
    throw refuse("route_not_found", `Widgets are served from ${widgetOrigin} alone.`);
  if (isThere && !isEmbed)
    throw refuse("route_not_found", `${widgetOrigin} serves widgets and nothing else.`);
}

/** Whether a Host field names the widgets' origin. */
export function isWidgetHost(host: string | undefined, widgetOrigin: string): boolean {
  if (host === undefined) return false;
  const asked = `${widgetOrigin} ${host}`;
  const known = widgetHosts.get(asked);
  if (known !== undefined) return known;
  const is = URL.parse(`${new URL(widgetOrigin).protocol}//${host}`)?.origin === widgetOrigin;
  if (widgetHosts.size >= MAX_HOSTS) widgetHosts.clear();
  widgetHosts.set(asked, is);
  return is;
}

/** A server has few names, and looks at one in every request. Callers may invent others. */
const MAX_HOSTS = 100;
const widgetHosts = new Map<string, boolean>();

/** The hashed files of the widgets, which are no operations of the API; they count against no rate limit. */
export function serveWidgetFiles(app: FastifyInstance, baseUrl: string): void {
  app.get(`${FILES_PATH}help`, { config: { uncounted: true } }, (_request, reply) =>
    reply.redirect(`${baseUrl}/docs/en/guides/widgets`),
  );
  app.get(`${FILES_PATH}:file`, { config: { uncounted: true } }, async (request, reply) => {
    const { file: name } = request.params as { file: string };
    const file = (await widgetAssets()).files.get(name);
    if (file === undefined)
      throw refuse("route_not_found", `There is no ${FILES_PATH}${name.slice(0, 100)}.`);
    reply
      .header("Access-Control-Allow-Origin", "*")
      .header("Cross-Origin-Resource-Policy", "cross-origin");
    return reply
      .headers(fileHeaders(file))
      .header("Cache-Control", ONE_YEAR)
      .send(encoded(request, reply, file));
  });
}

/** The logos that were fetched for widgets. Their addresses hold the digest of what they serve, so that they never change. */
export function serveWidgetLogos(app: FastifyInstance, db: Db): void {
  app.get(`${LOGOS_PATH}:id/:digest`, async (request, reply) => {
    const { id, digest } = request.params as { id: string; digest: string };
    const owner = await findWidgetOwner(db, id);
    const logo = owner === null ? null : await findLogo(db, owner, id);
    if (logo === null || logo.digest !== digest)
      throw refuse("route_not_found", "There is no such logo.");
    return reply
      .headers({
        "Content-Type": logo.media,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Cache-Control": ONE_YEAR,
      })
      .send(Buffer.from(logo.content, "base64"));
  });
}

/** Fields of a file, whatever its way here. */
export function fileHeaders(file: WidgetFile): Readonly<Record<string, string>> {
  return {
    "Content-Type": file.type,
    "X-Content-Type-Options": "nosniff",
    ETag: file.tag,
    Vary: "Accept-Encoding",
  };
}

function encoded(request: FastifyRequest, reply: FastifyReply, file: WidgetFile): Buffer {
  const encoding = encodingOf(request.headers["accept-encoding"]);
  if (encoding === null) return file.plain;
  reply.header("Content-Encoding", encoding);
  return file[encoding];
}

/** The best encoding that the caller takes; null for none. */
export function encodingOf(accepted: unknown): "br" | "gzip" | null {
  const words = String(accepted ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => !/;\s*q=0(?:\.0*)?$/.test(word))
    .map((word) => word.split(";")[0]);
  return words.includes("br") ? "br" : words.includes("gzip") ? "gzip" : null;
}
