/**
 * `npm run shop`: a small shop that sells with the widgets, on an origin of its own. Reads NJIA_BASE_URL, NJIA_API_KEY (a test key)
 * and SHOP_PORT (3001); prints its address when it is ready.
 */
import process from "node:process";
import { Njia, NjiaError } from "@njia/sdk";
import { startShop } from "./shop.ts";

const { NJIA_BASE_URL: baseUrl = "http://localhost:3000", SHOP_PORT = "3001" } = process.env;
const njia = new Njia({ baseUrl });

try {
  const shop = await startShop(njia, Number(SHOP_PORT));
  console.log(`Shop: ${shop.origin}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void shop.close().finally(() => njia.close()));
} catch (error) {
  if (!(error instanceof NjiaError)) throw error;
  console.error(`The shop cannot open: ${error.message}`);
  console.error(
    "It needs a test key, and a server that may send webhooks to this machine (ALLOW_LOOPBACK_WEBHOOKS=true).",
  );
  njia.close();
  process.exitCode = 1;
}
