import type { Mail } from "../../mail/mailer.ts";
import { eventOf, type Notice, type Stage } from "./stages.ts";
import type { DeprecatedUsage, Subscription } from "./types.ts";

/** Asks the owner of an address whether they want the notices (double opt-in). */
export function confirmationMail(
  subscription: Subscription,
  to: string,
  token: string,
  baseUrl: string,
): Mail {
  return {
    to,
    subject: "Confirm your subscription to the Njia change log",
    text: [
      "Somebody, we hope you, asked us to send notices of changes of the Njia API to this address.",
      "",
      "To confirm, send this within 7 days:",
      "",
      `  curl -X POST ${baseUrl}/v1/changelog/subscriptions/${subscription.id}/confirm \\`,
      `    -H 'Content-Type: application/json' -d '{"token":"${token}"}'`,
      "",
      "If it was not you, do nothing: no further mail will come.",
      "",
    ].join("\n"),
    messageId: `${subscription.id}.confirm`,
    unsubscribeUrl: null,
  };
}

const WHEN: Readonly<Record<Stage, string>> = {
  announced: "announced",
  in_180: "180 days from now",
  in_90: "90 days from now",
  in_30: "30 days from now",
  in_7: "7 days from now",
  in_1: "tomorrow",
  effective: "in effect now",
};

/** Tells of one change at one stage, with the tenant's own use of what will end. */
export function noticeMail(
  { id, entry, stage }: Notice,
  to: string,
  used: readonly DeprecatedUsage[],
  unsubscribeUrl: string,
): Mail {
  const yours = used.filter(
    ({ subject }) =>
      entry.affected.operations.includes(subject) || entry.affected.fields.includes(subject),
  );
  return {
    to,
    subject: `${entry.breaking ? "Breaking change" : "Change"} ${WHEN[stage]}: ${entry.title}`,
    text: [
      `${entry.title} (${entry.version}, ${entry.kind}, ${eventOf(entry, stage)})`,
      "",
      entry.description,
      ...(entry.migrationGuide === null ? [] : ["", `How to move: ${entry.migrationGuide}`]),
      ...yours.map(
        ({ subject, count, lastUsedAt, lastClient, requestIds }) =>
          `\nYou: ${count} uses of ${subject} in 30 days, last ${lastUsedAt}${lastClient === null ? "" : ` from ${lastClient}`}, requests ${requestIds.join(", ")}.`,
      ),
      "",
      `To end this subscription: curl -X POST '${unsubscribeUrl}'`,
      "",
    ].join("\n"),
    messageId: id,
    unsubscribeUrl,
  };
}
