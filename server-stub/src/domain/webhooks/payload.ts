import { renderFor } from "../shared/versions.ts";
import type { EndpointDoc } from "./types.ts";

/** An event in its enveloped form. */
export interface Envelope {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: object;
}

/** Flat payloads end with v3.0 (domain 4.7). */
const FLAT_HEADERS = {
  Deprecation: "@1772323200",
  Sunset: "Tue, 01 Jun 2027 00:00:00 GMT",
} as const;

/** The bytes that are delivered, and the fields that go with their form. The same event and settings always give the same text. */
export function payloadOf(
  event: Envelope,
  { payloadFormat, apiVersion }: Pick<EndpointDoc, "payloadFormat" | "apiVersion">,
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const render = renderFor(apiVersion);
  return payloadFormat === "flat"
    ? { body: render(flatOf(event)), headers: FLAT_HEADERS }
    : { body: render({ ...event, apiVersion }), headers: {} };
}

/** The deprecated form: the members of the resource itself, beside three about the event. */
export function flatOf({ id, type, timestamp, data }: Envelope): object {
  return { ...data, event: type, eventId: id, eventTimestamp: timestamp };
}
