import { find, make, say, show } from "../shared/dom.ts";
import { bodyForm } from "./body-form.ts";
import { play, playOn } from "./play.ts";
import { changed, present, type Draft, type State, type StepState } from "./state.ts";

let shown: StepState | null = null;

/** The middle pane: the request as the reader edits it. Drawn anew only when another step is opened. */
export function requestView(state: State): HTMLElement {
  const body = make("div");
  const pane = make(
    "section",
    { class: "pane", "aria-labelledby": "pane-request", id: "pane-2", tabindex: "-1" },
    make("h2", { id: "pane-request" }, say("Request", "Requête")),
    body,
  );
  updateRequest = () => {
    const step = present(state);
    if (step === shown) return;
    shown = step;
    show(body, ...draw(state, step));
  };
  updateRequest();
  return pane;
}

export let updateRequest = (): void => undefined;
const redraw = (): void => {
  shown = null;
  changed();
};

function draw(state: State, step: StepState): readonly HTMLElement[] {
  const { plan, draft } = step;
  const { operation } = plan;
  const change = (part: Partial<Draft>): void => {
    step.draft = { ...step.draft, ...part };
  };
  const group = (place: "path" | "query" | "headers", values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => {
      const id = `${place}-${name}`;
      const input = make("input", { id, value });
      input.addEventListener("input", () =>
        change({ [place]: { ...step.draft[place], [name]: input.value } }),
      );
      return make("div", { class: "input" }, make("label", { for: id }, name), input);
    });
  const send = make(
    "button",
    { class: "primary", type: "submit", "data-send": true },
    say("Send", "Envoyer"),
  );
  const all = make(
    "button",
    { type: "button", hidden: state.steps.length < 2 },
    say("Play to the end", "Jouer jusqu’au bout"),
  );
  const problem = make("p", { class: "field-error", role: "alert" });
  const run = async (work: () => Promise<void>): Promise<void> => {
    problem.textContent = "";
    send.disabled = all.disabled = true;
    try {
      await work();
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error);
    } finally {
      send.disabled = all.disabled = false;
    }
  };
  all.addEventListener("click", () => void run(() => playOn(state)));
  const form = make(
    "form",
    { autocomplete: "off", "data-request": true },
    make(
      "p",
      { class: "endpoint" },
      make("span", { class: `method m-${operation.method.toLowerCase()}` }, operation.method),
      " ",
      make("code", {}, operation.path),
    ),
    make(
      "p",
      { class: "muted" },
      `${operation.summary}. `,
      make(
        "a",
        { href: `/api/docs/${operation.id}${location.search}` },
        say("Reference", "Référence"),
      ),
    ),
    ...group("path", draft.path),
    ...group("query", draft.query),
    ...group("headers", draft.headers),
    ...(draft.key === null ? [] : [keyChoice(step, change)]),
    ...(draft.body === null ? [] : [bodyForm(state, step, () => undefined)]),
    whatIf(step, change),
    problem,
    make("p", { class: "actions" }, send, all),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run(() => play(state, step));
  });
  return [form];
}

function keyChoice(step: StepState, change: (part: Partial<Draft>) => void): HTMLElement {
  const list = make(
    "select",
    { id: "key-choice" },
    make(
      "option",
      { value: "new" },
      say("a new one for each sending", "une nouvelle à chaque envoi"),
    ),
    make(
      "option",
      { value: "reuse" },
      say("the one of the last sending", "celle du dernier envoi"),
    ),
  );
  list.value = step.draft.key ?? "new";
  list.addEventListener("change", () => change({ key: list.value as "new" | "reuse" }));
  return make(
    "div",
    { class: "input" },
    make("label", { for: "key-choice" }, "Idempotency-Key"),
    list,
  );
}

type Twist = readonly [name: string, apply: (draft: Draft) => Partial<Draft>];

/** Ways to send it wrong, or into trouble: each shows what the API answers then. */
function twistsFor({ plan, draft }: StepState): readonly Twist[] {
  const body = draft.body === null ? null : (safely(draft.body) as Record<string, unknown> | null);
  const amount = body?.["amountMinorUnits"];
  const write = (change: Record<string, unknown>) => ({
    body: JSON.stringify({ ...body, ...change }, null, 2),
  });
  const scenario = plan.operation.parameters.some(({ name }) => name === "X-Sandbox-Scenario");
  return [
    [say("without credentials", "sans identifiants"), () => ({ bare: true })],
    ...(draft.key === null
      ? []
      : [
          [
            say("under the same key again", "de nouveau sous la même clé"),
            () => ({ key: "reuse" }),
          ] as Twist,
        ]),
    ...(typeof amount !== "number"
      ? []
      : [
          [
            say("amount differs from amountMinorUnits", "amount diffère de amountMinorUnits"),
            () => write({ amount: amount + 1 }),
          ] as Twist,
          [
            say("a decimal amount", "un montant décimal"),
            () => write({ amountMinorUnits: amount + 0.5 }),
          ] as Twist,
        ]),
    ...(scenario
      ? [
          [
            say("the provider answers late", "le fournisseur répond en retard"),
            (now) => ({
              headers: { ...now.headers, "X-Sandbox-Scenario": "payment.callback_late" },
            }),
          ] as Twist,
          [
            say("the rail is down", "le réseau est en panne"),
            (now) => ({ headers: { ...now.headers, "X-Sandbox-Scenario": "payment.rail_down" } }),
          ] as Twist,
        ]
      : []),
  ];
}

function whatIf(step: StepState, change: (part: Partial<Draft>) => void): HTMLElement {
  const twists = twistsFor(step);
  const list = make(
    "select",
    { id: "what-if" },
    make("option", { value: "" }, say("nothing special", "rien de spécial")),
    ...twists.map(([name], index) => make("option", { value: String(index) }, name)),
  );
  list.addEventListener("change", () => {
    const twist = twists[Number(list.value)];
    if (list.value === "" || twist === undefined) change({ bare: false });
    else change(twist[1](step.draft));
    const chosen = list.value;
    redraw();
    const next = find<HTMLSelectElement>("#what-if");
    if (next) next.value = chosen;
    next?.focus();
  });
  return make(
    "div",
    { class: "input" },
    make("label", { for: "what-if" }, say("What if", "Et si")),
    list,
  );
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
