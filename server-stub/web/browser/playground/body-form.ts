import { isNode, resolve, type Node } from "../../playground/export/document.ts";
import { toJsonSchema } from "../../playground/export/json-schema.ts";
import { faultsOf, type Fault } from "../../playground/run/check.ts";
import { jsonProblem } from "../docs/try-it.ts";
import { make, say, show } from "../shared/dom.ts";
import type { State, StepState } from "./state.ts";

/** The body as a form and as JSON, always the same: an edit of one changes the other. */
export function bodyForm(state: State, step: StepState, onEdit: () => void): HTMLElement {
  const schema = schemaOf(state, step);
  const area = make("textarea", {
    id: "body",
    spellcheck: "false",
    rows: "14",
    "aria-describedby": "body-faults",
  });
  area.value = step.draft.body ?? "";
  const faults = make("div", { id: "body-faults", role: "status" });
  const rows = make("div", { class: "leaves" });
  const edit = (text: string): void => {
    step.draft = { ...step.draft, body: text };
    onEdit();
  };
  const drawRows = (): void =>
    show(rows, ...leavesOf(parsed(area.value)).map((leaf) => leafRow(leaf, setLeaf)));
  const setLeaf = (pointer: string, value: unknown): void => {
    area.value = JSON.stringify(
      withLeaf(parsed(area.value), pointer.split("/").slice(1), value),
      null,
      2,
    );
    edit(area.value);
    judge();
  };
  const judge = (): void => {
    const broken = jsonProblem(area.value);
    const found = broken === null && schema !== null ? faultsOf(schema, parsed(area.value)) : [];
    area.setAttribute("aria-invalid", String(broken !== null || found.length > 0));
    show(
      faults,
      ...(broken === null ? [] : [make("p", { class: "field-error" }, broken)]),
      ...found.slice(0, 6).map(faultLine),
    );
    for (const input of rows.querySelectorAll("input")) {
      const wrong = found.filter(({ pointer }) => pointer === input.dataset["pointer"]);
      input.setAttribute("aria-invalid", String(wrong.length > 0));
      const note = rows.querySelector(`#${CSS.escape(`${input.id}-fault`)}`);
      if (note) note.textContent = wrong.map(({ message }) => message).join("; ");
    }
  };
  area.addEventListener("input", () => {
    edit(area.value);
    if (jsonProblem(area.value) === null) drawRows();
    judge();
  });
  drawRows();
  judge();
  return make(
    "div",
    {},
    make(
      "details",
      { class: "nest", open: true },
      make("summary", {}, say("Form", "Formulaire")),
      rows,
    ),
    make("div", { class: "input" }, make("label", { for: "body" }, "JSON"), area),
    faults,
  );
}

function faultLine({ pointer, message }: Fault): HTMLElement {
  return make(
    "p",
    { class: "field-error" },
    make("code", {}, pointer === "" ? "/" : pointer),
    ` ${message}`,
  );
}

interface Leaf {
  readonly pointer: string;
  readonly value: unknown;
}

function leafRow(
  { pointer, value }: Leaf,
  set: (pointer: string, value: unknown) => void,
): HTMLElement {
  const id = `leaf-${pointer.slice(1).replaceAll("/", "-")}`;
  const input = make("input", {
    id,
    "data-pointer": pointer,
    value: String(value),
    "aria-describedby": `${id}-fault`,
  });
  input.addEventListener("input", () => set(pointer, typedLike(value, input.value)));
  return make(
    "div",
    { class: "input" },
    make("label", { for: id }, pointer.slice(1).replaceAll("/", ".")),
    input,
    make("p", { class: "field-error", id: `${id}-fault` }),
  );
}

/** What was typed, as a number or truth value where one stood before and one stands now. */
function typedLike(before: unknown, text: string): unknown {
  if (typeof before === "number" && text.trim() !== "" && !Number.isNaN(Number(text)))
    return Number(text);
  if (typeof before === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

function leavesOf(value: unknown, pointer = ""): readonly Leaf[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, member]) =>
      leavesOf(member, `${pointer}/${name}`),
    );
  return pointer === "" || value === null ? [] : [{ pointer, value }];
}

function withLeaf(root: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(root))
    return root.map((item, index) => (String(index) === name ? withLeaf(item, rest, value) : item));
  return isNode(root) ? { ...root, [name]: withLeaf(root[name], rest, value) } : root;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function schemaOf({ source }: State, { plan }: StepState): Node | null {
  const { path, method } = plan.operation;
  const item = (source.document["paths"] as Readonly<Record<string, Node>>)[path];
  const operation = item?.[method.toLowerCase()] as Node | undefined;
  const content = resolve(source.document, operation?.["requestBody"])["content"];
  const [media] = Object.values(isNode(content) ? content : {});
  return isNode(media) && isNode(media["schema"])
    ? toJsonSchema(source.document, media["schema"])
    : null;
}
