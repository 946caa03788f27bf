import { html, nothing, type TemplateResult } from "lit-html";
import { facts, heading, notice, spinner } from "../frame/parts.ts";
import type { ClientKyc } from "../frame/session.ts";
import type { Frame } from "../frame/start.ts";
import type { Translate } from "../frame/texts.ts";

/** Reasons that help the visitor. About lists of names nobody is told: that would warn the one in a hundred who is on them. */
const REASONS = [
  "id_number_not_found",
  "name_partial",
  "name_mismatch",
  "dob_mismatch",
  "phone_of_someone_else",
  "document_expired",
  "face_mismatch",
  "age_requirement_not_met",
];
const MISSING =
  "phone_match name_match id_number_lookup document_authenticity liveness face_match address".split(
    " ",
  );
const TONES = { clear: "good", attention: "wait", block: "bad" } as const;

export function sendingView(t: Translate): TemplateResult {
  return html`<div class="notice">
    <span class="big">${spinner()}</span>${heading(t("kyc.sending.title"))}
    <p>${t("kyc.sending.text")}</p>
  </div>`;
}

/** The answer: confirmed, looked at by a person, or not confirmed; why, and what would lift the level. */
export function resultView({ t, session }: Frame, kyc: ClientKyc): TemplateResult {
  if (kyc.status === "processing")
    return html`<div class="notice">
      <span class="big">${spinner()}</span>${heading(t("kyc.processing.title"))}
      <p>${t("kyc.processing.text")}</p>
    </div>`;
  const decision = kyc.decision ?? "attention";
  const reasons = kyc.reasons.filter((reason) => REASONS.includes(reason));
  const missing =
    decision === "clear" ? kyc.missingForNextTier.filter((check) => MISSING.includes(check)) : [];
  return notice({
    tone: TONES[decision],
    title: t(`kyc.result.${decision}`),
    text: t(`kyc.result.${decision}_text`, { name: session.merchantName }),
    more: html`${facts([[t("kyc.level"), t(`kyc.${kyc.tier}`)]])}
    ${
      reasons.length === 0
        ? nothing
        : html`<section>
            <h2>${t("kyc.reasons", { count: reasons.length })}</h2>
            <ul class="list">
              ${reasons.map((reason) => html`<li>${t(`kyc.reason.${reason}`)}</li>`)}
            </ul>
          </section>`
    }
    ${
      missing.length === 0
        ? nothing
        : html`<section>
            <h2>${t("kyc.missing_title")}</h2>
            <ul class="list">
              ${missing.map((check) => html`<li>${t(`kyc.check.${check}`)}</li>`)}
            </ul>
          </section>`
    }`,
  });
}
