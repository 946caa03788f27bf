import { html, Markup } from "../../page/html.ts";
import { word, type Locale } from "../../words/index.ts";
import type { FieldView, OperationView } from "../model/views.ts";

/** Header fields that the page fills by itself, or that a try does not need. */
const LEFT_OUT = new Set(["X-API-Version", "X-Correlation-Id", "Accept-Language", "If-None-Match"]);

/** The form that sends the operation for real. Only shown where scripts run. */
export function tryIt(locale: Locale, operation: OperationView): Markup | null {
  const { parameters, body } = operation;
  if (operation.security.some((all) => all.includes("WidgetAuth"))) return null;
  if (operation.answers.some(({ media }) => media.includes("text/event-stream"))) return null;
  const example =
    body === null ? "" : JSON.stringify(Object.values(body.examples)[0] ?? {}, null, 2);
  const headers = parameters.header.filter(({ name }) => !LEFT_OUT.has(name));
  return html`<section class="panel try needs-script" aria-labelledby="try">
    <h2 id="try">${word(locale, "tryIt")}</h2>
    <form
      data-try
      data-method="${operation.method}"
      data-path="${operation.path}"
      autocomplete="off"
    >
      ${inputs(locale, "path", parameters.path)}${inputs(locale, "query", parameters.query)}${inputs(locale, "header", headers)}${
        body === null
          ? null
          : html`<div class="input">
              <label for="try-body">${word(locale, "body")}</label
              ><textarea
                id="try-body"
                data-place="body"
                rows="${Math.min(18, example.split("\n").length + 1)}"
                spellcheck="false"
              >
${example}</textarea>
            </div>`
      }
      <div class="actions">
        <button class="primary" type="submit">${word(locale, "send")}</button>
        <button type="button" data-open-credentials>${word(locale, "credentials")}</button>
      </div>
    </form>
    <div data-try-result role="status"></div>
  </section>`;
}

function inputs(
  locale: Locale,
  place: "path" | "query" | "header",
  fields: readonly FieldView[],
): readonly Markup[] {
  return fields.map((field) => {
    const id = `try-${place}-${field.name}`;
    const automatic = field.name === "Idempotency-Key";
    const value = place === "path" ? field.example : "";
    return html`<div class="input">
      <label for="${id}"
        >${field.name}${field.required ? html` <span class="mark-required">${word(locale, "required")}</span>` : null}</label
      ><input
        id="${id}"
        data-place="${place}"
        data-name="${field.name}"
        value="${value}"
        placeholder="${automatic ? "auto" : field.example}"
        ${field.required && !automatic ? new Markup(" required") : null}
      />
    </div>`;
  });
}
