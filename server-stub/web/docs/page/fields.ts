import { html, inline, prose, type Markup } from "../../page/html.ts";
import { word, type Locale } from "../../words/index.ts";
import type { FieldView } from "../model/views.ts";

/** Members as a list, each with an anchor of its own; members of members fold away. */
export function fieldList(locale: Locale, fields: readonly FieldView[]): Markup {
  return html`<ul class="fields">
    ${fields.map((field) => fieldRow(locale, field))}
  </ul>`;
}

function fieldRow(locale: Locale, field: FieldView): Markup {
  const marks = [
    field.required ? html`<span class="mark-required">${word(locale, "required")}</span>` : null,
    field.nullable ? html`<span class="muted">${word(locale, "nullable")}</span>` : null,
    field.deprecated === null
      ? null
      : html`<span class="badge warn">${word(locale, "deprecated")}</span>`,
    field.sensitive ? html`<span class="badge">${word(locale, "sensitive")}</span>` : null,
  ].filter((mark) => mark !== null);
  return html`<li class="field${field.legacyOf === null ? "" : " legacy"}" id="${field.anchor}">
    <div class="field-head">
      <a class="field-name" href="#${field.anchor}">${field.name}</a>
      <span class="type">${field.type}</span>${marks.map((mark) => html` ${mark}`)}
    </div>
    ${legacyLine(locale, field)}${field.description === "" ? null : prose(field.description)}${limitLine(field)}${valueList(locale, field)}${nested(locale, field)}
  </li>`;
}

function legacyLine(locale: Locale, { legacyOf, deprecated }: FieldView): Markup | null {
  if (deprecated === null) return null;
  const until = word(locale, "acceptedUntil", {
    version: shortVersion(deprecated.removedIn),
    date: deprecated.sunset,
  });
  const name = legacyOf === null ? null : html`${word(locale, "legacyName", { name: legacyOf })}, `;
  return html`<p class="note">${name}${until}</p>`;
}

function limitLine({ limits }: FieldView): Markup | null {
  if (limits.length === 0) return null;
  return html`<p class="limits">
    ${limits.map(([label, value]) => html`<span>${label} <code>${value}</code></span> `)}
  </p>`;
}

function valueList(locale: Locale, { values }: FieldView): Markup | null {
  if (values.length === 0) return null;
  if (values.every(({ description }) => description === ""))
    return html`<p class="limits">
      <span>${word(locale, "values")}</span>
      ${values.map(({ value }) => html`<code>${value}</code> `)}
    </p>`;
  return html`<details class="nest">
    <summary>${word(locale, "values")} (${values.length})</summary>
    <dl class="values">
      ${values.map(
        ({ value, description }) =>
          html`<div>
            <dt><code>${value}</code></dt>
            <dd>${inline(description)}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
}

function nested(locale: Locale, { children, variants }: FieldView): Markup | null {
  if (variants.length > 0)
    return html`<div class="variants">
      ${variants.map(
        ({ label, fields }) =>
          html`<details class="nest">
            <summary>
              <code>${label}</code> · ${word(locale, "list", { count: fields.length })}
            </summary>
            ${fieldList(locale, fields)}
          </details>`,
      )}
    </div>`;
  if (children.length === 0) return null;
  return html`<details class="nest">
    <summary>${word(locale, "list", { count: children.length })}</summary>
    ${fieldList(locale, children)}
  </details>`;
}

/** "3.0.0" as people say it. */
export function shortVersion(version: string): string {
  return version.replace(/\.0$/, "");
}
