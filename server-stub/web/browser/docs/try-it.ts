import { statusMark } from "../shared/auth-panel.ts";
import { call, header, mayWrite, type Answer } from "../shared/call.ts";
import { withoutSecrets } from "../shared/credentials.ts";
import { codeBlock, find, make, say, show } from "../shared/dom.ts";

/** Sends the operation of the present page from its form. */
export function startTryIt(): void {
  addEventListener("submit", (event) => {
    const form = (event.target as Element).closest<HTMLFormElement>("[data-try]");
    if (form === null) return;
    event.preventDefault();
    void send(form);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const place = find("[data-try-result]", form.parentElement ?? document);
  const { method = "GET", path = "/" } = form.dataset;
  const body = find<HTMLTextAreaElement>("[data-place=body]", form);
  const problem = body === null ? null : jsonProblem(body.value);
  body?.setAttribute("aria-invalid", String(problem !== null));
  if (problem !== null) {
    show(place, make("p", { class: "field-error" }, problem));
    body?.focus();
    return;
  }
  if (!mayWrite(method)) return;
  const button = find<HTMLButtonElement>("button[type=submit]", form);
  if (button) button.disabled = true;
  try {
    show(
      place,
      ...answerView(await call({ method, ...filled(form, path), body: body?.value ?? null })),
    );
  } catch (error) {
    show(
      place,
      make(
        "p",
        { class: "field-error" },
        `${say("No answer:", "Pas de réponse :")} ${String(error)}`,
      ),
    );
  } finally {
    if (button) button.disabled = false;
  }
}

function filled(
  form: HTMLFormElement,
  template: string,
): { readonly path: string; readonly headers: Readonly<Record<string, string>> } {
  let path = template;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const input of form.querySelectorAll<HTMLInputElement>("input[data-place]")) {
    const { place, name = "" } = input.dataset;
    const automatic = name === "Idempotency-Key" && input.value === "";
    const value = automatic ? crypto.randomUUID() : input.value;
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value === "") continue;
    else if (place === "query") query.set(name, value);
    else headers[name] = value;
  }
  const text = query.toString();
  return { path: text === "" ? path : `${path}?${text}`, headers };
}

/** What came back: status, time, quota, header fields, body. Secrets that the answer holds are shown, but not copied with it. */
export function answerView(answer: Answer): readonly HTMLElement[] {
  const line = make(
    "p",
    { class: "answer-line" },
    statusMark(answer.status),
    make("span", {}, `${answer.milliseconds} ms`),
    make(
      "span",
      { class: "muted" },
      `${say("remaining", "restant")} ${header(answer, "x-ratelimit-remaining")}`,
    ),
    make("code", {}, header(answer, "x-request-id")),
  );
  const fields = make(
    "details",
    { class: "nest" },
    make("summary", {}, `${say("Header fields", "Champs d’en-tête")} (${answer.headers.length})`),
    codeBlock(
      answer.headers.map(([name, value]) => `${name}: ${value}`).join("\n"),
      say("Header fields", "Champs d’en-tête"),
    ),
  );
  const text = answer.json === null ? answer.text : JSON.stringify(answer.json, null, 2);
  return [
    line,
    fields,
    ...(text === "" ? [] : [codeBlock(withoutSecrets(text), say("Answer", "Réponse"))]),
  ];
}

/** Why the text is no JSON, or null. */
export function jsonProblem(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return `${say("The body is no JSON:", "Le corps n’est pas du JSON :")} ${error instanceof Error ? error.message : ""}`;
  }
}
