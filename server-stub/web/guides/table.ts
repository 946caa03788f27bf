import { html, type Markup } from "../page/html.ts";

/** A table that scrolls by itself where the page is narrow, also by keyboard. `label` names it to who does not see it. */
export function scrollTable(
  label: string,
  heads: readonly string[],
  rows: readonly Markup[],
): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
