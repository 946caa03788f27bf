import { make, say, show } from "../shared/dom.ts";
import { problemsOf } from "./play.ts";
import { changed, openJourney, present, stepOf, type State } from "./state.ts";

/** The left pane: which journey, its steps, the values that answers gave. */
export function stepsView(state: State): HTMLElement {
  const choice = make("select", { id: "journey" });
  const list = make("ol", { class: "steps" });
  const about = make("p", { class: "muted" });
  const values = make("div", { class: "chips" });
  const operation = make("select", { id: "operation" }, ...operationOptions(state));
  const free = make(
    "div",
    { class: "input" },
    make("label", { for: "operation" }, say("Operation", "Opération")),
    operation,
  );
  for (const { name, title } of state.source.journeys)
    choice.append(make("option", { value: name }, title));
  choice.append(make("option", { value: "free" }, say("Any operation", "Une opération au choix")));
  choice.addEventListener("change", () => {
    openJourney(state, choice.value);
    changed();
  });
  operation.addEventListener("change", () => {
    state.steps = [stepOf(state, operation.value)];
    state.index = 0;
    changed();
  });
  const update = (): void => {
    choice.value = state.journey;
    const journey = state.source.journeys.find(({ name }) => name === state.journey);
    about.textContent = journey?.description ?? "";
    free.hidden = state.journey !== "free";
    operation.value = present(state).plan.operation.id;
    show(
      list,
      ...(state.journey === "free" ? [] : state.steps.map((_, index) => stepItem(state, index))),
    );
    const known = Object.entries(state.values).filter(
      ([name]) => !/^(runId|runDigits|anHourAgo|inAnHour)$/.test(name),
    );
    show(
      values,
      ...known.map(([name, value]) => make("span", { class: "chip", title: value }, `{{${name}}}`)),
    );
  };
  update();
  stepUpdates.add(update);
  return make(
    "section",
    { class: "pane", "aria-labelledby": "pane-steps", id: "pane-1", tabindex: "-1" },
    make("h2", { id: "pane-steps" }, say("Steps", "Étapes")),
    make(
      "div",
      { class: "input" },
      make("label", { for: "journey" }, say("Journey", "Parcours")),
      choice,
    ),
    about,
    free,
    list,
    values,
  );
}

const stepUpdates = new Set<() => void>();
export const updateSteps = (): void => stepUpdates.forEach((update) => update());

function stepItem(state: State, index: number): HTMLElement {
  const step = state.steps[index];
  const { plan, answer } = step ?? present(state);
  const wrong = step === undefined ? [] : problemsOf(step);
  const mark = answer === null ? "" : wrong.length === 0 ? "✓" : "✕";
  const said =
    answer === null
      ? say("not sent", "non envoyée")
      : wrong.length === 0
        ? say("as expected", "conforme")
        : say("not as expected", "non conforme");
  const button = make(
    "button",
    { type: "button", "aria-current": index === state.index ? "step" : null },
    make(
      "span",
      { class: `method m-${plan.operation.method.toLowerCase()}` },
      plan.operation.method,
    ),
    make("span", {}, plan.name),
    make(
      "span",
      { class: wrong.length > 0 ? "step-bad" : "step-good", "aria-hidden": "true" },
      mark,
    ),
    make("span", { class: "visually-hidden" }, said),
  );
  button.addEventListener("click", () => {
    state.index = index;
    changed();
  });
  return make("li", {}, button);
}

function operationOptions(state: State): readonly HTMLElement[] {
  const byTag = Map.groupBy(
    state.operations.filter(
      ({ proof, media }) => proof !== "widget" && media !== "text/event-stream",
    ),
    ({ tag }) => tag,
  );
  return [...byTag].map(([tag, operations]) =>
    make(
      "optgroup",
      { label: tag },
      ...operations.map(({ id, summary }) => make("option", { value: id }, summary)),
    ),
  );
}
