import { codeBlock, make, saveFile, say, show } from "../shared/dom.ts";
import { announce, ask, type Delivery, type Endpoint, type Page } from "./api.ts";
import { deliveryDetail } from "./detail.ts";
import { control, field, guarded } from "./parts.ts";

const STATES = ["pending", "delivering", "succeeded", "failed", "skipped"];

/** The deliveries of an endpoint: filters, pages, detail, export. `refresh` puts new ones on top unless the reader paused. */
export function deliveriesView(endpoint: Endpoint): {
  readonly element: HTMLElement;
  readonly refresh: () => Promise<void>;
} {
  const place = make("div", { role: "status" });
  const rows = make("tbody");
  const detail = make("div", { id: "detail" });
  const status = make(
    "select",
    {},
    make("option", { value: "" }, say("all", "tous")),
    ...STATES.map((one) => make("option", { value: one }, one)),
  );
  const type = make("input", { placeholder: "payment.completed" });
  const event = make("input", { placeholder: "evt_…" });
  const live = make("input", { type: "checkbox", id: "live", checked: true });
  let shown: readonly Delivery[] = [];
  let cursor: string | null = null;
  const query = (after: string | null): string =>
    new URLSearchParams(
      Object.entries({
        limit: "25",
        status: status.value,
        eventType: type.value,
        eventId: event.value,
        startingAfter: after ?? "",
      }).filter(([, value]) => value !== ""),
    ).toString();
  const load = async (after: string | null): Promise<void> => {
    const page = await ask<Page<Delivery>>(
      "GET",
      `/v1/webhooks/endpoints/${endpoint.id}/deliveries?${query(after)}`,
    );
    shown = after === null ? page.data : [...shown, ...page.data];
    cursor = page.hasMore ? page.nextCursor : null;
    more.hidden = cursor === null;
    show(rows, ...shown.map(row));
    if (shown.length === 0)
      show(
        rows,
        make(
          "tr",
          {},
          make(
            "td",
            { colspan: "5" },
            say("Nothing was delivered yet.", "Rien n’a encore été livré."),
          ),
        ),
      );
  };
  const again = (): Promise<void> => guarded(place, () => load(null));
  const row = (one: Delivery): HTMLElement => {
    const last = one.attempts.at(-1);
    const open = control(say("Details", "Détails"), () =>
      guarded(place, async () => {
        show(detail, await deliveryDetail(endpoint, one.id, again));
        detail.scrollIntoView({ block: "nearest" });
        detail.querySelector<HTMLElement>("h3")?.focus();
      }),
    );
    return make(
      "tr",
      {},
      make("td", {}, make("code", {}, one.eventType), make("div", { class: "muted" }, one.eventId)),
      make(
        "td",
        {},
        make(
          "span",
          { class: `badge ${{ succeeded: "good", failed: "bad" }[one.status] ?? ""}` },
          one.status,
        ),
      ),
      make(
        "td",
        {},
        last === undefined
          ? ""
          : `${last.httpStatus ?? last.error ?? ""} · ${last.durationMs} ms · ${one.attemptCount}×`,
      ),
      make("td", {}, one.createdAt.slice(0, 19).replace("T", " ")),
      make("td", {}, open),
    );
  };
  const more = control(say("Older ones", "Plus anciennes"), () =>
    guarded(place, () => load(cursor)),
  );
  for (const input of [status, type, event]) input.addEventListener("change", () => void again());
  const csv = (): string =>
    [
      "id,eventId,eventType,status,attempts,createdAt",
      ...shown.map((one) =>
        [one.id, one.eventId, one.eventType, one.status, one.attemptCount, one.createdAt].join(","),
      ),
    ].join("\n");
  const heads = [
    say("Event", "Événement"),
    say("State", "État"),
    say("Last attempt", "Dernier essai"),
    say("Made (UTC)", "Créée (UTC)"),
  ];
  const element = make(
    "div",
    {},
    make(
      "div",
      { class: "toolbar" },
      field("filter-status", say("State", "État"), status),
      field("filter-type", say("Type", "Type"), type),
      field("filter-event", say("Event id", "Identifiant d’événement"), event),
      make(
        "p",
        { class: "check" },
        live,
        " ",
        make("label", { for: "live" }, say("live", "en direct")),
      ),
      control("CSV", () => saveFile("deliveries.csv", csv(), "text/csv")),
      control("JSON", () => saveFile("deliveries.json", JSON.stringify(shown, null, 2))),
    ),
    place,
    make(
      "div",
      {
        class: "scroll",
        tabindex: "0",
        role: "region",
        "aria-label": say("Deliveries", "Livraisons"),
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
            ...heads.map((text) => make("th", { scope: "col" }, text)),
            make("td", {}),
          ),
        ),
        rows,
      ),
    ),
    make("p", { class: "actions" }, more),
    gapView(endpoint),
    detail,
  );
  void again();
  return {
    element,
    refresh: async () => {
      if (!live.checked || cursor !== null) return;
      await again();
      announce(say("The list is up to date.", "La liste est à jour."));
    },
  };
}

/** Whether the log has holes among what this endpoint acknowledged: it looks at the sequence of the events it was to get. */
function gapView(endpoint: Endpoint): HTMLElement {
  const place = make("div", { role: "status" });
  const check = control(
    say("Check the last 100 events", "Vérifier les 100 derniers événements"),
    () =>
      guarded(place, async () => {
        const [events, delivered] = await Promise.all([
          ask<Page<{ readonly id: string; readonly type: string; readonly sequence: number }>>(
            "GET",
            "/v1/events?limit=100",
          ),
          ask<Page<Delivery>>(
            "GET",
            `/v1/webhooks/endpoints/${endpoint.id}/deliveries?limit=100&status=succeeded`,
          ),
        ]);
        const have = new Set(delivered.data.map(({ eventId }) => eventId));
        const wanted = events.data.filter(({ type }) =>
          endpoint.events.some(
            (one) =>
              one === "*" ||
              one === type ||
              (one.endsWith(".*") && type.startsWith(one.slice(0, -1))),
          ),
        );
        const missing = wanted.filter(({ id }) => !have.has(id));
        const text = missing
          .map(({ sequence, type, id }) => `#${sequence} ${type} ${id}`)
          .join("\n");
        show(
          place,
          make(
            "p",
            {},
            `${wanted.length - missing.length} / ${wanted.length} ${say("acknowledged", "confirmés")}`,
          ),
          text === "" ? null : codeBlock(text, say("Not acknowledged", "Non confirmés")),
        );
      }),
  );
  return make(
    "details",
    { class: "nest" },
    make("summary", {}, say("Gaps", "Lacunes")),
    check,
    place,
  );
}
