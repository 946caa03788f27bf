import type { DocumentationHandlers } from "../generated/handlers/documentation.ts";
import { PROBLEMS } from "../generated/problems.ts";
import type { Wire } from "../generated/types.ts";
import { notFound, refuse } from "../domain/shared/refusal.ts";
import { ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { pageOf } from "../http/list.ts";
import { findProblem } from "../http/problem.ts";
import type { ProblemFacts } from "../http/problem-facts.ts";
import { packed } from "../http/packed.ts";
import { matches, PAGE_HEADERS } from "../http/pages.ts";
import { publishedRelease } from "../http/published.ts";
import { stored, type Reply } from "../http/reply.ts";
import { exportAnswer } from "./exports.ts";
import { playground } from "./pages/playground.ts";
import { HTML, PAGE_CACHE, referencePage } from "./pages/reference.ts";
import type { Unserved } from "./unserved.ts";
import { exportInsomnia, exportPostman } from "../../web/playground/export/index.ts";

const JSON_MEDIA = "application/json; charset=utf-8";
const YAML = "application/yaml; charset=utf-8";
const JSON_FORMS = ["application/json", "application/vnd.oai.openapi+json", "application/*", "*/*"];

export const documentationHandlers: Omit<DocumentationHandlers<CallContext>, Unserved> = {
  async getApiDescription(
    { query },
    { facts },
  ): Promise<Reply<200, Wire<"ApiDescription"> | string>> {
    const form = chooseForm(facts.rawHeaders["accept"]);
    if (form === "html") {
      const page = await referencePage({ query: texts(query), locale: facts.locale });
      return cached<string>(facts, page, HTML, PAGE_HEADERS);
    }
    const { json, yaml } = await publishedRelease(query.version ?? "");
    if (form === "yaml") return cached<string>(facts, yaml, YAML);
    return cached<Wire<"ApiDescription">>(facts, json, JSON_MEDIA);
  },

  async getApiDescriptionJson({ query }, { facts }): Promise<Reply<200, Wire<"ApiDescription">>> {
    const { json } = await publishedRelease(query.version ?? "");
    return cached(facts, json, JSON_MEDIA);
  },

  async getApiDescriptionYaml({ query }, { facts }): Promise<Reply<200, string>> {
    const { yaml } = await publishedRelease(query.version ?? "");
    return cached(facts, yaml, YAML);
  },

  async getPlayground({ query }, { facts }): Promise<Reply<200, string>> {
    const page = await playground({ query: texts(query), locale: facts.locale });
    return cached<string>(facts, page, HTML, PAGE_HEADERS);
  },

  async exportPostmanCollection({ query }, { facts }) {
    return exportAnswer(exportPostman, query, facts.parts.baseUrl);
  },

  async exportInsomniaCollection({ query }, { facts }) {
    return exportAnswer(exportInsomnia, query, facts.parts.baseUrl);
  },

  async listErrorTypes({ query }, { facts }): Promise<Reply<200, Wire<"ErrorTypeList">>> {
    const data = Object.entries<ProblemFacts>(PROBLEMS).map(([code, entry]) =>
      errorType(code, entry, facts),
    );
    return ok(stored(JSON.stringify(pageOf(data, query, "/errors", ({ code }) => code))));
  },

  async getErrorType({ params }, { facts }) {
    const entry = findProblem(params.code);
    if (entry === undefined) throw notFound("error_type", params.code);
    return ok(errorType(params.code, entry, facts));
  },
};

function errorType(
  code: string,
  entry: ProblemFacts,
  { parts, locale }: CallContext["facts"],
): Wire<"ErrorType"> {
  return {
    object: "error_type",
    code,
    type: `${parts.baseUrl}/errors/${code}`,
    status: entry.status,
    retryable: entry.retryable,
    title: entry.titles[locale] ?? entry.titles.en,
    description: entry.doc,
    members: Object.entries(entry.members).map(([name, description]) => ({ name, description })),
    operations: [...entry.operations],
  };
}

/** A form of the description, compressed where the reader takes it, or 304 where the reader has this very form already. */
function cached<T>(
  { rawHeaders }: CallContext["facts"],
  text: string,
  media: string,
  more: Readonly<Record<string, string>> = {},
): Reply<200, T> {
  const form = packed(text, rawHeaders["accept-encoding"]);
  const headers = { ...more, ...PAGE_CACHE, ...form.headers };
  // 304 has no body and is no answer of its own in the document's terms.
  if (matches(rawHeaders["if-none-match"], form.tag))
    return { status: 304 as 200, body: undefined as never, headers };
  return { status: 200, body: { bytes: form.bytes }, media, headers };
}

function texts(query: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}

/** The first form of Accept that we have, by weight. Throws not_acceptable when there is none. */
function chooseForm(accept: unknown): "json" | "yaml" | "html" {
  const ranges = String(accept ?? "*/*")
    .split(",")
    .map((part) => {
      const [media = "", ...parameters] = part
        .split(";")
        .map((piece) => piece.trim().toLowerCase());
      const weight = Number(
        /^q=(.+)$/.exec(parameters.find((one) => one.startsWith("q=")) ?? "")?.[1] ?? 1,
      );
      return { media, weight: Number.isNaN(weight) ? 0 : weight };
    });
  for (const { media } of ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)) {
    if (JSON_FORMS.includes(media)) return "json";
    if (media === "application/yaml" || media === "text/yaml" || media === "application/x-yaml")
      return "yaml";
    if (media === "text/html" || media === "text/*") return "html";
  }
  throw refuse("not_acceptable", "There is JSON, YAML and HTML. Change the Accept field.");
}
