import {
  exportInsomnia,
  exportPostman,
  operationsOf,
  type ExportOptions,
  type ExportSource,
} from "../../playground/export/index.ts";
import { find, make, saveFile, say, show } from "../shared/dom.ts";
import { history } from "./history.ts";
import { historyJourney, MY_HISTORY } from "./history-journey.ts";

/** The export dialog: the same module as the server's, in the page, so it works offline and gives the same bytes. */
export function startExport(source: ExportSource): void {
  const dialog = find<HTMLDialogElement>("#export");
  if (dialog === null) return;
  const select = (id: string, label: string, options: readonly (readonly [string, string])[]) => {
    const list = make(
      "select",
      { id },
      ...options.map(([value, text]) => make("option", { value }, text)),
    );
    return make("div", { class: "input" }, make("label", { for: id }, label), list);
  };
  const check = (id: string, label: string, checked: boolean) =>
    make(
      "p",
      { class: "check" },
      make("input", { id, type: "checkbox", checked }),
      " ",
      make("label", { for: id }, label),
    );
  const journeys = source.journeys.map(({ name, title }) => [name, title] as const);
  const address = make("input", { id: "export-base", value: location.origin });
  show(
    dialog,
    make(
      "div",
      { class: "dialog-head" },
      make("h2", { id: "export-title" }, say("Export", "Exporter")),
      make(
        "button",
        { class: "tool", type: "button", "data-close-dialog": true },
        say("Close", "Fermer"),
      ),
    ),
    make(
      "p",
      {},
      say(
        "A collection that runs green from top to bottom. Fill in key, e-mail and password there; secrets are blank here.",
        "Une collection qui s’exécute sans faute de haut en bas. Remplissez-y clé, adresse et mot de passe ; ici les secrets sont vides.",
      ),
    ),
    make(
      "div",
      { class: "pair" },
      select("export-format", say("Format", "Format"), [
        ["postman", "Postman 2.1"],
        ["insomnia", "Insomnia 4"],
      ]),
      select("export-journey", say("What", "Contenu"), [
        ["", say("Every operation", "Toutes les opérations")],
        ...journeys,
        [MY_HISTORY, say("My history", "Mon historique")],
      ]),
      select("export-env", say("Environment", "Environnement"), [
        ["", say("As the format has it", "Celui du format")],
        ["sandbox", say("Sandbox", "Bac à sable")],
        ["live", say("Live", "Production")],
      ]),
      select("export-part", say("Part", "Partie"), [
        ["collection", "Collection"],
        ["environment", say("Environment file", "Fichier d’environnement")],
      ]),
    ),
    make(
      "div",
      { class: "input" },
      make("label", { for: "export-base" }, say("Address of the API", "Adresse de l’API")),
      address,
    ),
    check("export-tests", say("With tests", "Avec des tests"), true),
    check(
      "export-deprecated",
      say("With deprecated operations", "Avec les opérations obsolètes"),
      false,
    ),
    make(
      "p",
      { class: "actions" },
      make(
        "button",
        { class: "primary", type: "button", "data-save-export": true },
        say("Save the file", "Enregistrer le fichier"),
      ),
    ),
  );
  addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("[data-open-export]")) dialog.showModal();
    if (target.closest("#export [data-close-dialog]")) dialog.close();
    if (target.closest("[data-save-export]")) void save(source);
  });
}

async function save(published: ExportSource): Promise<void> {
  const value = (id: string): string => find<HTMLSelectElement>(`#export-${id}`)?.value ?? "";
  const ticked = (id: string): boolean => find<HTMLInputElement>(`#export-${id}`)?.checked ?? false;
  const journey = value("journey");
  const options: ExportOptions = {
    baseUrl: value("base").replace(/\/+$/, ""),
    ...(value("env") === "" ? {} : { env: value("env") as "sandbox" | "live" }),
    part: value("part") as "collection" | "environment",
    tests: ticked("tests"),
    deprecated: ticked("deprecated"),
    ...(journey === "" ? {} : { journey }),
  };
  const source = journey === MY_HISTORY ? await withHistory(published) : published;
  const postman = value("format") === "postman";
  saveFile(
    `njia-${value("format")}-${options.part}.json`,
    (postman ? exportPostman : exportInsomnia)(source, options),
  );
}

async function withHistory(source: ExportSource): Promise<ExportSource> {
  const operations = operationsOf(source.document);
  const own = historyJourney(operations, await history(), say("My history", "Mon historique"));
  return { ...source, journeys: [...source.journeys, own] };
}
