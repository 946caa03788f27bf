import { startAuthPanel } from "../shared/auth-panel.ts";
import { call, mayWrite, type Answer } from "../shared/call.ts";
import { credentials, onCredentials } from "../shared/credentials.ts";
import { enableCopying, find, make, say, show } from "../shared/dom.ts";

interface Subscription {
  readonly id: string;
  readonly channel: string;
  readonly target: string | null;
  readonly status: string;
}

const place = find("[data-subscriptions]");
const list = make("ul", { class: "past" });
const problem = make("p", { class: "field-error", role: "alert" });

/** Sends, and shows why not when the answer is no. */
async function ask(
  method: string,
  path: string,
  body: object | null = null,
): Promise<Answer | null> {
  problem.textContent = "";
  if (!mayWrite(method)) return null;
  const headers: Record<string, string> =
    method === "POST" ? { "Idempotency-Key": crypto.randomUUID() } : {};
  const answer = await call({
    method,
    path,
    headers,
    body: body === null ? null : JSON.stringify(body),
  });
  if (answer.status < 400) return answer;
  problem.textContent = String(
    (answer.json as { readonly detail?: string } | null)?.detail ?? answer.status,
  );
  return null;
}

async function load(): Promise<void> {
  if (credentials().apiKey === "") return show(list);
  const answer = await ask("GET", "/v1/changelog/subscriptions?limit=100");
  const { data = [] } = (answer?.json ?? {}) as { readonly data?: readonly Subscription[] };
  show(list, ...data.filter(({ status }) => status !== "unsubscribed").map(item));
}

function item({ id, channel, target, status }: Subscription): HTMLElement {
  const end = make("button", { type: "button" }, say("End", "Terminer"));
  end.addEventListener(
    "click",
    () => void ask("DELETE", `/v1/changelog/subscriptions/${id}`).then(load),
  );
  return make(
    "li",
    {},
    `${target ?? channel} `,
    make(
      "span",
      { class: `badge ${status === "active" ? "good" : ""}` },
      status.replaceAll("_", " "),
    ),
    " ",
    end,
  );
}

function field(id: string, label: string, input: HTMLElement): HTMLElement {
  input.id = id;
  return make("div", { class: "input" }, make("label", { for: id }, label), input);
}

function start(): void {
  const channel = make(
    "select",
    {},
    make("option", { value: "email" }, say("E-mail", "E-mail")),
    make("option", { value: "webhook" }, say("Webhook URL", "URL de webhook")),
    make(
      "option",
      { value: "webhook_event" },
      say("Events of my endpoints", "Événements de mes points de réception"),
    ),
  );
  const target = make("input", { autocomplete: "off" });
  const targetField = field("sub-target", say("Address", "Adresse"), target);
  const breaking = make("input", { type: "checkbox", id: "sub-breaking", checked: true });
  const mine = make("input", { type: "checkbox", id: "sub-mine" });
  channel.addEventListener("change", () => {
    targetField.hidden = channel.value === "webhook_event";
  });
  const form = make(
    "form",
    { autocomplete: "off" },
    field("sub-channel", say("How", "Comment"), channel),
    targetField,
    make(
      "p",
      { class: "check" },
      breaking,
      " ",
      make("label", { for: "sub-breaking" }, say("Breaking changes only", "Ruptures seulement")),
    ),
    make(
      "p",
      { class: "check" },
      mine,
      " ",
      make(
        "label",
        { for: "sub-mine" },
        say("Only what affects my own use", "Seulement ce qui touche mon usage"),
      ),
    ),
    problem,
    make(
      "p",
      { class: "actions" },
      make("button", { class: "primary", type: "submit" }, say("Subscribe", "S’abonner")),
      make(
        "button",
        { type: "button", "data-open-credentials": true },
        say("Credentials", "Identifiants"),
      ),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const own = channel.value === "webhook_event" ? {} : { target: target.value };
    const filter = { breakingOnly: breaking.checked, onlyAffectingMe: mine.checked };
    void ask("POST", "/v1/changelog/subscriptions", {
      channel: channel.value,
      ...own,
      filter,
    }).then(load);
  });
  show(place, form, list);
  onCredentials(() => void load());
  void load();
}

enableCopying();
startAuthPanel();
start();
