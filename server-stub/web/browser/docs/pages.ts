import { find } from "../shared/dom.ts";

/**
 * Follows links inside the reference without leaving the page, so that what the reader entered stays in memory. Everything still
 * works by plain links where this does not run.
 */
export function startPages(onPage: () => void): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !isReference(url.pathname) || link.lang !== "") return;
    if (url.pathname === location.pathname && url.hash !== "") return;
    event.preventDefault();
    void go(url, true, onPage);
  });
  addEventListener("popstate", () => void go(new URL(location.href), false, onPage));
}

/** Pages have no dot in their names and no second part: the others are documents. */
function isReference(path: string): boolean {
  return /^\/api\/docs(?:\/\w+)?$/.test(path);
}

async function go(url: URL, push: boolean, onPage: () => void): Promise<void> {
  const response = await fetch(url, { headers: { accept: "text/html" } });
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || !type.startsWith("text/html")) {
    location.assign(url);
    return;
  }
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  const main = next.querySelector("main");
  if (main === null) return;
  if (push) history.pushState(null, "", url);
  document.title = next.title;
  find("main")?.replaceWith(main);
  const search = find<HTMLInputElement>("[data-search]");
  if (search) search.value = "";
  find("#found")?.replaceChildren();
  for (const link of document.querySelectorAll(".tags a"))
    link.toggleAttribute("aria-current", false);
  const here = find<HTMLAnchorElement>(`.tags a[href="${url.pathname}${url.search}"]`);
  here?.setAttribute("aria-current", "page");
  here?.closest("details")?.setAttribute("open", "");
  if (matchMedia("(max-width: 720px)").matches) find("[data-contents]")?.removeAttribute("open");
  onPage();
  const target = url.hash === "" ? null : document.getElementById(url.hash.slice(1));
  if (target) target.scrollIntoView();
  else if (push) scrollTo(0, 0);
  main.focus({ preventScroll: true });
}
