// Generated from the API description. Do not edit: changes belong in the generator.
import { operations as part0 } from "./accounts.ts";
import { operations as part1 } from "./api-keys.ts";
import type { Entry } from "./arguments.ts";
import { operations as part2 } from "./audit.ts";
import { operations as part3 } from "./auth.ts";
import { operations as part4 } from "./balances.ts";
import { operations as part5 } from "./bulk-payments.ts";
import { operations as part6 } from "./callbacks.ts";
import { operations as part7 } from "./card-authorizations.ts";
import { operations as part9 } from "./changelog-subscriptions.ts";
import { operations as part8 } from "./changelog.ts";
import { operations as part10 } from "./corridors.ts";
import { operations as part11 } from "./credit-scores.ts";
import { operations as part12 } from "./customers.ts";
import { operations as part13 } from "./deprecations.ts";
import { operations as part14 } from "./documentation.ts";
import { operations as part15 } from "./events.ts";
import { operations as part16 } from "./fraud.ts";
import { operations as part17 } from "./ghost-cards.ts";
import { operations as part18 } from "./health.ts";
import { operations as part19 } from "./idempotency-keys.ts";
import { operations as part20 } from "./kyc.ts";
import { operations as part21 } from "./payments.ts";
import { operations as part22 } from "./quotes.ts";
import { operations as part23 } from "./rails.ts";
import { operations as part24 } from "./recipients.ts";
import { operations as part25 } from "./reference.ts";
import { operations as part26 } from "./reversals.ts";
import { operations as part27 } from "./routing.ts";
import { operations as part28 } from "./sandbox.ts";
import { operations as part29 } from "./tenant.ts";
import { operations as part30 } from "./transactions.ts";
import { operations as part31 } from "./users.ts";
import { operations as part32 } from "./webhook-deliveries.ts";
import { operations as part33 } from "./webhook-endpoints.ts";
import { operations as part34 } from "./widget-client.ts";
import { operations as part35 } from "./widgets.ts";

/** Every operation of the SDK by its id. */
export const dispatch: Readonly<Record<string, Entry>> = {
  ...part0,
  ...part1,
  ...part2,
  ...part3,
  ...part4,
  ...part5,
  ...part6,
  ...part7,
  ...part8,
  ...part9,
  ...part10,
  ...part11,
  ...part12,
  ...part13,
  ...part14,
  ...part15,
  ...part16,
  ...part17,
  ...part18,
  ...part19,
  ...part20,
  ...part21,
  ...part22,
  ...part23,
  ...part24,
  ...part25,
  ...part26,
  ...part27,
  ...part28,
  ...part29,
  ...part30,
  ...part31,
  ...part32,
  ...part33,
  ...part34,
  ...part35,
};
