import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { Translate } from "./texts.ts";

export type Part = TemplateResult | typeof nothing;

const PATHS = {
  good: "M5 13l4.5 4.5L19 7",
  bad: "M12 7v6m0 4v.01",
  wait: "M12 6v6l4 2",
  stop: "M7 7l10 10M17 7L7 17",
} as const;

/** A mark in a circle; its meaning is always in the words beside it too. */
export function icon(name: keyof typeof PATHS): TemplateResult {
  return html`<span class="icon ${name}" aria-hidden="true"
    ><svg viewBox="0 0 24 24" width="28" height="28">${svg`<path d=${PATHS[name]} />`}</svg></span
  >`;
}

/** The title of a step; steps move the focus here. */
export const heading = (text: string): TemplateResult => html`<h1 tabindex="-1">${text}</h1>`;

export const spinner = (): TemplateResult => html`<span class="spinner" aria-hidden="true"></span>`;

/** A step that only tells something, with what can be done next. */
export function notice(of: {
  tone: keyof typeof PATHS;
  title: string;
  text: string;
  more?: Part;
  actions?: Part;
}): TemplateResult {
  return html`<div class="notice">
    ${icon(of.tone)}${heading(of.title)}
    <p>${of.text}</p>
    ${of.more ?? nothing}
    ${of.actions === undefined ? nothing : html`<div class="actions">${of.actions}</div>`}
  </div>`;
}

/** Defects of a form, by the id of their field; an empty id is no field's own. */
export type Defects = Readonly<Record<string, string>>;

/** All defects in one place, each a way to its field. */
export function summary(t: Translate, defects: Defects): Part {
  const entries = Object.entries(defects);
  if (entries.length === 0) return nothing;
  const go = (id: string) => (event: Event) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return html`<div class="note bad" role="alert">
    <p><strong>${t("errors", { count: entries.length })}</strong></p>
    <ul>
      ${entries.map(([id, text]) => html`<li>${id === "" ? text : html`<a href="#${id}" @click=${go(id)}>${text}</a>`}</li>`)}
    </ul>
  </div>`;
}

interface Field {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly defect?: string | undefined;
}

/** A labelled control with hint and defect tied to it. `control` gets the ids that describe it. */
export function field(of: Field, control: (describedBy: string) => TemplateResult): TemplateResult {
  const ids = [
    of.hint === undefined ? "" : `${of.id}-hint`,
    of.defect === undefined ? "" : `${of.id}-defect`,
  ];
  return html`<div class="field ${of.defect === undefined ? "" : "wrong"}">
    <label for=${of.id}>${of.label}</label>
    ${of.hint === undefined ? nothing : html`<p class="hint" id="${of.id}-hint">${of.hint}</p>`}
    ${control(ids.filter((id) => id !== "").join(" "))}
    ${of.defect === undefined ? nothing : html`<p class="defect" id="${of.id}-defect">${of.defect}</p>`}
  </div>`;
}

interface TextField extends Field {
  readonly value: string;
  readonly type?: string;
  readonly mode?: string;
  readonly complete?: string;
  /** Numbers, phones and codes are written from left to right in every language. */
  readonly isCode?: boolean;
  readonly required?: boolean;
  readonly maximum?: number;
  readonly set: (value: string) => void;
}

export function textField(of: TextField): TemplateResult {
  return field(
    of,
    (describedBy) =>
      html`<input
        id=${of.id}
        name=${of.id}
        type=${of.type ?? "text"}
        inputmode=${of.mode ?? "text"}
        autocomplete=${of.complete ?? "off"}
        maxlength=${of.maximum ?? 120}
        dir=${of.isCode === true ? "ltr" : "auto"}
        ?required=${of.required ?? true}
        aria-describedby=${describedBy || nothing}
        aria-invalid=${of.defect === undefined ? nothing : "true"}
        .value=${of.value}
        @input=${(event: Event) => of.set((event.target as HTMLInputElement).value)}
      />`,
  );
}

interface SelectField extends Field {
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly set: (value: string) => void;
}

export function selectField(of: SelectField): TemplateResult {
  return field(
    of,
    (describedBy) =>
      html`<select
        id=${of.id}
        name=${of.id}
        aria-describedby=${describedBy || nothing}
        aria-invalid=${of.defect === undefined ? nothing : "true"}
        @change=${(event: Event) => of.set((event.target as HTMLSelectElement).value)}
      >
        ${of.options.map(([value, text]) => html`<option value=${value} ?selected=${value === of.value}>${text}</option>`)}
      </select>`,
  );
}

/** A form of ours: checked by us, so that what is wrong is said in the visitor's language. */
export function form(send: () => void, content: TemplateResult): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    send();
  };
  return html`<form novalidate @submit=${submit}>${content}</form>`;
}

export function mainButton(label: string, isBusy = false): TemplateResult {
  return html`<button type="submit" class="main" aria-disabled=${isBusy ? "true" : nothing}>
    ${isBusy ? spinner() : nothing}<span>${label}</span>
  </button>`;
}

export const quietButton = (label: string, act: () => void, id = ""): TemplateResult =>
  html`<button type="button" class="quiet" id=${id || nothing} @click=${act}>${label}</button>`;

/** Facts in two columns. */
export function facts(
  rows: readonly (readonly [name: string, value: string | Part, kind?: string])[],
): TemplateResult {
  return html`<dl class="facts">
    ${rows.map(
      ([name, value, kind]) =>
        html`<div class=${kind ?? ""}>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}
