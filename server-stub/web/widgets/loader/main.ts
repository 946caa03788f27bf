import { WidgetElement, type Kind } from "./element.ts";
import type { ThemeInput } from "../shared/theme.ts";

const KINDS: readonly Kind[] = ["payment", "balance", "kyc"];

for (const kind of KINDS) {
  if (customElements.get(`njia-${kind}`) === undefined)
    customElements.define(
      `njia-${kind}`,
      class extends WidgetElement {
        protected override readonly kind = kind;
      },
    );
}

/** What `Njia.mount` takes. `on` maps events without their prefix, such as `completed`, to what happens then. */
interface MountOptions {
  readonly kind: Kind;
  readonly widget: string;
  readonly clientToken: string;
  readonly locale?: string;
  readonly theme?: ThemeInput;
  readonly on?: Readonly<Record<string, (detail: unknown) => void>>;
}

/** Puts a widget into an element, given as such or by its selector, and answers the widget. */
function mount(target: Element | string, options: MountOptions): WidgetElement {
  const place = typeof target === "string" ? document.querySelector(target) : target;
  if (place === null) throw new Error(`Njia.mount: there is no ${String(target)} on this page.`);
  if (!KINDS.includes(options.kind))
    throw new Error(`Njia.mount: kind is one of ${KINDS.join(", ")}.`);
  const element = document.createElement(`njia-${options.kind}`) as WidgetElement;
  element.setAttribute("widget", options.widget);
  if (options.locale !== undefined) element.setAttribute("locale", options.locale);
  if (options.theme !== undefined) element.theme = options.theme;
  element.clientToken = options.clientToken;
  for (const [name, act] of Object.entries(options.on ?? {}))
    element.addEventListener(`njia-${name}`, (event) => act((event as CustomEvent).detail));
  place.append(element);
  return element;
}

(globalThis as unknown as { Njia: object }).Njia = { mount };
