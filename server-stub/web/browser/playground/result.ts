import { curlOf } from "../../docs/samples/curl.ts";
import { answerView } from "../docs/try-it.ts";
import { codeBlock, make, say, show } from "../shared/dom.ts";
import type { StreamedEvent, StreamState } from "../shared/event-stream.ts";
import { clearHistory, history } from "./history.ts";
import { outgoing, problemsOf, requestId } from "./play.ts";
import { changed, present, stepOf, type State } from "./state.ts";

/** The right pane: what came back, the events that it caused, the same request as a command, and what was sent before. */
export function resultView(state: State): HTMLElement {
  const answer = make("div", { "data-answer": true });
  const sample = make("div");
  const past = make("div");
  const events = make("ol", {
    class: "events",
    "aria-live": "polite",
    "aria-label": say("Events", "Événements"),
  });
  const live = make("span", { class: "badge", "data-stream": true });
  const received: StreamedEvent[] = [];
  const drawEvents = (): void =>
    show(events, ...received.slice(0, 40).map((event) => eventItem(event, ownIds(state))));
  updateResult = () => {
    const step = present(state);
    const wrong = problemsOf(step);
    show(
      answer,
      ...(step.answer === null
        ? [
            make(
              "p",
              { class: "muted" },
              say(
                "Nothing was sent yet. Ctrl+Enter sends.",
                "Rien n’a encore été envoyé. Ctrl+Entrée envoie.",
              ),
            ),
          ]
        : [
            ...wrong.map((line) => make("p", { class: "field-error" }, line)),
            ...answerView(step.answer),
          ]),
    );
    const { path, headers, body } = outgoing(step, state.values, "$(uuidgen)");
    const auth =
      step.draft.bare || step.plan.operation.proof === "none"
        ? {}
        : { "X-API-Key": "$NJIA_API_KEY" };
    const type = body === null ? {} : { "Content-Type": "application/json" };
    show(
      sample,
      codeBlock(
        curlOf({
          method: step.plan.operation.method,
          url: location.origin + path,
          headers: { ...auth, ...headers, ...type },
          body,
        }),
        "curl",
      ),
    );
    drawEvents();
    void history().then((sent) => show(past, ...pastView(state, sent)));
  };
  showEvent = (event) => {
    received.unshift(event);
    drawEvents();
  };
  showStream = (stream) => {
    const texts: Readonly<Record<StreamState, string>> = {
      off: say("no key", "sans clé"),
      connecting: say("connecting", "connexion"),
      open: say("live", "en direct"),
      waiting: say("reconnecting", "reconnexion"),
    };
    live.textContent = texts[stream];
    live.className = `badge ${stream === "open" ? "good" : ""}`;
  };
  updateResult();
  showStream("off");
  return make(
    "section",
    { class: "pane", "aria-labelledby": "pane-result", id: "pane-3", tabindex: "-1" },
    make("h2", { id: "pane-result" }, say("Result", "Résultat")),
    answer,
    make("h3", {}, say("Events", "Événements"), " ", live),
    events,
    make("details", { class: "nest" }, make("summary", {}, "curl"), sample),
    make(
      "details",
      { class: "nest" },
      make("summary", {}, say("Sent before", "Envoyé auparavant")),
      past,
    ),
  );
}

export let updateResult = (): void => undefined;
export let showEvent = (_event: StreamedEvent): void => undefined;
export let showStream = (_state: StreamState): void => undefined;

const ownIds = (state: State): ReadonlySet<string> =>
  new Set(state.steps.flatMap(({ answer }) => (answer === null ? [] : [requestId(answer)])));

function eventItem({ id, type, data }: StreamedEvent, own: ReadonlySet<string>): HTMLElement {
  const cause = (data["request"] as { readonly id?: string } | null)?.id ?? "";
  return make(
    "li",
    {},
    make(
      "details",
      {},
      make(
        "summary",
        {},
        make("code", {}, type),
        " ",
        make("span", { class: "muted" }, `#${id} `),
        own.has(cause)
          ? make("span", { class: "badge good" }, say("from this page", "de cette page"))
          : null,
      ),
      codeBlock(JSON.stringify(data, null, 2), type),
    ),
  );
}

function pastView(state: State, sent: Awaited<ReturnType<typeof history>>): readonly HTMLElement[] {
  const clear = make("button", { type: "button" }, say("Forget all", "Tout oublier"));
  clear.addEventListener("click", () => void clearHistory().then(changed));
  const rows = sent.map((one) => {
    const again = make("button", { type: "button" }, say("Open", "Ouvrir"));
    again.addEventListener("click", () => {
      state.journey = "free";
      const step = stepOf(state, one.operationId);
      step.draft = { ...step.draft, body: one.body };
      state.steps = [step];
      state.index = 0;
      changed();
    });
    return make(
      "li",
      {},
      make("code", {}, `${one.method} ${one.path}`),
      ` ${one.status} `,
      make("span", { class: "muted" }, one.at.slice(11, 19)),
      " ",
      again,
    );
  });
  return [make("ul", { class: "past" }, ...rows), make("p", { class: "actions" }, clear)];
}
