import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { stateOf } from "./state.ts";
import { packed, type Packed } from "./packed.ts";
import { routerPath } from "./routes.ts";

/** A page or file beside the API: it has no operation, but carries the common header fields and pays with the address. */
export interface PageRoute {
  /** With `{placeholders}`. */
  readonly path: string;
  /** False for files whose name changes with their content: they cost no quota. */
  readonly counted: boolean;
  readonly answer: (request: PageRequest) => Promise<PageAnswer>;
}

export interface PageRequest {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** From Accept-Language. */
  readonly locale: "en" | "fr";
}

export interface PageAnswer {
  readonly body: string;
  readonly media: string;
  readonly headers: Readonly<Record<string, string>>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    page?: PageRoute;
  }
}

/** What a page of ours may do: its own origin and nothing else, no inline code, no frame of a stranger. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Serves the pages, with validators, compressed where the reader takes it. */
export function addPages(app: FastifyInstance, pages: readonly PageRoute[]): void {
  for (const page of pages)
    app.route({
      method: "GET",
      url: routerPath(page.path),
      config: { page },
      handler: async (request, reply) => {
        const answer = await page.answer({
          path: request.url.split("?")[0] ?? "",
          params: request.params as Readonly<Record<string, string>>,
          query: singleValues(request.query as Readonly<Record<string, unknown>>),
          locale: stateOf(request).locale,
        });
        return sendPacked(
          request,
          reply.headers(answer.headers).type(answer.media),
          packed(answer.body, request.headers["accept-encoding"]),
        );
      },
    });
}

/** Whether the path is that of a page. */
export function isPage(pages: readonly PageRoute[], path: string): boolean {
  return pages.some((page) =>
    new RegExp(`^${page.path.replace(/[.]/g, "\\.").replace(/\{[^}]+\}/g, "[^/]+")}$`).test(path),
  );
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, form: Packed): FastifyReply {
  reply.headers(form.headers);
  if (matches(request.headers["if-none-match"], form.tag))
    return reply.code(304).removeHeader("Content-Type").send();
  return reply.send(form.bytes);
}

/** Whether If-None-Match names this very form (RFC 9110, 13.1.2). */
export function matches(field: unknown, tag: string): boolean {
  const known = String(field ?? "")
    .split(",")
    .map((one) => one.trim().replace(/^W\//, ""));
  return known.includes(tag) || known.includes("*");
}

function singleValues(query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}
