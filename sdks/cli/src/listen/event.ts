/** What `listen` must know of an event; its bytes stay as they came. */

export interface Received {
  /** Position in the event log. */
  readonly sequence: number;
  readonly id: string;
  readonly type: string;
  /** Events of the same one are handled in order. */
  readonly resource: string;
  /** RFC 3339. */
  readonly timestamp: string;
  /** The payload exactly as the server made it. */
  readonly body: string;
  /** It happened before the stream was opened. */
  readonly replayed: boolean;
}

/** Reads a payload in either form. Missing members become empty: a listener must not fail on an event. */
export function readEvent(
  body: string,
  sequence: number,
  type: string,
  replayed: boolean,
): Received {
  const value = objectOf(parsed(body));
  const data = objectOf(value["data"]);
  const flat = typeof value["eventId"] === "string";
  const id = String((flat ? value["eventId"] : value["id"]) ?? `sequence-${sequence}`);
  return {
    sequence,
    id,
    type: type || String((flat ? value["event"] : value["type"]) ?? ""),
    resource: String((flat ? value["id"] : data["id"]) ?? id),
    timestamp: String((flat ? value["eventTimestamp"] : value["timestamp"]) ?? ""),
    body,
    replayed,
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
