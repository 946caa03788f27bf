import { sha256Hex } from "../crypto/digest.ts";
import { createCard, moveCard, type CardRequest } from "../domain/cards/commands.ts";
import type { CardView } from "../domain/cards/views.ts";
import type { RequestKey } from "../domain/idempotency/command.ts";
import type { Caller } from "../domain/shared/actor.ts";
import type { Services } from "../domain/shared/services.ts";

interface DemoCard {
  readonly name: string;
  readonly request: Omit<CardRequest, "currency">;
  readonly isFrozen?: boolean;
}

/** The demo cards (domain 7.7), in XAF. */
const DEMO_CARDS: readonly DemoCard[] = [
  {
    name: "demo-card-limits",
    request: {
      label: "Demo: limits per merchant and category",
      spendLimits: [
        {
          scope: "merchant",
          merchantId: "mrch_marche_central",
          amountMinorUnits: 50_000,
          interval: "monthly",
        },
        {
          scope: "category",
          category: "groceries",
          amountMinorUnits: 150_000,
          interval: "monthly",
        },
        { scope: "merchant", merchantId: "*", amountMinorUnits: 75_000, interval: "daily" },
      ],
    },
  },
  { name: "demo-card-single-use", request: { label: "Demo: single use", singleUse: true } },
  { name: "demo-card-frozen", request: { label: "Demo: frozen" }, isFrozen: true },
];

/** Makes the demo cards in test mode, on the tenant's own account. */
export async function seedCards(services: Services, caller: Caller): Promise<void> {
  const currency = caller.tenant.defaultCurrency;
  for (const { name, request, isFrozen } of DEMO_CARDS) {
    const { body } = await createCard(
      services,
      caller,
      { ...request, currency },
      seedKey("createGhostCard", name),
      JSON.stringify,
    );
    if (isFrozen !== true) continue;
    const { id } = JSON.parse(body) as CardView;
    const key = seedKey("freezeGhostCard", name);
    await moveCard(services, caller, id, "freeze", key, JSON.stringify);
  }
}

/** A key of the seed's own: what a seeding that was cut short has made is not made again. */
const seedKey = (operationId: string, name: string): RequestKey => ({
  operationId,
  key: name,
  fingerprint: sha256Hex(name),
});
