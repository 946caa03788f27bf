import type { BalancesHandlers } from "../generated/handlers/balances.ts";
import type { Wire } from "../generated/types.ts";
import { findAccount, listAccounts, listBalances, listEntries } from "../db/queries/accounts.ts";
import { createAccount } from "../domain/accounts/commands.ts";
import { tenantNow } from "../domain/sandbox/clock.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageQuery, pageOf } from "../http/list.ts";
import { stored } from "../http/reply.ts";

export const balancesHandlers: BalancesHandlers<CallContext> = {
  async listBalances({ query }, { services, caller, render }) {
    const now = await tenantNow(services, caller);
    const balances = await listBalances(services.db, caller, now.toISOString());
    const { currency, ...page } = query;
    const data =
      currency === undefined
        ? balances
        : balances.filter((balance) => balance.currency === currency);
    return ok(
      stored<Wire<"BalanceList">>(
        render(pageOf(data, page, "/v1/balances", (balance) => balance.currency)),
      ),
    );
  },

  async listAccounts({ query }, { services, caller, render }) {
    const now = await tenantNow(services, caller);
    const page = await listAccounts(services.db, caller, pageQuery(query), now.toISOString());
    return ok(stored<Wire<"AccountList">>(render(listOf(page, "/v1/accounts"))));
  },

  async getAccount({ params }, { services, caller, render }) {
    const now = await tenantNow(services, caller);
    const account = await findAccount(services.db, caller, params.id, now.toISOString());
    if (account === null) throw notFound("account", params.id);
    return ok(stored<Wire<"Account">>(render(account)));
  },

  async createAccount({ body }, { services, caller, facts, render }) {
    return commandReply(await createAccount(services, caller, body, facts.key, render));
  },

  async listLedgerEntries({ params, query }, { services, caller, render }) {
    const account = await findAccount(services.db, caller, params.id, "");
    if (account === null) throw notFound("account", params.id);
    const page = await listEntries(services.db, caller, params.id, pageQuery(query));
    return ok(
      stored<Wire<"LedgerEntryList">>(render(listOf(page, `/v1/accounts/${params.id}/entries`))),
    );
  },
};
