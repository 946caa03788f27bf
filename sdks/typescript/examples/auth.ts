// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Test the credentials */
export async function checkAuthentication(): Promise<void> {
  const result = await client.auth.check({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Look at the session */
export async function getSession(): Promise<void> {
  const result = await client.auth.session({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Log a person in */
export async function login(): Promise<void> {
  const result = await client.auth.login({ email: "amina.ngo@sahel-pay.example", password: "correct horse battery staple" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** End the session */
export async function logout(): Promise<void> {
  await client.auth.logout({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
}

/** Renew a session */
export async function refreshSession(): Promise<void> {
  const result = await client.auth.refresh({ refreshToken: "svr_Q2hvY29sYXRlIGNoaXAgY29va2llcyBhcmUgZ29vZDE" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
