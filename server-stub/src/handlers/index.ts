import type { Handlers } from "../generated/handlers.ts";
import type { CallContext } from "../http/call-context.ts";
import { auditHandlers } from "./audit.ts";
import { authenticationHandlers } from "./authentication.ts";
import { balancesHandlers } from "./balances.ts";
import { bulkPaymentsHandlers } from "./bulk-payments.ts";
import { callbacksHandlers } from "./callbacks.ts";
import { creditHandlers } from "./credit.ts";
import { changeLogHandlers } from "./change-log.ts";
import { customersHandlers } from "./customers.ts";
import { documentationHandlers } from "./documentation.ts";
import { embeddedHandlers } from "./embedded.ts";
import { eventsHandlers } from "./events.ts";
import { fraudHandlers } from "./fraud.ts";
import { ghostCardsHandlers } from "./ghost-cards.ts";
import { healthHandlers } from "./health.ts";
import { idempotencyHandlers } from "./idempotency.ts";
import { kycHandlers } from "./kyc.ts";
import { paymentsHandlers } from "./payments.ts";
import { quotesAndRoutingHandlers } from "./quotes-and-routing.ts";
import { sandboxHandlers } from "./sandbox.ts";
import { transactionsHandlers } from "./transactions.ts";
import { webhooksHandlers } from "./webhooks.ts";
import { widgetClientHandlers } from "./widget-client.ts";
import { widgetPageHandlers } from "./widget-pages.ts";
import type { Unserved } from "./unserved.ts";

/** Every operation that this server serves. One that is neither here nor in `unserved.ts` does not compile. */
export const served: Omit<Handlers<CallContext>, Unserved> = {
  ...auditHandlers,
  ...authenticationHandlers,
  ...balancesHandlers,
  ...bulkPaymentsHandlers,
  ...callbacksHandlers,
  ...creditHandlers,
  ...changeLogHandlers,
  ...customersHandlers,
  ...documentationHandlers,
  ...embeddedHandlers,
  ...eventsHandlers,
  ...fraudHandlers,
  ...ghostCardsHandlers,
  ...healthHandlers,
  ...idempotencyHandlers,
  ...kycHandlers,
  ...paymentsHandlers,
  ...quotesAndRoutingHandlers,
  ...sandboxHandlers,
  ...transactionsHandlers,
  ...webhooksHandlers,
  ...widgetClientHandlers,
  ...widgetPageHandlers,
};
