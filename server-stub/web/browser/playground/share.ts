import { withoutSecrets } from "../shared/credentials.ts";
import { openJourney, stepOf, type Draft, type State } from "./state.ts";

interface Shared {
  readonly journey: string;
  readonly index: number;
  /** Operation of the free step. */
  readonly operationId: string;
  readonly drafts: readonly Draft[];
}

/** A link that opens the page as it is: journey and edits in the fragment, which no server sees, without anything secret. */
export function shareLink(state: State): string {
  const shared: Shared = {
    journey: state.journey,
    index: state.index,
    operationId: state.steps[0]?.plan.operation.id ?? "",
    drafts: state.steps.map(({ draft }) => draft),
  };
  const bytes = new TextEncoder().encode(stripped(JSON.stringify(shared)));
  const text = btoa(String.fromCharCode(...bytes));
  const fragment = text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return `${location.origin}${location.pathname}${location.search}#s=${fragment}`;
}

/** Opens what a link holds. False when there is none, or when it cannot be read. */
export function openShared(state: State, hash: string): boolean {
  const fragment = /^#s=([\w-]+)$/.exec(hash)?.[1];
  if (fragment === undefined) return false;
  try {
    const text = atob(fragment.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    const shared = JSON.parse(new TextDecoder().decode(bytes)) as Shared;
    openJourney(state, shared.journey);
    if (shared.journey === "free") state.steps = [stepOf(state, shared.operationId)];
    state.steps.forEach((step, index) => {
      step.draft = { ...step.draft, ...shared.drafts[index] };
    });
    state.index = Math.min(shared.index, state.steps.length - 1);
    return true;
  } catch {
    return false;
  }
}

/** Inside a JSON text the quotes of bodies are escaped, so bodies are stripped one by one and the whole once more. */
function stripped(json: string): string {
  const shared = JSON.parse(json) as Shared;
  const drafts = shared.drafts.map((draft) => ({
    ...draft,
    body: draft.body === null ? null : withoutSecrets(draft.body),
  }));
  return withoutSecrets(JSON.stringify({ ...shared, drafts }));
}
