// Generated from the API description; do not edit.
import type { JsonSchema } from "../http/validator-tables.ts";
import { audit } from "./validators/audit.ts";
import { authentication } from "./validators/authentication.ts";
import { balances } from "./validators/balances.ts";
import { bulkPayments } from "./validators/bulk-payments.ts";
import { callbacks } from "./validators/callbacks.ts";
import { changeLog } from "./validators/change-log.ts";
import { credit } from "./validators/credit.ts";
import { customers } from "./validators/customers.ts";
import { documentation } from "./validators/documentation.ts";
import { embedded } from "./validators/embedded.ts";
import { events } from "./validators/events.ts";
import { fraud } from "./validators/fraud.ts";
import { ghostCards } from "./validators/ghost-cards.ts";
import { health } from "./validators/health.ts";
import { idempotency } from "./validators/idempotency.ts";
import { kyc } from "./validators/kyc.ts";
import { payments } from "./validators/payments.ts";
import { quotesAndRouting } from "./validators/quotes-and-routing.ts";
import { sandbox } from "./validators/sandbox.ts";
import { authenticationSchemas } from "./validators/schemas/authentication.ts";
import { balancesSchemas } from "./validators/schemas/balances.ts";
import { bulkPaymentsSchemas } from "./validators/schemas/bulk-payments.ts";
import { callbacksSchemas } from "./validators/schemas/callbacks.ts";
import { changeLogSchemas } from "./validators/schemas/change-log.ts";
import { creditSchemas } from "./validators/schemas/credit.ts";
import { customersSchemas } from "./validators/schemas/customers.ts";
import { documentationSchemas } from "./validators/schemas/documentation.ts";
import { embeddedSchemas } from "./validators/schemas/embedded.ts";
import { fraudSchemas } from "./validators/schemas/fraud.ts";
import { ghostCardsSchemas } from "./validators/schemas/ghost-cards.ts";
import { kycSchemas } from "./validators/schemas/kyc.ts";
import { paymentsSchemas } from "./validators/schemas/payments.ts";
import { quotesAndRoutingSchemas } from "./validators/schemas/quotes-and-routing.ts";
import { sandboxSchemas } from "./validators/schemas/sandbox.ts";
import { sharedSchemas } from "./validators/schemas/shared.ts";
import { transactionsSchemas } from "./validators/schemas/transactions.ts";
import { webhooksSchemas } from "./validators/schemas/webhooks.ts";
import { transactions } from "./validators/transactions.ts";
import { webhooks } from "./validators/webhooks.ts";

/** What each operation accepts, by its id. */
export const REQUESTS = {
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
};

/** Headers that every operation with credentials takes; the operations do not repeat them. */
export const COMMON_HEADERS = {
  type: "object",
  properties: {
    "accept-language": { type: "string", maxLength: 255 },
    "x-correlation-id": { type: "string", minLength: 1, maxLength: 64, pattern: "^[\\x20-\\x7E]{1,64}$" },
  },
} as const satisfies JsonSchema;

/** Every type that a request may hold, by name. */
export const SCHEMAS = {
  ...authenticationSchemas,
  ...balancesSchemas,
  ...bulkPaymentsSchemas,
  ...callbacksSchemas,
  ...changeLogSchemas,
  ...creditSchemas,
  ...customersSchemas,
  ...documentationSchemas,
  ...embeddedSchemas,
  ...fraudSchemas,
  ...ghostCardsSchemas,
  ...kycSchemas,
  ...paymentsSchemas,
  ...quotesAndRoutingSchemas,
  ...sandboxSchemas,
  ...transactionsSchemas,
  ...webhooksSchemas,
  ...sharedSchemas,
};
