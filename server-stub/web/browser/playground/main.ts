import type { ExportSource } from "../../playground/export/index.ts";
import { startAuthPanel } from "../shared/auth-panel.ts";
import { enableCopying, find, say, show } from "../shared/dom.ts";
import { followEvents } from "../shared/event-stream.ts";
import { startExport } from "./export-dialog.ts";
import { requestView, updateRequest } from "./request.ts";
import { resultView, showEvent, showStream, updateResult } from "./result.ts";
import { openShared, shareLink } from "./share.ts";
import { onChange, present, startState } from "./state.ts";
import { stepsView, updateSteps } from "./steps.ts";

/** Everything the page works with comes with its first load; after that, editing and exporting need no network. */
async function start(): Promise<void> {
  enableCopying();
  startAuthPanel();
  const [document, rest] = await Promise.all(
    ["/api/docs.json", "/playground/source.json"].map(async (path) => (await fetch(path)).json()),
  );
  const source = { ...rest, document } as ExportSource;
  const state = startState(source);
  openShared(state, location.hash);
  startExport(source);
  show(find("#app"), stepsView(state), requestView(state), resultView(state));
  onChange(() => {
    updateSteps();
    updateRequest();
    updateResult();
    const { answer, plan } = present(state);
    if (answer !== null) announce(`${plan.name}: ${answer.status}`);
  });
  followEvents(showEvent, showStream);
  addEventListener("hashchange", () => {
    if (openShared(state, location.hash)) {
      updateSteps();
      updateRequest();
      updateResult();
    }
  });
  addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-share]")) return;
    const link = shareLink(state);
    history.replaceState(null, "", link);
    void navigator.clipboard?.writeText(link).catch(() => undefined);
    announce(say("The link is in the address bar.", "Le lien est dans la barre d’adresse."));
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      find<HTMLFormElement>("[data-request]")?.requestSubmit();
    }
    if (event.altKey && /^[123]$/.test(event.key)) {
      event.preventDefault();
      find(`#pane-${event.key}`)?.focus();
    }
  });
}

function announce(text: string): void {
  const place = find("[data-announce]");
  if (place) place.textContent = text;
}

void start();
