import { curlOf } from "../../docs/samples/curl.ts";
import { codeBlock, make, say, show } from "../shared/dom.ts";
import { ask, type Delivery, type Endpoint } from "./api.ts";
import { control, field, guarded } from "./parts.ts";
import { signatureSteps } from "./signature.ts";

/** Everything about one delivery: attempts, payload in both forms, signature step by step, how to send it again. */
export async function deliveryDetail(
  endpoint: Endpoint,
  id: string,
  changed: () => Promise<void>,
): Promise<HTMLElement> {
  const place = make("div", { role: "status" });
  const delivery = await ask<Delivery>("GET", `/v1/webhooks/deliveries/${id}`);
  const event = await ask<Readonly<Record<string, unknown>>>(
    "GET",
    `/v1/events/${delivery.eventId}`,
  ).catch(() => null);
  const payload = event === null ? "" : JSON.stringify(event);
  const flat =
    event === null
      ? ""
      : JSON.stringify(
          {
            ...(event["data"] as object),
            event: event["type"],
            eventId: event["id"],
            eventTimestamp: event["timestamp"],
          },
          null,
          2,
        );
  const retry = control(say("Send again", "Renvoyer"), () =>
    guarded(place, async () => {
      await ask("POST", `/v1/webhooks/deliveries/${id}/retry`);
      await changed();
    }),
  );
  const curl = curlOf({
    method: "POST",
    url: endpoint.url,
    headers: { "Content-Type": "application/json", "webhook-id": delivery.eventId },
    body: payload,
  });
  return make(
    "section",
    { class: "pane", "aria-labelledby": "detail-title" },
    make("h3", { id: "detail-title", tabindex: "-1" }, `${delivery.eventType} · ${delivery.id}`),
    make("p", { class: "actions" }, retry),
    place,
    make("h4", {}, say("Attempts", "Essais")),
    attempts(delivery),
    payload === ""
      ? make(
          "p",
          { class: "muted" },
          say(
            "The event is older than 90 days, or a sample.",
            "L’événement a plus de 90 jours, ou est un exemple.",
          ),
        )
      : make(
          "div",
          {},
          make("h4", {}, say("Payload: enveloped and flat", "Charge : enveloppée et plate")),
          make(
            "div",
            { class: "two" },
            codeBlock(JSON.stringify(event, null, 2), "enveloped"),
            codeBlock(flat, "flat"),
          ),
          make("h4", {}, say("The same by hand", "La même chose à la main")),
          codeBlock(
            `${curl}\n\nnjia replay ${delivery.eventId} --forward-to ${endpoint.url}`,
            "curl",
          ),
          signatureForm(delivery.eventId, payload),
        ),
  );
}

function attempts({ attempts: list, nextAttemptAt }: Delivery): HTMLElement {
  const heads = [
    "#",
    say("At (UTC)", "À (UTC)"),
    say("Status", "Statut"),
    say("Time", "Durée"),
    say("Why not", "Pourquoi non"),
    say("Answer", "Réponse"),
  ];
  const rows = list.map((one) =>
    make(
      "tr",
      {},
      ...[
        String(one.number),
        one.at.slice(0, 19).replace("T", " "),
        String(one.httpStatus ?? "–"),
        `${one.durationMs} ms`,
        one.error ?? "",
        one.responseSnippet ?? "",
      ].map((text) => make("td", {}, text)),
    ),
  );
  const next =
    nextAttemptAt === null
      ? say("No further attempt is planned.", "Aucun autre essai n’est prévu.")
      : `${say("Next attempt:", "Prochain essai :")} ${nextAttemptAt.slice(0, 19).replace("T", " ")} UTC`;
  return make(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": say("Attempts", "Essais") },
    make(
      "table",
      {},
      make("thead", {}, make("tr", {}, ...heads.map((text) => make("th", { scope: "col" }, text)))),
      make("tbody", {}, ...rows),
    ),
    make("p", { class: "muted" }, next),
  );
}

/** Signs the payload here, step by step, with a secret that stays in the form. */
function signatureForm(id: string, payload: string): HTMLElement {
  const place = make("div", { role: "status" });
  const secret = make("input", { type: "password", placeholder: "whsec_…", autocomplete: "off" });
  const time = make("input", { value: String(Math.floor(Date.now() / 1000)) });
  const sign = control(say("Compute", "Calculer"), () =>
    guarded(place, async () => {
      const steps = await signatureSteps(secret.value, id, time.value, payload);
      show(
        place,
        make(
          "dl",
          { class: "values" },
          ...steps.flatMap(([name, value]) => [
            make("dt", {}, name),
            make("dd", {}, make("code", {}, value)),
          ]),
        ),
      );
    }),
  );
  return make(
    "details",
    { class: "nest" },
    make("summary", {}, say("Signature, step by step", "Signature, pas à pas")),
    make(
      "div",
      { class: "toolbar" },
      field("sign-secret", say("Secret", "Secret"), secret),
      field("sign-time", "webhook-timestamp", time),
      sign,
    ),
    place,
  );
}
