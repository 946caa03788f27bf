import type { UserRecord } from "../../db/queries/users.ts";
import type { Mail } from "../../mail/mailer.ts";
import { withoutQuery } from "./audit.ts";
import type { Endpoint } from "./types.ts";

const REASONS: Readonly<Record<string, string>> = {
  failing: "No delivery to it has succeeded for five days.",
  gone_410: "It answered 410 Gone, which asks us to stop.",
};

/** Tells a person of the tenant that we stopped sending to an endpoint, and how to go on. The text holds no secret. */
export function disabledMail(
  { row }: Endpoint,
  { id, email, name }: Pick<UserRecord, "id" | "email" | "name">,
  tenant: { readonly name: string; readonly livemode: boolean },
): Mail {
  const mode = tenant.livemode ? "live mode" : "test mode";
  const url = withoutQuery(row.url);
  return {
    to: email,
    subject: `Webhook endpoint disabled (${tenant.name}, ${mode})`,
    text: [
      `Hello ${name},`,
      "",
      `we no longer send events of ${tenant.name} (${mode}) to this webhook endpoint:`,
      "",
      `  ${row.id}  ${url}`,
      "",
      REASONS[row.doc.disabledReason ?? ""] ?? "It was disabled.",
      "No event is lost: when the endpoint works again, enable it and send what it missed.",
      "",
      `  PATCH /v1/webhooks/endpoints/${row.id}        {"status":"enabled"}`,
      `  POST  /v1/webhooks/endpoints/${row.id}/replay {"since":"..."}`,
      "",
      "You get this mail as an owner or developer of the account.",
      "",
    ].join("\n"),
    messageId: `${row.id}.disabled.${row.version}.${id}`,
    unsubscribeUrl: null,
  };
}
