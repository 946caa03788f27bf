/** What live cases need of a server: a tenant of their own, and the ledger read by a role that is not the server's. */
import type { Upstream } from "../proxy/upstream.ts";
import type { Seed } from "./case-file.ts";

export type LedgerFacts = {
  readonly payments: number;
  /** Per currency, debits minus credits over every account of the tenant and its counter-accounts; "0" each. */
  readonly sums: Readonly<Record<string, string>>;
  /** Ledger transactions whose debits differ from their credits in a currency; empty unless money leaks. */
  readonly unbalanced: readonly string[];
  readonly accounts: Readonly<
    Record<string, { readonly available: number; readonly reserved: number }>
  >;
};

export interface Tenant {
  readonly apiKey: string;
  /** Account name of the case -> account id. */
  readonly accounts: Readonly<Record<string, string>>;
  /** Where the tenant is, when not where the testbed's others are. */
  readonly upstream?: Upstream;
  /** Further values of its cases, by name. */
  readonly values?: Readonly<Record<string, string>>;
  facts(): Promise<LedgerFacts>;
  /** Ids of what one logical call brought about, read past the server. */
  effects(operation: string, marker: string): Promise<readonly string[]>;
  /** Events of one resource by the change that they announce, read past the server. */
  announced(resourceId: string): Promise<readonly AnnouncedChange[]>;
  /** The same tenant for another case, with a key and accounts of its own; what was there before counts no longer. */
  again(accounts: NonNullable<Seed["accounts"]>): Promise<Tenant>;
}

export type AnnouncedChange = {
  readonly type: string;
  readonly resourceVersion: number;
  /** How many event ids tell of this change; more than one is a change announced twice. */
  readonly ids: number;
};

export interface Testbed {
  readonly upstream: Upstream;
  /** Which database stands behind it, for the report: a green run of a race on PGlite proves nothing. */
  readonly database: string;
  provision(seed: Seed): Promise<Tenant>;
  /** The case has passed, so another may have its tenant. */
  handBack?(tenant: Tenant): void;
  stop(): Promise<void>;
}
