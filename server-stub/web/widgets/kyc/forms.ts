import { html, nothing, type TemplateResult } from "lit-html";
import {
  form,
  heading,
  mainButton,
  quietButton,
  selectField,
  summary,
  textField,
  type Defects,
  type Part,
} from "../frame/parts.ts";
import type { Frame } from "../frame/start.ts";
import type { Capture, Side } from "./capture.ts";
import { DOCUMENT_TYPES, ONE_SIDED, type Given, type Plan } from "./steps.ts";

export interface Actions {
  readonly given: Given;
  readonly plan: Plan;
  readonly defects: Defects;
  readonly place: { readonly index: number; readonly count: number };
  readonly types: readonly string[];
  readonly capture: Capture;
  readonly set: (change: Partial<Given>) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly cancel: () => void;
}

/** Title, place in the row of steps, defects, fields, buttons: the same for each step. */
function step(
  { t }: Frame,
  actions: Actions,
  title: string,
  fields: TemplateResult,
): TemplateResult {
  const { place, defects } = actions;
  const isLast = place.index === place.count;
  return html`<p class="progress">${t("kyc.step", place)}</p>
    ${heading(title)}${summary(t, defects)}
    ${form(
      actions.next,
      html`${fields}
        <div class="actions">
          ${mainButton(t(isLast ? "kyc.send" : "kyc.next"))}
          ${place.index === 1 ? nothing : quietButton(t("back"), actions.back)}
          ${quietButton(t("cancel"), actions.cancel)}
        </div>`,
    )}`;
}

export function consentView(frame: Frame, actions: Actions): TemplateResult {
  const { t, session } = frame;
  const { given, defects, plan } = actions;
  const defect = defects["isAgreed"];
  const items = [
    ...(plan.steps.includes("person") ? [t("kyc.consent.person")] : []),
    ...(plan.steps.includes("number") ? [t("kyc.consent.number")] : []),
    ...(plan.steps.includes("document") ? [t("kyc.consent.document")] : []),
    ...(plan.steps.includes("face") ? [t("kyc.consent.face")] : []),
  ];
  const name = session.merchantName;
  return step(
    frame,
    actions,
    t("kyc.consent.title"),
    html`<p>${t("kyc.consent.text", { name })}</p>
      <ul class="list">
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>
      <div class="field ${defect === undefined ? "" : "wrong"}">
        <label class="choice"
          ><input
            type="checkbox"
            id="isAgreed"
            aria-describedby=${defect === undefined ? nothing : "isAgreed-defect"}
            aria-invalid=${defect === undefined ? nothing : "true"}
            .checked=${given.isAgreed}
            @change=${(event: Event) => actions.set({ isAgreed: (event.target as HTMLInputElement).checked })}
          /><span>${t("kyc.consent.agree", { name })}</span></label
        >
        ${defect === undefined ? nothing : html`<p class="defect" id="isAgreed-defect">${defect}</p>`}
      </div>`,
  );
}

export function personView(frame: Frame, actions: Actions): TemplateResult {
  const { t } = frame;
  const { given, defects, plan, set } = actions;
  const entry = (
    id: "givenNames" | "lastName" | "line1" | "city",
    complete: string,
  ): TemplateResult =>
    textField({
      id,
      label: t(`kyc.field.${id}`),
      value: given[id],
      defect: defects[id],
      complete,
      maximum: id === "lastName" ? 80 : 120,
      set: (value) => set({ [id]: value }),
    });
  return step(
    frame,
    actions,
    t("kyc.person.title"),
    html`${entry("givenNames", "given-name")} ${entry("lastName", "family-name")}
    ${textField({
      id: "dateOfBirth",
      label: t("kyc.field.dateOfBirth"),
      value: given.dateOfBirth,
      defect: defects["dateOfBirth"],
      type: "date",
      complete: "bday",
      set: (dateOfBirth) => set({ dateOfBirth }),
    })}
    ${countryField(frame, actions)}
    ${textField({
      id: "phone",
      label: t(plan.needsPhone ? "kyc.field.phone" : "kyc.field.phone_optional"),
      value: given.phone,
      defect: defects["phone"],
      type: "tel",
      mode: "tel",
      complete: "tel",
      isCode: true,
      required: plan.needsPhone,
      maximum: 24,
      set: (phone) => set({ phone }),
    })}
    ${plan.asksAddress ? html`${entry("line1", "address-line1")} ${entry("city", "address-level2")}` : nothing}`,
  );
}

