import { highlight } from "../../page/highlight.ts";
import { html, inline, Markup, prose, type Piece } from "../../page/html.ts";
import type { PageSetting } from "../../page/shell.ts";
import { word, type Locale, type Word } from "../../words/index.ts";
import type { AnswerView, ErrorView, OperationView, Reference } from "../model/views.ts";
import type { Sample } from "../samples/samples.ts";
import { fieldList, shortVersion } from "./fields.ts";
import { tryIt } from "./try-it.ts";

/** One operation: what it does and takes on the left, how to call it on the right. */
export function operationContent(
  setting: PageSetting,
  reference: Reference,
  operation: OperationView,
  samples: readonly Sample[],
): Markup {
  const { locale } = setting;
  const tag = reference.tags.find(({ operations }) => operations.includes(operation));
  return html`<article class="operation" data-operation="${operation.id}">
    <div class="prose">
      <p class="crumb"><a href="/api/docs${setting.query}#${tag?.slug}">${tag?.name}</a></p>
      <h1>${operation.summary}</h1>
      <p class="endpoint">
        ${methodBadge(operation.method)} <code>${pathMarkup(operation.path)}</code>
      </p>
      ${deprecationBox(setting, reference, operation)} ${prose(operation.description)}
      ${facts(locale, operation)} ${parameterSections(locale, operation)}
      ${bodySection(locale, operation)}
      <section aria-labelledby="answers">
        <h2 id="answers">${word(locale, "answers")}</h2>
        ${operation.answers.map((answer) => answerSection(locale, answer))}
      </section>
      ${errorSection(setting, reference, operation)} ${eventSection(setting, operation)}
    </div>
    <div class="side">
      ${samplePanel(locale, samples)} ${examplePanel(locale, operation)} ${tryIt(locale, operation)}
    </div>
  </article>`;
}

export function methodBadge(method: string): Markup {
  return html`<span class="method m-${method.toLowerCase()}">${method}</span>`;
}

function pathMarkup(path: string): Piece {
  return path
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith("{") ? html`<span class="hole">${part}</span>` : part));
}

function deprecationBox(
  { locale, query }: PageSetting,
  reference: Reference,
  { deprecated }: OperationView,
): Markup | null {
  if (deprecated === null) return null;
  const successor = reference.operations.get(deprecated.replacement);
  return html`<div class="banner warn" role="note">
    <p>
      <strong>${word(locale, "deprecatedSince", { date: deprecated.since })}</strong>
      ${word(locale, "removedIn", { version: shortVersion(deprecated.removedIn), date: deprecated.sunset })}
      ${inline(deprecated.message)}
    </p>
    <p>
      ${
        successor === undefined
          ? null
          : html`<a href="/api/docs/${successor.id}${query}"
                >${successor.method} ${successor.path}</a
              >
              · `
      }<a href="/changelog${query}#upcoming">${word(locale, "changeLog")}</a>
    </p>
  </div>`;
}

const KEY_WORDS = { required: "required", accepted: "accept", none: "none" } as const;
const SCHEMES: Readonly<Record<string, Word>> = {
  SessionAuth: "session",
  WidgetAuth: "widgetToken",
};

