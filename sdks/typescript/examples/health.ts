// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Is the process alive */
export async function getLiveness(): Promise<void> {
  const result = await client.health.live();
  console.log(result);
}

/** Is the service ready */
export async function getReadiness(): Promise<void> {
  const result = await client.health.ready();
  console.log(result);
}
