import {
  readFromFrame,
  VERSION,
  type FromFrame,
  type FromPage,
  type Init,
} from "../shared/messages.ts";

/** What a frame is opened with. `origin` is the widgets' own. */
export interface FrameSetting {
  readonly origin: string;
  readonly widget: string;
  readonly kind: string;
  readonly title: string;
}

export interface FrameWatcher {
  heard(message: FromFrame): void;
  blocked(reason: string): void;
}

const MIN_HEIGHT = 120;
const MAX_HEIGHT = 2000;
const PATIENCE_MS = 10_000;

/** The frame of one widget, and the line to it. The token leaves this object only in a message to the exact origin of widgets. */
export class WidgetFrame {
  readonly element: HTMLIFrameElement;
  readonly #setting: FrameSetting;
  readonly #watcher: FrameWatcher;
  #port: MessagePort | null = null;
  #init: Omit<Init, "type" | "v" | "nonce"> | null = null;
  #isLoaded = false;
  #isAlive = false;
  #timer = 0;
  #violation = "";

  constructor(setting: FrameSetting, watcher: FrameWatcher) {
    this.#setting = setting;
    this.#watcher = watcher;
    const frame = document.createElement("iframe");
    frame.title = setting.title;
    frame.setAttribute("sandbox", "allow-scripts allow-forms allow-same-origin");
    frame.setAttribute("referrerpolicy", "no-referrer");
    if (setting.kind === "kyc") frame.allow = `camera ${setting.origin}`;
    frame.style.cssText = `display:block;width:100%;border:0;height:${MIN_HEIGHT}px;color-scheme:normal`;
    frame.addEventListener("load", () => {
      this.#isLoaded = true;
      this.#open();
    });
    document.addEventListener("securitypolicyviolation", this.#onViolation);
    frame.src = `${setting.origin}/embed/${encodeURIComponent(setting.widget)}`;
    this.element = frame;
  }

  /** Hands the token over as soon as the frame is there; again with a new token while it shows. */
  start(init: Omit<Init, "type" | "v" | "nonce">): void {
    const isNew = this.#init !== null;
    this.#init = init;
    if (isNew && this.#isAlive) this.send({ type: "svc:update", clientToken: init.clientToken });
    else if (this.#isLoaded) this.#open();
    clearTimeout(this.#timer);
    if (!this.#isAlive) this.#timer = setTimeout(() => this.#giveUp(), PATIENCE_MS);
  }

  send(message: FromPage): void {
    this.#port?.postMessage(message);
  }

  close(): void {
    this.send({ type: "svc:destroy" });
    clearTimeout(this.#timer);
    document.removeEventListener("securitypolicyviolation", this.#onViolation);
    this.#port?.close();
    this.#port = null;
    this.element.remove();
  }

  #open(): void {
    if (this.#init === null) return;
    this.#port?.close();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#receive(data);
    const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16),
    ).join("");
    const init: Init = { type: "svc:init", v: VERSION, nonce, ...this.#init };
    this.element.contentWindow?.postMessage(init, this.#setting.origin, [port2]);
    this.send({ type: "svc:ping" });
  }

  #receive(data: unknown): void {
    const message = readFromFrame(data);
    if (message === null) return;
    // Only an answer is a sign of life: "load" comes for a refused frame too.
    this.#isAlive = true;
    clearTimeout(this.#timer);
    if (message.type === "svc:resize")
      this.element.style.height = `${Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.ceil(message.height)))}px`;
    else if (message.type !== "svc:pong") this.#watcher.heard(message);
  }

  #onViolation = (event: SecurityPolicyViolationEvent): void => {
    if (event.blockedURI.startsWith(this.#setting.origin))
      this.#violation = event.effectiveDirective;
  };

  #giveUp(): void {
    const { origin } = this.#setting;
    this.#watcher.blocked(
      this.#violation !== ""
        ? `The Content-Security-Policy of this page forbids the widget: add ${origin} to ${this.#violation}.`
        : this.#isLoaded
          ? `The widget did not start: most likely ${location.origin} is not among its allowedOrigins, or its id is wrong.`
          : `The widget did not load from ${origin}: a blocker, a Permissions-Policy or the network stands in the way.`,
    );
  }
}
