import { html, nothing, render, type TemplateResult } from "lit-html";
import type { Line } from "./line.ts";
import type { ClientSession } from "./session.ts";
import type { Translate } from "./texts.ts";

const LONGEST_TIMER_MS = 2_147_000_000;

/** The page inside the frame: whose widget it is, one step at a time, and words for those who listen instead of look. */
export class Screen {
  readonly #line: Line;
  readonly #t: Translate;
  readonly #root = document.querySelector("main") ?? document.body;
  #merchant: {
    readonly name: string;
    readonly isTest: boolean;
    readonly logo: string | null;
  } | null = null;
  #step = "";
  #content: TemplateResult | null = null;
  #words = "";
  #isEnding = false;
  #timers: number[] = [];

  constructor(line: Line, t: Translate) {
    this.#line = line;
    this.#t = t;
    const tell = (): void => {
      const { height } = this.#root.getBoundingClientRect();
      line.send({ type: "svc:resize", height: Math.ceil(height) });
    };
    new ResizeObserver(tell).observe(this.#root);
  }

  get step(): string {
    return this.#step;
  }

  brand({ merchantName, livemode, theme }: ClientSession): void {
    // Only what the widgets' own origin serves may be shown; the server fetched the logo once.
    const logo = theme.logoUrl?.startsWith(`${location.origin}/`) === true ? theme.logoUrl : null;
    this.#merchant = { name: merchantName, isTest: !livemode, logo };
  }

  /** Shows a step. A new one gets the focus on its heading, if the visitor is at work in here; `words` are read out. */
  show(step: string, content: TemplateResult, words = ""): void {
    const isNew = step !== this.#step;
    this.#content = content;
    this.#words = words;
    this.#step = step;
    this.#draw();
    if (!isNew) return;
    document.title = `${this.#root.querySelector("h1")?.textContent ?? ""} - ${this.#merchant?.name ?? "Njia"}`;
    this.#line.send({ type: "svc:change", step });
    if (document.hasFocus()) this.focus();
  }

  focus(): void {
    this.#root.querySelector<HTMLElement>("h1")?.focus();
  }

  clear(): void {
    this.#stop();
    render(nothing, this.#root);
  }

  /** Warns before the session ends; the visitor may ask for more time, which the page can give. */
  watchEnd(msLeft: number, warningMs: number): void {
    this.#stop();
    this.#isEnding = false;
    this.#draw();
    if (msLeft <= 0 || msLeft > LONGEST_TIMER_MS) return;
    this.#timers.push(
      window.setTimeout(
        () => {
          this.#isEnding = true;
          this.#line.send({ type: "svc:change", step: "session_ending" });
          this.#draw();
        },
        Math.max(0, msLeft - warningMs),
      ),
    );
  }

  #stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }

  #draw(): void {
    if (this.#content === null) return;
    this.#root.removeAttribute("aria-busy");
    render(
      html`${this.#header()}${this.#ending()}
        <div class="step">${this.#content}</div>
        <p class="unseen" role="status">${this.#words}</p>`,
      this.#root,
    );
  }

  #header(): TemplateResult | typeof nothing {
    const merchant = this.#merchant;
    if (merchant === null) return nothing;
    const initial = merchant.name.charAt(0).toUpperCase();
    return html`<div class="brand">
      ${
        merchant.logo === null
          ? html`<span class="mark" aria-hidden="true">${initial}</span>`
          : html`<img class="mark" src=${merchant.logo} alt="" />`
      }
      <span class="name">${merchant.name}</span>
      ${merchant.isTest ? html`<span class="badge">${this.#t("test_mode")}</span>` : nothing}
    </div>`;
  }

  #ending(): TemplateResult | typeof nothing {
    if (!this.#isEnding) return nothing;
    const ask = (): void => this.#line.send({ type: "svc:change", step: "more_time" });
    return html`<div class="note warn" role="alert">
      <p>${this.#t("ending")}</p>
      <button type="button" class="quiet" @click=${ask}>${this.#t("more_time")}</button>
    </div>`;
  }
}
