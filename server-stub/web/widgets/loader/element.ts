import { localeOf, type Locale } from "../shared/locales.ts";
import type { FromFrame } from "../shared/messages.ts";
import { readTheme, type ThemeInput } from "../shared/theme.ts";
import { WidgetFrame } from "./frame.ts";

export type Kind = "payment" | "balance" | "kyc";

/** Where this script came from is where the frames are. */
const ORIGIN = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href)
  .origin;

const TITLES: Readonly<Record<Locale, Readonly<Record<Kind, string>>>> = {
  en: { payment: "Payment", balance: "Balance", kyc: "Identity check" },
  fr: { payment: "Paiement", balance: "Solde", kyc: "Vérification d'identité" },
  pt: { payment: "Pagamento", balance: "Saldo", kyc: "Verificação de identidade" },
  ar: { payment: "الدفع", balance: "الرصيد", kyc: "التحقق من الهوية" },
  sw: { payment: "Malipo", balance: "Salio", kyc: "Uthibitisho wa utambulisho" },
};

/**
 * `<njia-payment>`, `<njia-balance>`, `<njia-kyc>`. Attributes `widget` (its id) and `locale`; properties `clientToken` and `theme`
 * (never attributes: those stay in the page). Events `njia-ready`, `-change`, `-pending`, `-completed`, `-canceled`, `-error`.
 */
export abstract class WidgetElement extends HTMLElement {
  static observedAttributes = ["widget", "locale"];
  protected abstract readonly kind: Kind;
  #frame: WidgetFrame | null = null;
  #token = "";
  #theme: ThemeInput = {};

  set clientToken(token: string) {
    this.#token = String(token).trim();
    this.#start();
  }

  set theme(theme: ThemeInput) {
    this.#theme = readTheme(theme);
    this.#frame?.send({ type: "svc:update", theme: this.#theme });
  }

  connectedCallback(): void {
    // Properties that were set before this script ran hide the setters.
    for (const name of ["theme", "clientToken"] as const) {
      if (!Object.prototype.hasOwnProperty.call(this, name)) continue;
      const value = (this as Record<string, unknown>)[name];
      delete (this as Record<string, unknown>)[name];
      (this as Record<string, unknown>)[name] = value;
    }
    this.#open();
  }

  disconnectedCallback(): void {
    this.destroy();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (this.#frame !== null && before !== after) {
      this.destroy();
      this.#open();
    }
  }

  /** Puts the keyboard into the widget. */
  override focus(): void {
    this.#frame?.element.focus();
    this.#frame?.send({ type: "svc:focus" });
  }

  /** Changes the look of the widget that shows. */
  update({ theme }: { readonly theme?: ThemeInput }): void {
    if (theme !== undefined) this.theme = { ...this.#theme, ...theme };
  }

  /** Takes the widget off the page; a payment under way goes on. */
  destroy(): void {
    this.#frame?.close();
    this.#frame = null;
  }

  #open(): void {
    const widget = this.getAttribute("widget") ?? "";
    if (!this.isConnected || widget === "" || this.#frame !== null) return;
    this.style.display ||= "block";
    const title = TITLES[localeOf(this.#locale()) ?? "en"][this.kind];
    const { kind } = this;
    this.#frame = new WidgetFrame(
      { origin: ORIGIN, widget, kind, title },
      {
        heard: (message) => this.#tell(message),
        blocked: (message) =>
          this.#tell({
            type: "svc:error",
            code: "embed_blocked",
            message,
            docUrl: `${ORIGIN}/embed/v1/help`,
          }),
      },
    );
    this.append(this.#frame.element);
    this.#start();
  }

  #start(): void {
    if (this.#token === "" || this.#frame === null) return;
    const locale = this.getAttribute("locale");
    this.#frame.start({
      clientToken: this.#token,
      theme: this.#theme,
      ...(locale !== null && /^[\w-]{2,35}$/.test(locale) ? { locale } : {}),
    });
  }

  #locale(): string {
    return this.getAttribute("locale") ?? navigator.language;
  }

  #tell({ type, ...detail }: FromFrame): void {
    this.dispatchEvent(
      new CustomEvent(type.replace("svc:", "njia-"), { detail, bubbles: true, composed: true }),
    );
  }
}
