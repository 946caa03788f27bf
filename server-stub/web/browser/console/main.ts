import { startAuthPanel } from "../shared/auth-panel.ts";
import { credentials, onCredentials } from "../shared/credentials.ts";
import { enableCopying, find, make, say, show } from "../shared/dom.ts";
import { followEvents } from "../shared/event-stream.ts";
import { ask, type Delivery, type Endpoint, type Page } from "./api.ts";
import { deliveriesView } from "./deliveries.ts";
import { endpointActions, endpointForm, endpointTable, type EndpointTools } from "./endpoints.ts";
import { guarded } from "./parts.ts";

const app = find("#app") ?? document.body;
const problem = make("div", { role: "status" });
const table = make("div");
const chosenPlace = make("div");
let endpoints: readonly Endpoint[] = [];
let chosen = "";
let refresh: () => Promise<void> = async () => undefined;
const recent = new Map<string, readonly Delivery[]>();

const tools: EndpointTools = {
  chosen: () => chosen,
  choose(endpoint) {
    chosen = endpoint.id;
    const view = deliveriesView(endpoint);
    refresh = view.refresh;
    show(
      chosenPlace,
      make("h2", { tabindex: "-1" }, endpoint.url),
      endpointActions(endpoint, tools),
      make("h3", {}, say("Deliveries", "Livraisons")),
      view.element,
    );
    drawTable();
    chosenPlace.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  },
  async reload() {
    await load();
    const same = endpoints.find(({ id }) => id === chosen);
    if (same) tools.choose(same);
    else show(chosenPlace);
  },
};

function drawTable(): void {
  show(
    table,
    endpoints.length === 0
      ? make(
          "p",
          { class: "muted" },
          say("There is no endpoint yet.", "Il n’y a pas encore de point de réception."),
        )
      : endpointTable(endpoints, recent, tools),
  );
}

async function load(): Promise<void> {
  const page = await ask<Page<Endpoint>>("GET", "/v1/webhooks/endpoints?limit=100");
  endpoints = page.data;
  await Promise.all(
    endpoints.map(async ({ id }) => {
      const { data } = await ask<Page<Delivery>>(
        "GET",
        `/v1/webhooks/endpoints/${id}/deliveries?limit=30`,
      );
      recent.set(id, data);
    }),
  );
  drawTable();
}

let started = "";
function start(): void {
  const { apiKey } = credentials();
  if (apiKey === started) return;
  started = apiKey;
  if (apiKey === "") {
    show(
      app,
      make(
        "div",
        { class: "banner" },
        make(
          "p",
          {},
          say(
            "Enter a key with the scopes webhooks:read and events:read to begin.",
            "Entrez une clé avec les droits webhooks:read et events:read pour commencer.",
          ),
        ),
      ),
    );
    return;
  }
  show(
    app,
    problem,
    make("h2", {}, say("Endpoints", "Points de réception")),
    table,
    endpointForm(tools),
    chosenPlace,
  );
  void guarded(problem, load);
}

enableCopying();
startAuthPanel();
onCredentials(start);
show(app);
started = "?";
start();
let timer = 0;
// An event of the tenant means deliveries soon; several at once are one look.
followEvents(
  () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), 700);
  },
  () => undefined,
);
