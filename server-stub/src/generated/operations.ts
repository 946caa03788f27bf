// Generated from the API description; do not edit.
import { audit } from "./operations/audit.ts";
import { authentication } from "./operations/authentication.ts";
import { balances } from "./operations/balances.ts";
import { bulkPayments } from "./operations/bulk-payments.ts";
import { callbacks } from "./operations/callbacks.ts";
import { changeLog } from "./operations/change-log.ts";
import { credit } from "./operations/credit.ts";
import { customers } from "./operations/customers.ts";
import { documentation } from "./operations/documentation.ts";
import { embedded } from "./operations/embedded.ts";
import { events } from "./operations/events.ts";
import { fraud } from "./operations/fraud.ts";
import { ghostCards } from "./operations/ghost-cards.ts";
import { health } from "./operations/health.ts";
import { idempotency } from "./operations/idempotency.ts";
import { kyc } from "./operations/kyc.ts";
import { payments } from "./operations/payments.ts";
import { quotesAndRouting } from "./operations/quotes-and-routing.ts";
import { sandbox } from "./operations/sandbox.ts";
import { transactions } from "./operations/transactions.ts";
import { webhooks } from "./operations/webhooks.ts";

/** Every operation of the API by its id. */
export const OPERATIONS = {
  ...audit,
  ...authentication,
  ...balances,
  ...bulkPayments,
  ...callbacks,
  ...changeLog,
  ...credit,
  ...customers,
  ...documentation,
  ...embedded,
  ...events,
  ...fraud,
  ...ghostCards,
  ...health,
  ...idempotency,
  ...kyc,
  ...payments,
  ...quotesAndRouting,
  ...sandbox,
  ...transactions,
  ...webhooks,
} as const;
/** The id of an operation. */
export type OperationId = keyof typeof OPERATIONS;
