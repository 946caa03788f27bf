import type { Json } from "../../crypto/jcs.ts";
import type { AuditDraftRow } from "../../db/money-rows.ts";
import { factDraft, type AuditSource } from "../audit/drafts.ts";
import type { Endpoint } from "./types.ts";

type Facts = Readonly<Record<string, Json>>;

/** What was done to an endpoint: the members that changed, before and after. Secrets stay out, and so does the query of the URL, which may hold some. */
export function endpointDraft(
  source: AuditSource,
  action: string,
  before: Endpoint["row"] | null,
  after: Endpoint["row"] | null,
  at: Date,
): AuditDraftRow {
  const [old, next] = [factsOf(before), factsOf(after)];
  const isOther = (name: string): boolean =>
    JSON.stringify(old?.[name]) !== JSON.stringify(next?.[name]);
  const only = (facts: Facts | null): Facts | null =>
    facts && Object.fromEntries(Object.entries(facts).filter(([name]) => isOther(name)));
  const id = before?.id ?? after?.id ?? "";
  return factDraft(
    source,
    {
      action,
      resource: { type: "webhook_endpoint", id },
      before: only(old),
      after: only(next),
    },
    at.toISOString(),
  );
}

function factsOf(row: Endpoint["row"] | null): Facts | null {
  if (row === null) return null;
  const { doc } = row;
  return {
    url: withoutQuery(row.url),
    events: [...row.events],
    ordering: row.ordering,
    status: row.status,
    disabledReason: doc.disabledReason,
    description: doc.description,
    payloadFormat: doc.payloadFormat,
    apiVersion: doc.apiVersion,
    signatureScheme: doc.signatureScheme,
    metadata: { ...doc.metadata },
    previousSecretExpiresAt: row.former_secret_until,
  };
}

/** Shared with mails, which travel further than the API's answers. */
export function withoutQuery(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + (search === "" ? "" : "?…");
}
