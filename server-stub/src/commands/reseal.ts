import type { KeyRing } from "../crypto/key-ring.ts";
import type { Db } from "../db/db.ts";
import { resealCards } from "../db/queries/cards.ts";
import { writeIndexKeys } from "../db/queries/index-keys.ts";
import { resealListenSecrets } from "../db/queries/listening.ts";
import { allTenants } from "../db/queries/tenants.ts";
import { resealEndpoints } from "../db/queries/webhooks.ts";
import { resealedNumber } from "../domain/cards/number.ts";
import { listenContext } from "../domain/listening/sessions.ts";
import { sealContext } from "../domain/webhooks/endpoints.ts";
import { openRunning, readConfig, type Print } from "./context.ts";

/** `njia-server keys reseal`: after a new key was put in front of NJIA_MASTER_KEYS. It may be repeated, and run beside servers. */
export async function resealCommand(print: Print): Promise<void> {
  const running = await openRunning(readConfig(), print);
  try {
    const { secrets, cards } = await resealAll(running.services.db, running.services.keyRing);
    print(
      `${secrets} webhook secrets and ${cards} card numbers were sealed anew under the newest master key. ` +
        "When every server runs with it, the others can be taken off NJIA_MASTER_KEYS.",
    );
  } finally {
    await running.close();
  }
}

/**
 * Seals everything under the newest key of the ring, and keeps of the older ones what their blind indexes need. Goes on until a
 * pass finds nothing: a command that was under way may have put back a row as it read it.
 */
export async function resealAll(
  db: Db,
  keyRing: KeyRing,
): Promise<{ readonly secrets: number; readonly cards: number }> {
  await writeIndexKeys(db, keyRing.lastingIndexKeys());
  const total = { secrets: 0, cards: 0 };
  for (;;) {
    const { secrets, cards } = await pass(db, keyRing);
    if (secrets + cards === 0) return total;
    total.secrets += secrets;
    total.cards += cards;
  }
}

async function pass(db: Db, keyRing: KeyRing): Promise<{ secrets: number; cards: number }> {
  const again = (sealed: string, context: string): string =>
    keyRing.isStale(sealed) ? keyRing.seal(keyRing.open(sealed, context), context) : sealed;
  const changed = { secrets: 0, cards: 0 };
  for (const { id } of await allTenants(db))
    for (const livemode of [false, true]) {
      const scope = { tenantId: id, livemode };
      changed.secrets += await resealEndpoints(db, scope, (sealed, endpoint) =>
        again(sealed, sealContext(endpoint)),
      );
      changed.secrets += await resealListenSecrets(db, scope, (sealed, profile) =>
        again(sealed, listenContext(scope, profile)),
      );
      changed.cards += await resealCards(db, scope, (sealed, card) =>
        resealedNumber(keyRing, sealed, card),
      );
    }
  return changed;
}
