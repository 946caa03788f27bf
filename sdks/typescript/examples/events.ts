// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Close a listen session */
export async function closeListenSession(): Promise<void> {
  await client.events.closeListenSession("lsn_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
}

/** Create a listen session */
export async function createListenSession(): Promise<void> {
  const result = await client.events.createListenSession({
    types: ["payment.*", "kyc_score.*"],
    where: ["data.status=failed"],
    afterSequence: 1629,
    device: "amina-laptop",
    profile: "default",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Get an event */
export async function getEvent(): Promise<void> {
  const result = await client.events.retrieve("evt_01kag9zt9jkza2dnmtty18aem2", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List event types */
export async function listEventTypes(): Promise<void> {
  for await (const item of client.events.listTypes({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** List events */
export async function listEvents(): Promise<void> {
  for await (const item of client.events.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** List listen sessions */
export async function listListenSessions(): Promise<void> {
  for await (const item of client.events.listListenSessions({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Record results of forwarded events */
export async function recordListenResults(): Promise<void> {
  await client.events.recordListenResults("lsn_01kag9ytq2f7sv3w5x8a0b1c2d", {
    results: [
      {
        eventId: "evt_01kag9z3v5e8rtq6y4m2n7p0cd",
        attempt: 1,
        httpStatus: 200,
        durationMs: 11,
      },
      {
        eventId: "evt_01kag9yw9hya12v4jkxrj0j12w",
        attempt: 2,
        durationMs: 3,
        error: "connection",
      },
    ],
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
}

/** Stream events */
export async function streamEvents(): Promise<void> {
  for await (const message of await client.events.stream({}, {
    headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711", "Last-Event-ID": "1629" },
  })) {
    console.log(message);
  }
}