function countryField(frame: Frame, { given, set }: Actions): TemplateResult {
  const { format, session, locale, t } = frame;
  const options = session.identityTypes
    .map(({ country }) => [country, format.country(country)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, locale));
  return selectField({
    id: "country",
    label: t("country"),
    value: given.country,
    options,
    set: (country) => set({ country }),
  });
}

export function numberView(frame: Frame, actions: Actions): TemplateResult {
  const { t } = frame;
  const { given, defects, types, set, plan } = actions;
  return step(
    frame,
    actions,
    t("kyc.number.title"),
    html`${plan.steps.includes("person") ? nothing : countryField(frame, actions)}
    ${selectField({
      id: "idType",
      label: t("kyc.field.idType"),
      value: given.idType,
      defect: defects["idType"],
      options: types.map((type) => [type, t(`kyc.id.${type}`)] as const),
      set: (idType) => set({ idType }),
    })}
    ${textField({
      id: "idNumber",
      label: t("kyc.field.idNumber"),
      hint: t("kyc.number.hint"),
      value: given.idNumber,
      defect: defects["idNumber"],
      isCode: true,
      maximum: 40,
      set: (idNumber) => set({ idNumber }),
    })}`,
  );
}

export function documentView(frame: Frame, actions: Actions): TemplateResult {
  const { t } = frame;
  const { given, set } = actions;
  return step(
    frame,
    actions,
    t("kyc.document.title"),
    html`${selectField({
      id: "documentType",
      label: t("kyc.field.documentType"),
      value: given.documentType,
      options: DOCUMENT_TYPES.map((type) => [type, t(`kyc.document.${type}`)] as const),
      set: (documentType) =>
        set({ documentType, ...(documentType === ONE_SIDED ? { back: null } : {}) }),
    })}
    ${side(frame, actions, "front")}
    ${given.documentType === ONE_SIDED ? nothing : side(frame, actions, "back")}`,
  );
}

export function faceView(frame: Frame, actions: Actions): TemplateResult {
  const { t } = frame;
  return step(
    frame,
    actions,
    t("kyc.face.title"),
    html`<p>${t("kyc.face.text")}</p>
      ${side(frame, actions, "selfie")}`,
  );
}

/** One picture: what the camera sees, what was taken, and the ways to get it. */
function side(frame: Frame, actions: Actions, name: Side): TemplateResult {
  const { t } = frame;
  const { capture, given, defects } = actions;
  const picture = given[name];
  const video = capture.videoOf(name);
  const defect = defects[name];
  const label = t(`kyc.side.${name}`);
  const describedBy = defect === undefined ? nothing : `${name}-defect`;
  const choose = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    void capture.choose(name, input.files?.[0]);
    input.value = "";
  };
  return html`<fieldset class=${defect === undefined ? "" : "wrong"}>
    <legend>${label}</legend>
    ${
      video !== null || picture !== null
        ? html`<div class="stage ${name === "selfie" ? "face" : ""}">
            ${video ?? html`<img src=${picture?.url ?? ""} alt=${t("kyc.picture.alt", { side: label })} />`}
          </div>`
        : nothing
    }
    ${video === null ? nothing : html`<p class="hint">${capture.words}</p>`}
    ${defect === undefined ? nothing : html`<p class="defect" id="${name}-defect">${defect}</p>`}
    ${capture.hasNoCamera ? html`<p class="hint">${t("kyc.camera.none")}</p>` : nothing}
    <div class="actions">
      ${buttons(t, actions, name, video !== null)}
      ${
        video !== null
          ? nothing
          : html`<label class="pick"
              ><input
                type="file"
                id=${name}
                accept="image/jpeg,image/png,image/webp"
                aria-label="${t("kyc.picture.choose")}: ${label}"
                aria-describedby=${describedBy}
                @change=${choose}
              /><span aria-hidden="true">${t("kyc.picture.choose")}</span></label
            >`
      }
    </div>
  </fieldset>`;
}

function buttons(t: Frame["t"], { capture, given }: Actions, name: Side, isOn: boolean): Part {
  if (isOn)
    return html`<button
      type="button"
      class="main"
      aria-disabled=${capture.isRunning ? "true" : nothing}
      @click=${() => void capture.take()}
    >
      ${t("kyc.camera.take")}
    </button>`;
  const label = t(given[name] === null ? "kyc.camera.open" : "kyc.camera.again");
  return html`<button
    type="button"
    class="quiet"
    id="${name}-again"
    aria-label="${label}: ${t(`kyc.side.${name}`)}"
    @click=${() => void capture.open(name)}
  >
    ${label}
  </button>`;
}
