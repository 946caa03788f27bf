import MiniSearch from "minisearch";
import { find, make, say, show } from "../shared/dom.ts";

/** One operation as the search sees it. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly tag: string;
  readonly fields: string;
}

let index: Promise<MiniSearch<Entry>> | null = null;

/** Searches operations, paths and field names, in an index that is fetched when the reader begins to type. */
export function startSearch(): void {
  addEventListener("input", (event) => {
    const input = event.target as HTMLInputElement;
    if (input.matches("[data-search]")) void search(input);
  });
  addEventListener("keydown", (event) => {
    const input = find<HTMLInputElement>("[data-search]");
    const typing = (event.target as Element).matches("input, textarea, select");
    if (event.key === "/" && !typing && input) {
      event.preventDefault();
      input.focus();
    }
    if (event.key === "Escape" && event.target === input) show(find("#found"));
    if (event.key === "ArrowDown" && event.target === input) find("#found a")?.focus();
  });
}

async function search(input: HTMLInputElement): Promise<void> {
  const place = find("#found");
  const text = input.value.trim();
  if (text.length < 2) return show(place);
  const found = (await (index ??= load())).search(text).slice(0, 12);
  if (input.value.trim() !== text) return;
  if (found.length === 0) return show(place, make("p", {}, say("Nothing found.", "Rien trouvé.")));
  show(
    place,
    make(
      "ul",
      {},
      ...found.map((one) =>
        make(
          "li",
          {},
          make(
            "a",
            { href: `/api/docs/${String(one.id)}${location.search}` },
            String(one["title"]),
            make("small", {}, String(one["path"])),
          ),
        ),
      ),
    ),
  );
}

async function load(): Promise<MiniSearch<Entry>> {
  const response = await fetch(`/api/docs/search.json?lang=${document.documentElement.lang}`);
  const entries = (await response.json()) as readonly Entry[];
  const made = new MiniSearch<Entry>({
    fields: ["title", "path", "tag", "id", "fields"],
    storeFields: ["title", "path"],
    // camelCase names are found by their parts too.
    tokenize: (text) => text.replace(/([a-z])([A-Z])/g, "$1 $2").split(/[^\p{L}\p{N}]+/u),
    searchOptions: { boost: { title: 4, path: 3, id: 3 }, prefix: true, fuzzy: 0.15 },
  });
  made.addAll(entries);
  return made;
}
