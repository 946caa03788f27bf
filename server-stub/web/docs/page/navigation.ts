import { html, Markup } from "../../page/html.ts";
import type { PageSetting } from "../../page/shell.ts";
import { word } from "../../words/index.ts";
import type { Reference } from "../model/views.ts";
import { methodBadge } from "./operation.ts";

/** The contents: tags with their operations, the present one open. Folds to a menu on narrow screens. */
export function navigation(
  { locale, query }: PageSetting,
  reference: Reference,
  current: string | null,
): Markup {
  const here = new Markup(' aria-current="page"');
  return html`<details class="contents" data-contents open>
    <summary>${word(locale, "menu")}</summary>
    <div class="contents-body">
      <search class="needs-script">
        <label class="visually-hidden" for="search">${word(locale, "search")}</label
        ><input
          id="search"
          type="search"
          placeholder="${word(locale, "searchHint")}"
          autocomplete="off"
          data-search
        />
        <div id="found" class="found" role="status"></div>
      </search>
      <nav aria-label="${word(locale, "operations")}">
        <ul class="tags">
          <li>
            <a href="/api/docs${query}" ${current === null ? here : null}
              >${word(locale, "overview")}</a
            >
          </li>
          ${reference.tags.map(
            (tag) =>
              html`<li><details${tag.operations.some(({ id }) => id === current) ? new Markup(" open") : null}><summary>${tag.name}</summary><ul>${tag.operations.map(
                ({ id, method, summary, deprecated }) =>
                  html`<li><a href="/api/docs/${id}${query}"${id === current ? here : null}>${methodBadge(method)} <span${deprecated === null ? null : new Markup(' class="struck"')}>${summary}</span></a></li>`,
              )}</ul></details></li>`,
          )}
        </ul>
      </nav>
    </div>
  </details>`;
}
