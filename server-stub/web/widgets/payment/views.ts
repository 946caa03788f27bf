import { html, nothing, type TemplateResult } from "lit-html";
import {
  facts,
  field,
  form,
  heading,
  icon,
  mainButton,
  notice,
  quietButton,
  selectField,
  spinner,
  summary,
  textField,
  type Defects,
  type Part,
} from "../frame/parts.ts";
import { maskPhone, providerName } from "../frame/phone.ts";
import type { ClientPayment, ClientQuote } from "../frame/session.ts";
import type { Frame } from "../frame/start.ts";

export interface FormState {
  readonly country: string;
  readonly phone: string;
  readonly provider: string;
  /** The number does not tell its wallet, so the visitor must. */
  readonly asksProvider: boolean;
  readonly amount: string;
  readonly defects: Defects;
  readonly isBusy: boolean;
}

interface FormActions {
  readonly set: (change: Partial<FormState>) => void;
  readonly send: () => void;
  readonly cancel: () => void;
}

/** What the business asks for, and what for. */
function bill({ session, t, format }: Frame): TemplateResult {
  const { amountMinorUnits, currency, description, reference, lockAmount } = session.config;
  const subject = description ?? reference;
  return html`<div class="bill">
    ${lockAmount === false ? nothing : html`<p class="amount">${format.money({ amountMinorUnits: amountMinorUnits ?? 0, currency: currency ?? "" })}</p>`}
    ${subject === null ? nothing : html`<p class="for"><bdi>${subject}</bdi></p>`}
    <p class="unseen">${t("pay_to", { name: session.merchantName })}</p>
  </div>`;
}

/** First step: the wallet to pay from. */
export function formView(frame: Frame, state: FormState, actions: FormActions): TemplateResult {
  const { t, session, format, setting } = frame;
  const { defects } = state;
  const countries = Object.keys(setting.dialCodes)
    .map(
      (code) =>
        [code, `${format.country(code)} (\u2066+${setting.dialCodes[code]}\u2069)`] as const,
    )
    .sort(([, a], [, b]) => a.localeCompare(b, frame.locale));
  return html`${bill(frame)}${heading(t("number.title"))}${summary(t, defects)}
  ${form(
    actions.send,
    html`${session.config.lockAmount === false ? amountField(frame, state, actions) : nothing}
      ${selectField({
        id: "country",
        label: t("country"),
        value: state.country,
        options: countries,
        set: (country) => actions.set({ country, provider: "", asksProvider: false }),
      })}
      ${textField({
        id: "phone",
        label: t("phone.label"),
        hint: t("phone.hint"),
        defect: defects["phone"],
        value: state.phone,
        type: "tel",
        mode: "tel",
        complete: "tel",
        isCode: true,
        maximum: 24,
        set: (phone) => actions.set({ phone, asksProvider: false }),
      })}
      ${state.asksProvider ? providerField(frame, state, actions) : nothing}
      <div class="actions">
        ${mainButton(t("number.next"), state.isBusy)} ${quietButton(t("cancel"), actions.cancel)}
      </div>`,
  )}`;
}

function amountField(
  { t, session, format }: Frame,
  state: FormState,
  actions: FormActions,
): TemplateResult {
  const currency = session.config.currency ?? "";
  return textField({
    id: "amount",
    label: t("amount.label", { currency }),
    hint: t("amount.hint", {
      money: format.money({ amountMinorUnits: session.config.amountMinorUnits ?? 0, currency }),
    }),
    defect: state.defects["amount"],
    value: state.amount,
    mode: format.digitsOf(currency) === 0 ? "numeric" : "decimal",
    isCode: true,
    maximum: 20,
    set: (amount) => actions.set({ amount }),
  });
}

function providerField(
  { t, session }: Frame,
  state: FormState,
  actions: FormActions,
): TemplateResult {
  const here = session.walletPrefixes.filter(({ country }) => country === state.country);
  const names = [
    ...new Set((here.length > 0 ? here : session.walletPrefixes).map(({ provider }) => provider)),
  ];
  const defect = state.defects["provider"];
  return field(
    { id: "provider", label: t("provider.label"), defect },
    (describedBy) =>
      html`<select
        id="provider"
        aria-describedby=${describedBy || nothing}
        aria-invalid=${defect === undefined ? nothing : "true"}
        @change=${(event: Event) => actions.set({ provider: (event.target as HTMLSelectElement).value })}
      >
        <option value="" ?selected=${state.provider === ""}>${t("choose")}</option>
        ${names.map((id) => html`<option value=${id} ?selected=${id === state.provider}>${providerName(id)}</option>`)}
      </select>`,
  );
}

interface ConsentActions {
  readonly defects: Defects;
  readonly isBusy: boolean;
  readonly pay: () => void;
  readonly back: () => void;
  readonly cancel: () => void;
}

