import type { Db } from "../../db/db.ts";
import type { MicroBatcher } from "../../db/micro-batch.ts";
import type { Outbound } from "../../outbound/target.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { UsageLog } from "../changelog/usage.ts";
import type { Demo } from "./demo.ts";
import type { EventSignals } from "./event-signals.ts";
import type { CreditModel } from "../credit/scorecard.ts";
import type { FraudModel } from "../fraud/model.ts";
import type { KeyRing } from "../../crypto/key-ring.ts";
import type { SingleFlight } from "../idempotency/single-flight.ts";

/** What every command needs. One object per process; nothing in it remembers anything that matters. */
export interface Services {
  readonly db: Db;
  /** Commits hot commands together; null: each by itself. */
  readonly batcher: MicroBatcher | null;
  /** The server's clock. Sandbox clocks are read from the database and never replace it for authentication. */
  readonly now: () => Date;
  /** Seals secrets at rest (webhook secrets, card numbers, identity numbers). */
  readonly keyRing: KeyRing;
  readonly singleFlight: SingleFlight;
  /** How URLs that callers name are reached. */
  readonly outbound: Outbound;
  readonly eventSignals: EventSignals;
  readonly mailer: Mailer;
  /** Counts what callers use of things that will end. */
  readonly usage: UsageLog;
  /** Origin that widgets are served from, such as `https://widgets.example`; never the API's own. */
  readonly widgetOrigin: string;
  /** The loader that the HTML of widgets names: a path on their origin and its hash; null names the one that moves with releases. */
  readonly widgetLoader: { readonly path: string; readonly integrity: string } | null;
  readonly idempotencyWaitMs: number;
  readonly mobileMoneyCallbackTimeoutMs: number;
  /** Scores transactions; the built-in weights serve where it knows too little or is away. */
  readonly fraudModel: FraudModel;
  /** Scores wallets for credit; the built-in scorecard serves where it is away. */
  readonly creditModel: CreditModel;
  /** What the demo's tenants have in test mode; null where there is no demo. */
  readonly demo: Demo | null;
  /** How long the fraud model may take before it counts as away. */
  readonly fraudBudgetMs: number;
  /** How long a credit model may take before the built-in scorecard answers. */
  readonly creditBudgetMs: number;
  /** Tells the workers of this process that something may be due. A hint only: they also poll. */
  readonly wake: () => void;
}