function facts(locale: Locale, operation: OperationView): Markup {
  const schemes = [...new Set(operation.security.flat())];
  const rows: readonly (readonly [Word, Piece])[] = [
    [
      "security",
      schemes.length === 0
        ? word(locale, "public")
        : schemes.map((one) => word(locale, SCHEMES[one] ?? "apiKey")).join(" · "),
    ],
    [
      "scopes",
      operation.scopes.length === 0
        ? word(locale, "none")
        : operation.scopes.map((scope) => html`<code>${scope}</code> `),
    ],
    ["idempotency", word(locale, KEY_WORDS[operation.idempotency])],
    ["rateClass", html`<code>${operation.rateClass}</code>`],
  ];
  return html`<dl class="facts">
    ${rows.map(
      ([term, value]) =>
        html`<div>
          <dt>${word(locale, term)}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function parameterSections(locale: Locale, { parameters }: OperationView): Markup | null {
  const groups = [
    ["pathParameters", parameters.path],
    ["queryParameters", parameters.query],
    ["headers", parameters.header],
  ] as const;
  if (groups.every(([, fields]) => fields.length === 0)) return null;
  return html`<section aria-labelledby="parameters">
    <h2 id="parameters">${word(locale, "parameters")}</h2>
    ${groups.map(([title, fields]) =>
      fields.length === 0
        ? null
        : html`<h3>${word(locale, title)}</h3>
            ${fieldList(locale, fields)}`,
    )}
  </section>`;
}

function bodySection(locale: Locale, { body }: OperationView): Markup | null {
  if (body === null) return null;
  return html`<section aria-labelledby="body">
    <h2 id="body">${word(locale, "body")}</h2>
    <p class="limits"><span class="type">${body.type}</span> <code>${body.media}</code></p>
    ${body.description === "" ? null : prose(body.description)}${fieldList(locale, body.fields)}
  </section>`;
}

function answerSection(locale: Locale, answer: AnswerView): Markup {
  return html`<h3 id="status-${answer.status}">
      <span class="status s${answer.status.slice(0, 1)}">${answer.status}</span> ${answer.type}
    </h3>
    ${prose(answer.description)}${
      answer.headers.length === 0
        ? null
        : html`<details class="nest">
            <summary>${word(locale, "headers")} (${answer.headers.length})</summary>
            <p class="limits">${answer.headers.map((name) => html`<code>${name}</code> `)}</p>
          </details>`
    }${answer.fields.length === 0 ? null : fieldList(locale, answer.fields)}`;
}

function errorSection(
  { locale, query }: PageSetting,
  reference: Reference,
  { errors }: OperationView,
): Markup {
  return html`<section aria-labelledby="errors">
    <h2 id="errors">${word(locale, "errors")}</h2>
    ${errors.length === 0 ? null : errorList(locale, query, errors)}
    <details class="nest">
      <summary>${word(locale, "anyOperation")} (${reference.everywhere.length})</summary>
      ${errorList(locale, query, reference.everywhere)}
    </details>
  </section>`;
}

function errorList(locale: Locale, query: string, errors: readonly ErrorView[]): Markup {
  return html`<ul class="errors">
    ${errors.map(
      ({ status, code, title, retryable }) =>
        html`<li>
          <span class="status s${String(status).slice(0, 1)}">${status}</span>
          <a href="/errors/${code}${query}"><code>${code}</code></a>
          <span>${title}</span
          >${retryable ? html` <span class="badge">${word(locale, "retryable")}</span>` : null}
        </li>`,
    )}
  </ul>`;
}

function eventSection({ locale, query }: PageSetting, { events }: OperationView): Markup | null {
  if (events.length === 0) return null;
  return html`<section aria-labelledby="events">
    <h2 id="events">${word(locale, "events")}</h2>
    <p>
      ${word(locale, "eventsIntro")}
      <a href="/console/webhooks${query}">${word(locale, "consoleTitle")}</a>
    </p>
    <ul class="errors">
      ${events.map(({ type, summary }) => html`<li><code>${type}</code> <span>${inline(summary)}</span></li>`)}
    </ul>
  </section>`;
}

/** Radio buttons choose the language, so that it works without a script; the script only remembers the choice. */
function samplePanel(locale: Locale, samples: readonly Sample[]): Markup | null {
  if (samples.length === 0) return null;
  return html`<section class="panel samples" aria-labelledby="samples">
    <h2 id="samples">${word(locale, "samples")}</h2>
    <fieldset class="tabs">
      <legend class="visually-hidden">${word(locale, "language")}</legend>
      ${samples.map(
        ({ id, label }, index) =>
          html`<input
              type="radio"
              name="sample"
              id="sample-${id}"
              value="${id}"
              ${index === 0 ? new Markup(" checked") : null}
            /><label for="sample-${id}">${label}</label>`,
      )}${samples.map(
        ({ id, label, code }) =>
          html`<div class="sample" data-sample="${id}">${codeBlock(locale, code, label)}</div>`,
      )}
    </fieldset>
  </section>`;
}

function examplePanel(locale: Locale, { answers }: OperationView): Markup | null {
  const answer = answers.find(({ example }) => example !== undefined);
  if (answer === undefined) return null;
  const text =
    typeof answer.example === "string" ? answer.example : JSON.stringify(answer.example, null, 2);
  return html`<section class="panel" aria-labelledby="example">
    <h2 id="example">
      ${word(locale, "exampleAnswer")} <span class="status s2">${answer.status}</span>
    </h2>
    ${codeBlock(locale, text, word(locale, "exampleAnswer"))}
  </section>`;
}

/** Code that scrolls by keyboard too, with a button to copy it. */
export function codeBlock(locale: Locale, code: string, label: string): Markup {
  return html`<div class="code">
    <button class="copy needs-script" type="button" data-copy>${word(locale, "copy")}</button>
    <pre tabindex="0" role="region" aria-label="${label}"><code>${highlight(code)}</code></pre>
  </div>`;
}
