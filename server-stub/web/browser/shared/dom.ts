/** The first element that matches, of the kind the caller expects. */
export function find<T extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): T | null {
  return within.querySelector<T>(selector);
}

type Child = Node | string | null | false;

/** A new element. Attributes that are false or null are left out; texts are texts, never HTML. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | boolean | null>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : value);
  for (const child of children) if (child !== null && child !== false) element.append(child);
  return element;
}

/** Puts new content in place of the old. */
export function show(place: Element | null, ...children: readonly Child[]): void {
  place?.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
}

/** The page's language, as its root element says. */
export const isFrench = (): boolean => document.documentElement.lang === "fr";
/** The text in the page's language. */
export const say = (en: string, fr: string): string => (isFrench() ? fr : en);

/** Code that scrolls by keyboard too. */
export function codeBlock(text: string, label: string): HTMLElement {
  return make(
    "div",
    { class: "code" },
    make("button", { class: "copy", type: "button", "data-copy": true }, say("Copy", "Copier")),
    make("pre", { tabindex: "0", role: "region", "aria-label": label }, make("code", {}, text)),
  );
}

/** Saves a text as a file of the reader's machine. */
export function saveFile(name: string, text: string, media = "application/json"): void {
  const url = URL.createObjectURL(new Blob([text], { type: media }));
  const link = make("a", { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** Copy buttons, wherever they are or will be. */
export function enableCopying(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest("[data-copy]");
    const code = button?.parentElement?.querySelector("code");
    if (!button || !code) return;
    const before = button.textContent;
    void navigator.clipboard.writeText(code.textContent ?? "").then(() => {
      button.textContent = say("Copied", "Copié");
      setTimeout(() => (button.textContent = before), 1_500);
    });
  });
}
