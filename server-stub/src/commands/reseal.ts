import { allTenants } from "../db/queries/tenants.ts";
import { resealListenSecrets } from "../db/queries/listening.ts";
import { resealEndpoints } from "../db/queries/webhooks.ts";
import { listenContext } from "../domain/listening/sessions.ts";
import { sealContext } from "../domain/webhooks/endpoints.ts";
import { openRunning, readConfig, type Print } from "./context.ts";

/** `njia-server keys reseal`: after a new key was put in front of NJIA_MASTER_KEYS. It may be repeated, and run beside servers. */
export async function resealSecrets(print: Print): Promise<void> {
  const running = await openRunning(readConfig(), print);
  const { db, keyRing } = running.services;
  const again = (sealed: string, context: string): string =>
    keyRing.isStale(sealed) ? keyRing.seal(keyRing.open(sealed, context), context) : sealed;
  try {
    let count = 0;
    for (const { id } of await allTenants(db))
      for (const livemode of [false, true]) {
        const scope = { tenantId: id, livemode };
        count += await resealEndpoints(db, scope, (sealed, endpoint) =>
          again(sealed, sealContext(endpoint)),
        );
        count += await resealListenSecrets(db, scope, (sealed, profile) =>
          again(sealed, listenContext(scope, profile)),
        );
      }
    print(`${count} webhook secrets were sealed anew under the newest master key.`);
  } finally {
    await running.close();
  }
}
