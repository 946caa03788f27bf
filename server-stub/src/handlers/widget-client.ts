import { tenantNow } from "../domain/sandbox/clock.ts";
import { createClientKyc } from "../domain/widgets/client-kyc.ts";
import {
  createClientPayment,
  createClientQuote,
  readClientPayment,
} from "../domain/widgets/client-payment.ts";
import { clientBalances, openClientSession } from "../domain/widgets/client-session.ts";
import type { EmbeddedHandlers } from "../generated/handlers/embedded.ts";
import type { Wire } from "../generated/types.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { stored } from "../http/reply.ts";

/** Calls that a widget makes in the browser, with the client token of one session. */
export const widgetClientHandlers: Pick<
  EmbeddedHandlers<CallContext>,
  | "getClientSession"
  | "getClientBalances"
  | "createClientQuote"
  | "createClientPayment"
  | "getClientPayment"
  | "createClientKyc"
> = {
  async getClientSession(_input, { services, caller, visitor, render }) {
    return commandReply(await openClientSession(services, caller, visitor, render));
  },

  async getClientBalances(_input, { services, visitor, render }) {
    const balances = await clientBalances(services, visitor);
    return ok(stored<Wire<"ClientBalances">>(render(balances)));
  },

  async createClientQuote({ body }, { services, caller, visitor, facts, render }) {
    return commandReply(
      await createClientQuote(services, caller, visitor, body, facts.key, render),
    );
  },

  async createClientPayment({ body }, { services, caller, visitor, requiredKey, facts, render }) {
    return commandReply(
      await createClientPayment(services, caller, visitor, body, requiredKey, facts.locale, render),
    );
  },

  async getClientPayment({ params }, { services, visitor, facts, render }) {
    const now = (await tenantNow(services, visitor)).getTime();
    const payment = await readClientPayment(services, visitor, params.id, now, facts.locale);
    return ok(stored<Wire<"ClientPayment">>(render(payment)));
  },

  async createClientKyc({ body }, { services, caller, visitor, facts, render }) {
    return commandReply(await createClientKyc(services, caller, visitor, body, facts.key, render));
  },
};
