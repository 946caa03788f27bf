import { html, nothing, type TemplateResult } from "lit-html";
import { ApiProblem } from "../frame/api.ts";
import type { Money } from "../frame/format.ts";
import { heading, quietButton, spinner, type Part } from "../frame/parts.ts";
import type { Frame } from "../frame/start.ts";

/** The API's `ClientBalances`. */
interface Balances {
  readonly asOf: string;
  readonly balances: readonly {
    readonly name: string;
    readonly accountId: string | null;
    readonly currency: string;
    readonly available: Money;
    readonly pending: Money | null;
  }[];
}

const REFRESH_MS = 60_000;
const MASK = "••••••";

/** What is there and what is on its way, by account or currency; amounts can be hidden from people who look over a shoulder. */
export class Balance {
  readonly #frame: Frame;
  #balances: Balances | null = null;
  #isHidden = false;
  #isBusy = false;
  #isStale = false;
  #isOver = false;

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  async open(): Promise<void> {
    this.#balances = await this.#frame.api.get<Balances>("balances");
    this.#show();
    const again = (): void => {
      if (!document.hidden && !this.#isOver) void this.#read(false);
    };
    setInterval(again, REFRESH_MS);
    document.addEventListener("visibilitychange", again);
  }

  async #read(isAsked: boolean): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    if (isAsked) this.#show();
    let words = "";
    try {
      this.#balances = await this.#frame.api.get<Balances>("balances");
      this.#isStale = false;
      if (isAsked) words = this.#frame.t("balance.updated");
    } catch (error) {
      this.#isStale = true;
      this.#isOver = error instanceof ApiProblem && error.status === 401;
      words = this.#frame.t("balance.stale");
    }
    this.#isBusy = false;
    this.#show(words);
    if (this.#isOver)
      this.#frame.line.send({
        type: "svc:error",
        code: "session_expired",
        message: this.#frame.t("session_over.text"),
        docUrl: "",
      });
  }

  #show(words = ""): void {
    const { screen } = this.#frame;
    screen.show("balance", this.#view(), words);
  }

  #view(): TemplateResult {
    const { t, format } = this.#frame;
    const toggle = (): void => {
      this.#isHidden = !this.#isHidden;
      this.#show();
    };
    const shown = this.#balances;
    if (shown === null) return heading(t("balance.title"));
    return html`<div class="row">
        ${heading(t("balance.title"))}
        <button
          type="button"
          class="quiet"
          aria-pressed=${this.#isHidden ? "true" : "false"}
          @click=${toggle}
        >
          ${t("balance.hide")}
        </button>
      </div>
      <ul class="accounts">
        ${shown.balances.map(
          ({ name, accountId, available, pending }) =>
            html`<li>
              <span class="account"
                ><bdi
                  >${accountId === null ? t("balance.sum", { currency: name }) : name}</bdi
                ></span
              >
              <span class="amount">${this.#money(available)}</span>
              ${
                pending === null
                  ? nothing
                  : html`<span class="hint">${t("balance.pending")} ${this.#money(pending)}</span>`
              }
            </li>`,
        )}
      </ul>
      ${shown.balances.length === 0 ? html`<p>${t("balance.none")}</p>` : nothing}
      <div class="row foot">
        <p class=${this.#isStale ? "hint stale" : "hint"}>
          ${this.#isStale ? html`<strong>${t("balance.stale")}</strong> ` : nothing}${t(
            "balance.as_of",
            {
              time: format.time(shown.asOf),
            },
          )}
        </p>
        ${
          this.#isOver
            ? nothing
            : this.#isBusy
              ? spinner()
              : quietButton(t("balance.refresh"), () => void this.#read(true))
        }
      </div>`;
  }

  #money(money: Money): Part {
    if (!this.#isHidden) return html`${this.#frame.format.money(money)}`;
    return html`<span aria-hidden="true">${MASK}</span
      ><span class="unseen">${this.#frame.t("balance.hidden")}</span>`;
  }
}
