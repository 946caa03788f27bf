import type { CreditRequest } from "../credit/types.ts";
import type { Caller } from "./actor.ts";
import type { Services } from "./services.ts";

/** What a wallet's provider tells of it. */
export type WalletRecord = Pick<CreditRequest, "mobileMoney" | "mobileMoneySummary">;

/** What the demo's tenants have in test mode beyond any other tenant (domain 7.7). */
export interface Demo {
  /** What the provider of a demo customer's wallet knows of the days before `now` (Unix ms); null for any other number. */
  recordOf(
    caller: Caller,
    phone: string | null,
    now: number,
    offsetMs: number,
  ): WalletRecord | null;
  /** Makes what such a tenant began with, after a reset took it away; nothing for other tenants. */
  restore(services: Services, caller: Caller): Promise<void>;
}
