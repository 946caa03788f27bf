import { make, show } from "../shared/dom.ts";
import { Refused } from "./api.ts";

/** A button that does something. */
export function control(label: string, work: () => unknown): HTMLButtonElement {
  const button = make("button", { type: "button" }, label);
  button.addEventListener("click", () => void work());
  return button;
}

export function field(id: string, label: string, input: HTMLElement): HTMLElement {
  input.id = id;
  return make("div", { class: "input" }, make("label", { for: id }, label), input);
}

/** Runs a call and shows the API's refusal where the reader is looking. */
export async function guarded(place: HTMLElement, work: () => Promise<unknown>): Promise<void> {
  show(place);
  try {
    await work();
  } catch (error) {
    const text = error instanceof Refused ? error.message : String(error);
    if (text !== "") show(place, make("p", { class: "field-error" }, text));
  }
}
