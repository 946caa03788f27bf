import { readPaymentContext } from "../../db/queries/payment-context.ts";
import type { TenantScope } from "../../db/db.ts";
import { selectRail } from "../routing/select.ts";
import type { Services } from "../shared/services.ts";
import type { Dossier } from "./progress.ts";
import type { Payment } from "./types.ts";

/** The rail of the next attempt, and what changes in the payment with it. */
export interface RailChoice {
  readonly rail: string;
  readonly rerouted: boolean;
  readonly changes: Partial<Pick<Payment, "routing">>;
}

/**
 * First attempts use the rail that was decided. After a certain "not executed" the next ranked rail is taken, on today's
 * history, if the caller allows it and its fee is within the quoted one (domain 5.1 point 10); otherwise the same rail again.
 */
export async function agreeRetry(
  services: Services,
  scope: TenantScope,
  dossier: Dossier,
  now: number,
): Promise<RailChoice> {
  const { payment, secrets } = dossier.stored;
  const current = payment.rail ?? payment.routing.selectedRail;
  const same: RailChoice = { rail: current, rerouted: false, changes: {} };
  const tried = [...new Set(payment.attempts.map((attempt) => attempt.rail))];
  const mayChange =
    secrets.retry.failover &&
    secrets.requestedRail === null &&
    payment.quoteId === null &&
    payment.direction === "payout";
  if (
    payment.attempts.length === 0 ||
    !mayChange ||
    tried.length >= (secrets.preference.maxRails ?? 2)
  )
    return same;
  const context = await readPaymentContext(services.db, scope, {
    operationId: null,
    key: null,
    accountId: payment.accountId,
    currency: payment.fee.currency,
    targetAccountId: null,
    quoteId: null,
    customerId: null,
    corridorId: payment.corridor,
    realNow: services.now(),
    asOf: new Date(now),
    fraud: null,
  });
  const outcome = selectRail(
    {
      direction: payment.direction,
      sourceCountry: secrets.sourceCountry,
      destinationCountry: secrets.destinationCountry,
      sourceCurrency: payment.fee.currency,
      destinationCurrency: payment.destinationAmount.currency,
      counterparty: {
        type: secrets.party.type,
        provider: secrets.party.type === "mobile_money" ? (secrets.party.provider ?? null) : null,
      },
      amount: secrets.principal,
      strategy: payment.routing.strategy,
      rail: null,
      allowRails: secrets.preference.allowRails ?? null,
      excludeRails: [...(secrets.preference.excludeRails ?? []), ...tried],
      maxFee: {
        amountMinorUnits: Math.max(
          payment.fee.amountMinorUnits,
          secrets.preference.maxFee?.amountMinorUnits ?? 0,
        ),
        currency: payment.fee.currency,
      },
      downRails: context.downRails,
    },
    context.observations,
    now,
  );
  if (outcome.kind === "none") return same;
  const { decision } = outcome;
  return {
    rail: decision.selectedRail,
    rerouted: true,
    changes: { routing: { ...decision, decisions: [...payment.routing.decisions, decision] } },
  };
}
