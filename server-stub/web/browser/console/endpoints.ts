import { codeBlock, make, say, show } from "../shared/dom.ts";
import { announce, ask, type Delivery, type Endpoint } from "./api.ts";
import { control, field, guarded } from "./parts.ts";

export interface EndpointTools {
  readonly choose: (endpoint: Endpoint) => void;
  readonly reload: () => Promise<void>;
  readonly chosen: () => string;
}

/** The endpoints with their state, and a form for one more. */
export function endpointTable(
  endpoints: readonly Endpoint[],
  deliveries: ReadonlyMap<string, readonly Delivery[]>,
  tools: EndpointTools,
): HTMLElement {
  const heads = [
    say("Endpoint", "Point de réception"),
    say("Events", "Événements"),
    say("State", "État"),
    say("Last deliveries", "Dernières livraisons"),
    "",
  ];
  const rows = endpoints.map((endpoint) => {
    const open = make("button", { type: "button" }, say("Open", "Ouvrir"));
    open.addEventListener("click", () => tools.choose(endpoint));
    return make(
      "tr",
      { "aria-current": tools.chosen() === endpoint.id ? "true" : null },
      make(
        "td",
        {},
        make("code", {}, endpoint.url),
        make("div", { class: "muted" }, endpoint.description ?? ""),
      ),
      make("td", {}, ...endpoint.events.map((one) => make("code", {}, one))),
      make("td", {}, stateOf(endpoint)),
      make("td", {}, spark(deliveries.get(endpoint.id) ?? [])),
      make("td", {}, open),
    );
  });
  return make(
    "div",
    {
      class: "scroll",
      tabindex: "0",
      role: "region",
      "aria-label": say("Endpoints", "Points de réception"),
    },
    make(
      "table",
      {},
      make(
        "thead",
        {},
        make(
          "tr",
          {},
          ...heads.map((text) =>
            text === "" ? make("td", {}) : make("th", { scope: "col" }, text),
          ),
        ),
      ),
      make("tbody", {}, ...rows),
    ),
  );
}

function stateOf({ status, disabledReason, stats }: Endpoint): HTMLElement {
  const text = disabledReason === null ? status : `${status}: ${disabledReason}`;
  const failures = stats.consecutiveFailures > 0 ? ` · ${stats.consecutiveFailures} ✕` : "";
  return make("span", { class: `badge ${status === "enabled" ? "good" : "bad"}` }, text + failures);
}

/** Bars for the last deliveries, oldest left; a text says the same. */
function spark(deliveries: readonly Delivery[]): HTMLElement {
  const ended = deliveries.filter(({ status }) => status === "succeeded" || status === "failed");
  const good = ended.filter(({ status }) => status === "succeeded").length;
  const times = ended
    .flatMap(({ attempts }) => attempts.map(({ durationMs }) => durationMs))
    .sort((a, b) => a - b);
  const p95 = times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0;
  const text =
    ended.length === 0
      ? say("none yet", "aucune")
      : `${Math.round((100 * good) / ended.length)} % · p95 ${p95} ms`;
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("class", "spark");
  picture.setAttribute("viewBox", "0 0 120 20");
  picture.setAttribute("aria-hidden", "true");
  [...ended]
    .reverse()
    .slice(-30)
    .forEach((delivery, index) => {
      const bar = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      const wrong = delivery.status === "failed";
      const facts = { x: index * 4, y: wrong ? 0 : 6, width: 3, height: wrong ? 20 : 14 };
      for (const [name, value] of Object.entries(facts)) bar.setAttribute(name, String(value));
      if (wrong) bar.setAttribute("class", "fail");
      picture.append(bar);
    });
  return make(
    "div",
    {},
    ended.length === 0 ? null : (picture as unknown as Node),
    make("span", { class: "muted" }, text),
  );
}