/** Second step: fee, total and way, before the visitor agrees. */
export function consentView(
  frame: Frame,
  quote: ClientQuote,
  msisdn: string,
  actions: ConsentActions,
): TemplateResult {
  const { t, format, session } = frame;
  const amount = { amountMinorUnits: quote.amountMinorUnits, currency: quote.currency };
  return html`${heading(t("consent.title"))}${summary(t, actions.defects)}
    ${facts([
      [t("fact.to"), html`<bdi>${session.merchantName}</bdi>`],
      ...(session.config.reference === null
        ? []
        : [[t("fact.reference"), html`<bdi>${session.config.reference}</bdi>`] as const]),
      [t("fact.wallet"), html`${providerName(quote.provider)}<br />${maskPhone(msisdn)}`],
      [t("fact.rail"), railName(quote.rail)],
      [t("fact.amount"), format.money(amount)],
      [
        t("fact.fee"),
        quote.fee.amountMinorUnits === 0 ? t("fact.no_fee") : format.money(quote.fee),
      ],
      [t("fact.total"), format.money(quote.total), "total"],
    ])}
    <p class="hint">${t("consent.hint", { time: format.time(quote.expiresAt) })}</p>
    ${form(
      actions.pay,
      html`<div class="actions">
        ${mainButton(actions.isBusy ? t("pay.busy") : t("pay", { money: format.money(quote.total) }), actions.isBusy)}
        ${actions.isBusy ? nothing : html`${quietButton(t("back"), actions.back, "back")} ${quietButton(t("cancel"), actions.cancel)}`}
      </div>`,
    )}`;
}

/** Rails are named as the networks themselves are: `gimacpay` is GIMACPAY, a wallet's own rail has the wallet's name. */
const railName = (id: string): string => {
  const name = providerName(id);
  return name === id ? id.replace(/_/g, " ").toUpperCase() : name;
};

/** While the payment is under way: what to do now, or that there is nothing to do. */
export function waitView(frame: Frame, payment: ClientPayment): TemplateResult {
  const { t, format } = frame;
  const money = format.money(payment.total);
  if (["in_reconciliation", "held_for_review", "queued"].includes(payment.status))
    return notice({
      tone: "wait",
      title: t("checking.title"),
      text: t("checking.text"),
      more: facts([
        [t("fact.amount"), money],
        ...(payment.reference === null
          ? []
          : [[t("fact.reference"), html`<bdi>${payment.reference}</bdi>`] as const]),
      ]),
    });
  const end = payment.nextAction?.expiresAt;
  if (end === undefined)
    return html`<div class="notice">
      <span class="big">${spinner()}</span>${heading(t("sending.title"))}
      <p>${t("sending.text")}</p>
    </div>`;
  return html`<div class="notice">
    ${icon("wait")}${heading(t("confirm.title"))}
    <p>${t("confirm.text", { money, wallet: providerName(payment.provider) })}</p>
    ${countdown(frame, payment, end)}
    <p class="hint">${t("confirm.hint")}</p>
  </div>`;
}

/** What is left of the approval window. A clock that does not fit the payment's own times shows none. */
function countdown({ t, format, left }: Frame, payment: ClientPayment, end: string): Part {
  const ms = left(end);
  const whole = Date.parse(end) - Date.parse(payment.createdAt);
  if (ms <= 0 || ms > whole) return nothing;
  return html`<p class="clock" role="timer" aria-live="off">
      <span class="unseen">${t("confirm.left")}</span> ${format.countdown(ms)}
    </p>
    <progress max=${whole} .value=${ms} aria-hidden="true"></progress>`;
}

/** The end, good or not. */
export function endView(frame: Frame, payment: ClientPayment, again: () => void): TemplateResult {
  const { t, format } = frame;
  const { status, failure, reference } = payment;
  if (status === "completed")
    return notice({
      tone: "good",
      title: t("done.title"),
      text: t("done.text", { name: frame.session.merchantName }),
      more: facts([
        [t("fact.paid"), format.money(payment.total), "total"],
        ...(reference === null
          ? []
          : [[t("fact.reference"), html`<bdi>${reference}</bdi>`] as const]),
        [t("fact.wallet"), providerName(payment.provider)],
        [t("fact.time"), format.time(payment.updatedAt)],
      ]),
    });
  if (status === "canceled")
    return notice({ tone: "stop", title: t("canceled.title"), text: t("canceled.by_shop") });
  const mayRetry = failure?.mayRetry !== false;
  return notice({
    tone: "bad",
    title: t("failed.title"),
    text: failure?.message ?? t("failed.text"),
    more: html`<p class="hint">${t("failed.safe")}</p>`,
    actions: html`<button type="button" class="main" @click=${again}>
      ${t(mayRetry ? "try_again" : "other_number")}
    </button>`,
  });
}

export function canceledView({ t }: Frame, again: () => void): TemplateResult {
  return notice({
    tone: "stop",
    title: t("canceled.title"),
    text: t("canceled.text"),
    actions: html`<button type="button" class="main" @click=${again}>${t("start_again")}</button>`,
  });
}
