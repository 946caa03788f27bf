// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Create a user */
export async function createUser(): Promise<void> {
  const result = await client.users.create({
    email: "ibrahim.diallo@sahel-pay.example",
    name: "Ibrahim Diallo",
    role: "auditor",
    password: "a long sentence nobody guesses",
    locale: "fr",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List users */
export async function listUsers(): Promise<void> {
  for await (const item of client.users.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Change a user */
export async function updateUser(): Promise<void> {
  const result = await client.users.update("usr_01kag9ytq2f7sv3w5x8a0b1c2d", { role: "risk" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
