import type { TenantScope } from "../db/db.ts";
import type { Money } from "../domain/shared/money.ts";
import type { Party, StoredPayment } from "../domain/payments/types.ts";

/** One submission to a rail. `reference` is ours, unique per attempt, and quoted in every callback. */
export interface Submission {
  readonly reference: string;
  readonly number: number;
  readonly rail: string;
  readonly direction: "payout" | "collection";
  readonly amount: Money;
  readonly party: Party;
  readonly tenantId: string;
  readonly livemode: boolean;
  /** Unix ms on the tenant's clock. */
  readonly now: number;
  readonly payment: StoredPayment;
}

/** What the rail said at once. `refused` is certain: nothing was executed. Silence and errors are `unknown`. */
export type SubmitAnswer =
  | { readonly kind: "accepted"; readonly providerReference: string | null }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "unknown" };

/** What an enquiry found. `not_executed` is certain and allows another attempt. */
export type EnquiryAnswer =
  | {
      readonly kind: "succeeded";
      readonly providerReference: string | null;
      readonly feeCharged: Money | null;
    }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "not_executed" }
  | { readonly kind: "unknown" };

/** Asks a rail to bring money back. `reference` is the reversal's id, quoted in the callback; the same one may be sent again safely. */
export interface ReversalSubmission {
  readonly reference: string;
  readonly rail: string;
  readonly method: "direct" | "return_request" | "book";
  /** What left the recipient's side, in its currency. */
  readonly amount: Money;
  readonly tenantId: string;
  readonly livemode: boolean;
  /** Unix ms on the tenant's clock: now, and when the reversal was asked for. */
  readonly now: number;
  readonly askedAt: number;
  readonly scenario: string | null;
  readonly payment: StoredPayment;
}

/** What a look-up found. `registeredName` is as the provider holds it; null when it does not tell. */
export type DirectoryAnswer =
  | { readonly kind: "found"; readonly registeredName: string | null; readonly canReceive: boolean }
  | { readonly kind: "not_found" }
  | { readonly kind: "unreachable" };

/** Which rail is called for whom; `now` is Unix ms on the tenant's clock. */
export interface RailCall extends TenantScope {
  readonly rail: string;
  readonly now: number;
}

/** The rail could not be reached, or the connection ended without an answer. Whether it executed anything is unknown. */
export class ConnectionFailure extends Error {
  override readonly name = "ConnectionFailure";
}

/** A rail as the workers use it. All of mobile money and both networks sit behind this one interface. */
export interface Connector {
  /** Whether the rail takes submissions now; null means yes, else Unix ms (tenant's clock) when to look again. */
  downUntil(submission: Submission): number | null;
  /** All calls reject with ConnectionFailure when the rail cannot be reached. */
  submit(submission: Submission): Promise<SubmitAnswer>;
  enquire(submission: Submission): Promise<EnquiryAnswer>;
  submitReversal(submission: ReversalSubmission): Promise<SubmitAnswer>;
  enquireReversal(submission: ReversalSubmission): Promise<EnquiryAnswer>;
  /** Whether the rail answers at all; moves no money. */
  probe(call: RailCall): Promise<void>;
  /** Who is behind a number or account. `scenario` steers the simulator only. */
  lookUp(call: RailCall, party: Party, scenario: string | null): Promise<DirectoryAnswer>;
}

/** Finds the connector of a rail. */
export type Connectors = (rail: string) => Connector;
