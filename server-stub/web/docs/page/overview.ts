import { html, prose, type Markup } from "../../page/html.ts";
import type { PageSetting } from "../../page/shell.ts";
import { word } from "../../words/index.ts";
import type { Reference } from "../model/views.ts";
import { methodBadge } from "./operation.ts";

type Links = readonly (readonly [href: string, label: string])[];

/** The first page of the reference: what the API is, how to get the description, every operation by its tag. */
export function overviewContent({ locale, query }: PageSetting, reference: Reference): Markup {
  const documents: Links = [
    ["/api/docs.json", "OpenAPI 3.0 · JSON"],
    ["/api/docs.yaml", "OpenAPI 3.0 · YAML"],
    ["/api/docs/llms.txt", "llms.txt"],
    ["/errors", word(locale, "errorCatalogue")],
  ];
  const collections: Links = [
    ["/api/docs/export/postman", "Postman 2.1"],
    ["/api/docs/export/insomnia", "Insomnia 4"],
    [`/playground${query}`, word(locale, "playground")],
  ];
  return html`<article class="overview">
    <div class="prose wide">
      <h1>${reference.title} <span class="badge">${reference.version}</span></h1>
      <div class="lead">${prose(reference.description)}</div>
      <div class="cards">
        <section class="card" aria-labelledby="card-auth">
          <h2 id="card-auth">${word(locale, "credentials")}</h2>
          <p>${word(locale, "authIntro")}</p>
          <p class="needs-script">
            <button class="primary" type="button" data-open-credentials>
              ${word(locale, "checkAuth")}
            </button>
          </p>
        </section>
        <section class="card" aria-labelledby="card-docs">
          <h2 id="card-docs">${word(locale, "documents")}</h2>
          ${linkList(documents)}
        </section>
        <section class="card" aria-labelledby="card-exports">
          <h2 id="card-exports">${word(locale, "exports")}</h2>
          ${linkList(collections)}
        </section>
      </div>
      ${reference.tags.map(
        (tag) =>
          html`<section class="tag" aria-labelledby="${tag.slug}">
            <h2 id="${tag.slug}">${tag.name}</h2>
            <p>${tag.description}</p>
            <ul class="operations">
              ${tag.operations.map(
                ({ id, method, path, summary, deprecated }) =>
                  html`<li>
                    <a href="/api/docs/${id}${query}"
                      >${methodBadge(method)} <code>${path}</code>
                      <span>${summary}</span
                      >${deprecated === null ? null : html` <span class="badge warn">${word(locale, "deprecated")}</span>`}</a
                    >
                  </li>`,
              )}
            </ul>
          </section>`,
      )}
      <p class="muted">${word(locale, "createdBy", { version: reference.version })}</p>
    </div>
  </article>`;
}

function linkList(links: Links): Markup {
  return html`<ul class="links">
    ${links.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}
  </ul>`;
}
