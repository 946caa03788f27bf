import { findAccount, listBalances } from "../../db/queries/accounts.ts";
import type { CommandAnswer } from "../idempotency/command.ts";
import { simpleCommand } from "../idempotency/simple.ts";
import { COUNTRIES } from "../reference/countries.ts";
import { identityTypes } from "../reference/identities.ts";
import { PROVIDER_INFOS } from "../reference/providers.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { findCurrency } from "../shared/currencies.ts";
import { causedBy } from "../shared/events.ts";
import { money, type Money } from "../shared/money.ts";
import type { Services } from "../shared/services.ts";
import { kycView, type ClientKyc } from "./client-kyc.ts";
import { lastPayment, scoreOf } from "./end.ts";
import { hasFailed } from "./client-payment.ts";
import { shownTheme } from "./logo.ts";
import { SessionSteps } from "./sessions.ts";
import type {
  StoredSession,
  WidgetConfig,
  WidgetKind,
  WidgetSession,
  WidgetTheme,
} from "./types.ts";
import { readSession, requireKind, type Visitor } from "./visitor.ts";

/** What the widget in the browser needs, exactly as the API answers it. */
export interface ClientSession {
  readonly object: "client_session";
  readonly id: string;
  readonly livemode: boolean;
  readonly kind: WidgetKind;
  readonly status: WidgetSession["status"];
  readonly expiresAt: string;
  readonly merchantName: string;
  readonly locale: string | null;
  readonly theme: WidgetTheme;
  readonly config: WidgetConfig;
  readonly tryNumber: number;
  readonly paymentId: string | null;
  readonly kycScoreId: string | null;
  readonly kyc: ClientKyc | null;
  readonly subjectRequired: boolean;
  readonly identityTypes: readonly {
    readonly country: string;
    readonly types: readonly string[];
  }[];
  readonly walletPrefixes: readonly {
    readonly country: string;
    readonly prefix: string;
    readonly provider: string;
  }[];
  readonly currencies: readonly { readonly code: string; readonly minorUnitDigits: number }[];
}

/** getClientSession: where the visitor is. The first call opens the session. Throws widget_token_invalid. */
export function openClientSession(
  services: Services,
  caller: Caller,
  visitor: Visitor,
  render: (session: ClientSession) => string,
): Promise<CommandAnswer> {
  return simpleCommand(services, caller, null, async (now) => {
    const before = await readSession(services, visitor, now.getTime());
    const steps = new SessionSteps(before, now.getTime(), causedBy(caller, null));
    steps.open();
    const view = await viewOf(services, visitor, steps.stored);
    return { unit: steps.unit(), status: 200, body: render(view), resource: null };
  });
}

async function viewOf(
  services: Services,
  visitor: Visitor,
  stored: StoredSession,
): Promise<ClientSession> {
  const { session, setting, paymentIds, kycScoreId } = stored;
  const payment = await lastPayment(services.db, visitor, stored);
  const score = await scoreOf(services.db, visitor, stored);
  const isNewTry = payment === null || hasFailed(payment);
  return {
    object: "client_session",
    id: session.id,
    livemode: session.livemode,
    kind: session.kind,
    status: session.status,
    expiresAt: session.expiresAt,
    merchantName: visitor.tenant.name,
    locale: setting.locale,
    theme: await shownTheme(services, visitor, session.widgetId, setting.theme),
    config: setting.config,
    tryNumber: paymentIds.length + (isNewTry ? 1 : 0),
    paymentId: isNewTry ? null : payment.id,
    kycScoreId,
    kyc: score === null ? null : kycView(score),
    subjectRequired: session.kind === "kyc" && setting.customerId === null,
    identityTypes: session.kind === "kyc" ? IDENTITY_TYPES : [],
    walletPrefixes: session.kind === "payment" ? WALLET_PREFIXES : [],
    currencies: await currenciesOf(services, visitor, setting.config),
  };
}

const IDENTITY_TYPES = [...COUNTRIES.keys()].map((country) => ({
  country,
  types: identityTypes(country),
}));

const WALLET_PREFIXES = PROVIDER_INFOS.flatMap(({ id, prefixes }) =>
  prefixes.flatMap(({ country, prefixes: list }) =>
    list.map((prefix) => ({ country, prefix, provider: id })),
  ),
);

async function currenciesOf(
  services: Services,
  visitor: Visitor,
  config: WidgetConfig,
): Promise<ClientSession["currencies"]> {
  const { currency, currencies, accountIds } = config;
  const ofAccounts =
    accountIds === null
      ? []
      : (await shownAccounts(services, visitor, "")).map((one) => one.currency);
  const codes = new Set([
    ...(currency === null ? [] : [currency]),
    ...(currencies ?? []),
    ...ofAccounts,
  ]);
  return [...codes].map((code) => ({
    code,
    minorUnitDigits: findCurrency(code)?.minorUnits ?? 0,
  }));
}

/** A balance as far as the visitor may see it. */
export interface ClientBalance {
  readonly name: string;
  readonly accountId: string | null;
  readonly currency: string;
  readonly available: Money;
  readonly pending: Money | null;
}

/** getClientBalances: what the widget shows, in the order of its settings. Throws origin_not_allowed for another kind. */
export async function clientBalances(
  services: Services,
  visitor: Visitor,
): Promise<{
  readonly object: "client_balances";
  readonly asOf: string;
  readonly balances: readonly ClientBalance[];
}> {
  requireKind(visitor, "balance");
  const asOf = (await tenantNow(services, visitor)).toISOString();
  const { currencies, showPending } = visitor.setting.config;
  const pendingOf = (pending: Money): Money | null => (showPending === true ? pending : null);
  const accounts = await shownAccounts(services, visitor, asOf);
  const sums = currencies === null ? [] : await listBalances(services.db, visitor, asOf);
  return {
    object: "client_balances",
    asOf,
    balances: [
      ...accounts.map(({ name, id, currency, balance }) => ({
        name,
        accountId: id,
        currency,
        available: balance.available,
        pending: pendingOf(balance.pending),
      })),
      ...(currencies ?? []).map((currency) => {
        const sum = sums.find((one) => one.currency === currency);
        return {
          name: currency,
          accountId: null,
          currency,
          available: sum?.available ?? money(0, currency),
          pending: pendingOf(sum?.pending ?? money(0, currency)),
        };
      }),
    ],
  };
}

async function shownAccounts({ db }: Services, visitor: Visitor, asOf: string) {
  const ids = visitor.setting.config.accountIds ?? [];
  const found = await Promise.all(ids.map((id) => findAccount(db, visitor, id, asOf)));
  return found.filter((account) => account !== null);
}
