import { startAuthPanel } from "../shared/auth-panel.ts";
import { enableCopying, find } from "../shared/dom.ts";
import { startPages } from "./pages.ts";
import { startSearch } from "./search.ts";
import { startTryIt } from "./try-it.ts";

const CHOICE = "njia-sample";

/** The language of the samples stays what the reader chose. */
function applyChoice(): void {
  try {
    const chosen = localStorage.getItem(CHOICE);
    const input = find<HTMLInputElement>(`#sample-${CSS.escape(chosen ?? "curl")}`);
    if (input) input.checked = true;
  } catch {
    // Without storage the first language shows.
  }
}

addEventListener("change", (event) => {
  const input = event.target as HTMLInputElement;
  if (input.name !== "sample") return;
  try {
    localStorage.setItem(CHOICE, input.value);
  } catch {
    // It still holds for this page.
  }
});

const contents = find("[data-contents]");
if (matchMedia("(max-width: 720px)").matches) contents?.removeAttribute("open");
contents?.setAttribute("data-ready", "");
openTarget();
addEventListener("hashchange", openTarget);
applyChoice();
enableCopying();
startAuthPanel();
startSearch();
startTryIt();
startPages(() => {
  applyChoice();
  openTarget();
});

/** A link to a member opens everything that it is folded into. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let fold = target?.closest("details"); fold; fold = fold.parentElement?.closest("details"))
    fold.open = true;
  if (target && location.hash !== "") target.scrollIntoView();
}
