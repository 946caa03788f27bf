import { ApiProblem } from "../frame/api.ts";
import { readAmount } from "../frame/format.ts";
import type { Defects } from "../frame/parts.ts";
import { readPhone, type Wallet } from "../frame/phone.ts";
import type { ClientPayment, ClientQuote } from "../frame/session.ts";
import type { Frame } from "../frame/start.ts";
import { canceledView, consentView, endView, formView, waitView, type FormState } from "./views.ts";

/** What of a payment is still on its way without anything for the visitor to do. */
const CHECKING = ["in_reconciliation", "held_for_review", "queued"];
const FAILED = ["failed", "expired"];
const FAST_MS = 2_000;
const SLOW_MS = 10_000;
/** After this many answers the network is spared. */
const FAST_COUNT = 60;

/** One visit to a payment widget: number, price, consent, the phone, the end. */
export class Payment {
  readonly #frame: Frame;
  #form: FormState;
  #wallet: Wallet | null = null;
  #provider = "";
  #quote: ClientQuote | null = null;
  /** Of the latest number or amount; an answer about an older one is dropped. */
  #turn = 0;

  constructor(frame: Frame) {
    this.#frame = frame;
    const { config, walletPrefixes } = frame.session;
    this.#form = {
      country: config.country ?? walletPrefixes[0]?.country ?? "CM",
      phone: "",
      provider: "",
      asksProvider: false,
      amount: "",
      defects: {},
      isBusy: false,
    };
  }

  /** Goes on where the visitor left off. */
  async open(): Promise<void> {
    const { session, api } = this.#frame;
    if (session.paymentId === null) return this.#showForm();
    await this.#follow(await api.get<ClientPayment>(`payments/${session.paymentId}`));
  }

  #set(change: Partial<FormState>): void {
    this.#form = { ...this.#form, ...change };
    this.#showForm();
  }

  #showForm(): void {
    this.#frame.screen.show(
      "number",
      formView(this.#frame, this.#form, {
        set: (change) => this.#set(change),
        send: () => void this.#askPrice(),
        cancel: () => this.#cancel(),
      }),
    );
  }

  /** Checks the form and asks for a firm price. */
  async #askPrice(): Promise<void> {
    if (this.#form.isBusy) return;
    const { t, setting, session, format } = this.#frame;
    const { phone, country, amount } = this.#form;
    const { config } = session;
    const wallet = readPhone(phone, setting.dialCodes[country] ?? "", session.walletPrefixes);
    const provider = wallet?.provider ?? this.#form.provider;
    const isOpen = config.lockAmount === false;
    const units = isOpen ? readAmount(amount, format.digitsOf(config.currency ?? "")) : null;
    const defects: Record<string, string> = {};
    if (wallet === null) defects["phone"] = t("phone.wrong");
    else if (provider === "") defects["provider"] = t("provider.missing");
    if (isOpen && units === null) defects["amount"] = t("amount.wrong");
    if (Object.keys(defects).length > 0 || wallet === null)
      return this.#refuse(defects, wallet !== null && wallet.provider === null);
    this.#wallet = wallet;
    this.#provider = provider;
    await this.#price(units);
  }

  async #price(units: number | null): Promise<void> {
    const { api } = this.#frame;
    const turn = (this.#turn += 1);
    this.#set({ isBusy: true, defects: {} });
    try {
      // A quote promises nothing, so each asking may be a new one.
      const quote = await api.post<ClientQuote>(
        "quotes",
        this.#order(units),
        `quote-${Date.now()}-${turn}`,
      );
      if (turn !== this.#turn) return;
      this.#quote = quote;
      this.#form = { ...this.#form, isBusy: false };
      this.#showConsent({});
    } catch (error) {
      this.#form = { ...this.#form, isBusy: false };
      this.#refuse(this.#defectsOf(error), false);
    }
  }

  #order(units: number | null): Readonly<Record<string, unknown>> {
    return {
      msisdn: this.#wallet?.msisdn,
      provider: this.#provider,
      ...(units === null ? {} : { amountMinorUnits: units }),
    };
  }

  #refuse(defects: Defects, asksProvider: boolean): void {
    this.#set({ defects, asksProvider: asksProvider || this.#form.asksProvider });
    const [first] = Object.keys(defects);
    if (first !== undefined) document.getElementById(first)?.focus();
  }

  #showConsent(defects: Defects, isBusy = false): void {
    const { screen } = this.#frame;
    if (this.#quote === null || this.#wallet === null) return this.#showForm();
    screen.show(
      "consent",
      consentView(this.#frame, this.#quote, this.#wallet.msisdn, {
        defects,
        isBusy,
        pay: () => void this.#pay(isBusy),
        back: () => this.#showForm(),
        cancel: () => this.#cancel(),
      }),
      isBusy ? this.#frame.t("pay.busy") : "",
    );
  }

  /** The one call that takes money. Its key is of the session and the try, so a second click or a reload finds the first. */
  async #pay(isBusy: boolean): Promise<void> {
    const { api, session } = this.#frame;
    const quote = this.#quote;
    if (isBusy || quote === null) return;
    this.#showConsent({}, true);
    const units = session.config.lockAmount === false ? quote.amountMinorUnits : null;
    try {
      const body = { ...this.#order(units), quoteId: quote.id };
      const payment = await api.post<ClientPayment>(
        "payments",
        body,
        `${session.id}-${session.tryNumber}`,
      );
      await this.#follow(payment);
    } catch (error) {
      await this.#afterRefusal(error);
    }
  }

  async #afterRefusal(error: unknown): Promise<void> {
    const { t } = this.#frame;
    const code = error instanceof ApiProblem ? error.code : "";
    if (code === "quote_expired" || code === "quote_mismatch") {
      const units =
        this.#frame.session.config.lockAmount === false
          ? (this.#quote?.amountMinorUnits ?? null)
          : null;
      await this.#price(units);
      if (this.#frame.screen.step === "consent") this.#showConsent({ "": t("price.renewed") });
      return;
    }
    if (code === "invalid_state_transition" || code === "idempotency_key_reused") {
      // Another tab was faster, or this page did not hear of its own success: the session knows what became of it.
      await this.#frame.refresh().then(() => this.open(), this.#frame.fail);
      return;
    }
    if (error instanceof ApiProblem && error.status === 401) return this.#frame.fail(error);
    this.#showConsent(this.#defectsOf(error, "pay.not_sent"));
  }

  #defectsOf(error: unknown, offline = "no_network.text"): Defects {
    const { t, fail } = this.#frame;
    if (!(error instanceof ApiProblem)) return { "": t("cannot_open.text") };
    if (error.status === 401) fail(error);
    if (error.status === 0) return { "": t(offline) };
    if (error.code === "country_phone_mismatch" || error.pointers.includes("/msisdn"))
      return { phone: t("phone.wrong") };
    if (error.pointers.includes("/provider")) return { provider: t("provider.missing") };
    if (error.pointers.some((one) => one.startsWith("/amount")))
      return { amount: t("amount.wrong") };
    if (error.code === "no_eligible_rail") return { "": t("no_rail") };
    return { "": t("refused") };
  }

  /** Shows a payment until it has ended, asking the API as often as something may have happened. */
  async #follow(first: ClientPayment): Promise<void> {
    const turn = (this.#turn += 1);
    let payment = first;
    for (let count = 0; turn === this.#turn; count += 1) {
      this.#showPayment(payment);
      if (isOver(payment)) return this.#end(payment);
      if (count === 0 && CHECKING.includes(payment.status)) this.#tellPending(payment);
      const pause = CHECKING.includes(payment.status) || count > FAST_COUNT ? SLOW_MS : FAST_MS;
      await this.#pause(pause, payment);
      const before = payment.status;
      try {
        payment = await this.#frame.api.get<ClientPayment>(`payments/${payment.id}`);
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 401) return this.#lose(payment);
        continue;
      }
      if (payment.status !== before && CHECKING.includes(payment.status))
        this.#tellPending(payment);
    }
  }

  /** Waits, with the countdown going on. */
  async #pause(ms: number, payment: ClientPayment): Promise<void> {
    const end = Date.now() + ms;
    while (Date.now() < end) {
      await new Promise((resolve) =>
        setTimeout(resolve, Math.min(1_000, Math.max(0, end - Date.now()))),
      );
      if (this.#frame.screen.step === "wait") this.#showPayment(payment);
    }
  }

  #showPayment(payment: ClientPayment): void {
    const { frame, words } = {
      frame: this.#frame,
      words: this.#frame.t(`status.${statusOf(payment)}`),
    };
    if (isOver(payment)) return;
    const step = CHECKING.includes(payment.status) ? "checking" : "wait";
    frame.screen.show(step, waitView(frame, payment), words);
  }

  #tellPending({ id, reference, status }: ClientPayment): void {
    this.#frame.line.send({
      type: "svc:pending",
      paymentId: id,
      status,
      ...(reference === null ? {} : { reference }),
    });
  }

  #end(payment: ClientPayment): void {
    const { line, screen, t } = this.#frame;
    const { id, reference, status } = payment;
    const again = (): void =>
      void this.#frame.refresh().then(() => this.#showForm(), this.#frame.fail);
    screen.show(
      status === "completed" ? "done" : "failed",
      endView(this.#frame, payment, again),
      t(`status.${statusOf(payment)}`),
    );
    if (status === "completed")
      line.send({
        type: "svc:completed",
        paymentId: id,
        status,
        ...(reference === null ? {} : { reference }),
      });
    else if (status === "canceled") line.send({ type: "svc:canceled" });
    else
      line.send({
        type: "svc:error",
        code: payment.failure?.code ?? status,
        message: payment.failure?.message.slice(0, 500) ?? t(`status.${statusOf(payment)}`),
        docUrl: "",
      });
  }

  /** The visit is over but the payment is not: nothing is lost, only not seen from here any more. */
  #lose(payment: ClientPayment): void {
    this.#tellPending(payment);
    this.#frame.screen.show(
      "checking",
      waitView(this.#frame, { ...payment, status: "in_reconciliation" }),
    );
  }

  #cancel(): void {
    const { screen, line } = this.#frame;
    this.#turn += 1;
    this.#form = { ...this.#form, isBusy: false };
    screen.show(
      "canceled",
      canceledView(this.#frame, () => this.#showForm()),
      this.#frame.t("status.canceled"),
    );
    line.send({ type: "svc:canceled" });
  }
}

const isOver = ({ status }: ClientPayment): boolean =>
  status === "completed" || status === "canceled" || FAILED.includes(status);

/** The kind of a status that a visitor can tell apart. */
export function statusOf({ status, nextAction }: ClientPayment): string {
  if (status === "awaiting_approval" && nextAction !== null) return "confirm";
  if (CHECKING.includes(status)) return "checking";
  if (status === "pending" || status === "submitted" || status === "awaiting_approval")
    return "sending";
  return status;
}