/** What can be done with one endpoint. The secret is shown once, when it is made. */
export function endpointActions(endpoint: Endpoint, tools: EndpointTools): HTMLElement {
  const place = make("div", { role: "status" });
  const path = `/v1/webhooks/endpoints/${endpoint.id}`;
  const enabled = endpoint.status === "enabled";
  const act = (label: string, work: () => Promise<unknown>): HTMLElement =>
    control(label, () => guarded(place, work));
  const type = make("input", { value: "payment.completed" });
  const flat = endpoint.payloadFormat === "flat";
  const migrate = act(
    say("Move to enveloped payloads", "Passer aux charges enveloppées"),
    async () => {
      await ask("PATCH", path, { payloadFormat: "enveloped" });
      await tools.reload();
    },
  );
  migrate.hidden = !flat;
  return make(
    "div",
    {},
    make(
      "p",
      { class: "actions" },
      act(enabled ? say("Disable", "Désactiver") : say("Enable", "Activer"), async () => {
        await ask("PATCH", path, { status: enabled ? "disabled" : "enabled" });
        await tools.reload();
      }),
      act(say("New secret", "Nouveau secret"), async () => {
        const { secret } = await ask<Endpoint>("POST", `${path}/rotate-secret`);
        show(
          place,
          make(
            "p",
            {},
            say(
              "Shown once. Both secrets sign for 24 hours.",
              "Montré une seule fois. Les deux secrets signent pendant 24 heures.",
            ),
          ),
          codeBlock(secret ?? "", say("Secret", "Secret")),
        );
      }),
      act(say("Delete", "Supprimer"), async () => {
        await ask("DELETE", path);
        await tools.reload();
      }),
      migrate,
    ),
    make(
      "div",
      { class: "toolbar" },
      field("test-type", say("Test event", "Événement de test"), type),
      ...(["enveloped", "flat"] as const).map((payloadFormat) =>
        act(`${say("Send", "Envoyer")} · ${payloadFormat}`, async () => {
          await ask("POST", `${path}/test`, { eventType: type.value, payloadFormat });
          announce(say("The test event is on its way.", "L’événement de test est en route."));
          await tools.reload();
        }),
      ),
    ),
    recover(path, place, tools),
    place,
  );
}

/** Sends events again, behind a count of what it would send. */
function recover(path: string, place: HTMLElement, tools: EndpointTools): HTMLElement {
  const since = make("input", {
    type: "datetime-local",
    value: new Date(Date.now() - 86_400_000).toISOString().slice(0, 16),
  });
  const all = make("input", { type: "checkbox", id: "replay-all" });
  const body = (dryRun: boolean) => ({
    since: new Date(`${since.value}:00Z`).toISOString(),
    onlyUndelivered: !all.checked,
    ...(dryRun ? { dryRun } : {}),
  });
  const count = control(say("Count", "Compter"), () =>
    guarded(place, async () => {
      const found = await ask<{ readonly count: number }>("POST", `${path}/replay`, body(true));
      const go = control(`${say("Send again:", "Renvoyer :")} ${found.count}`, () =>
        guarded(place, async () => {
          await ask("POST", `${path}/replay`, body(false));
          await tools.reload();
        }),
      );
      show(place, make("p", { class: "actions" }, go));
    }),
  );
  return make(
    "details",
    { class: "nest" },
    make("summary", {}, say("Recover missed events", "Récupérer des événements manqués")),
    make(
      "div",
      { class: "toolbar" },
      field("replay-since", say("Since (UTC)", "Depuis (UTC)"), since),
      make(
        "p",
        { class: "check" },
        all,
        " ",
        make(
          "label",
          { for: "replay-all" },
          say("Also what was delivered", "Aussi ce qui a été livré"),
        ),
      ),
      count,
    ),
  );
}

/** A form for one more endpoint. */
export function endpointForm(tools: EndpointTools): HTMLElement {
  const place = make("div", { role: "status" });
  const url = make("input", { type: "url", required: true, placeholder: "https://" });
  const events = make("input", { value: "payment.*" });
  const form = make(
    "form",
    { class: "toolbar", autocomplete: "off" },
    field("new-url", "URL", url),
    field("new-events", say("Events, by commas", "Événements, par virgules"), events),
    make("button", { class: "primary", type: "submit" }, say("Add endpoint", "Ajouter")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void guarded(place, async () => {
      const made = await ask<Endpoint>("POST", "/v1/webhooks/endpoints", {
        url: url.value,
        events: events.value.split(",").map((one) => one.trim()),
      });
      await tools.reload();
      show(
        place,
        make("p", {}, say("The secret is shown once:", "Le secret est montré une seule fois :")),
        codeBlock(made.secret ?? "", say("Secret", "Secret")),
      );
    });
  });
  return make("div", {}, form, place);
}
