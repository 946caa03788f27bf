/**
 * Tenants of live cases. A case has its tenant alone while it runs; once it has passed, another case may have the tenant,
 * with a key and accounts of its own: a new tenant is a schema of its own in the database, which costs more than ten
 * cases, and slows all that follow. A tenant whose case did not pass is left as it was found.
 */
import { idleValues } from "./matrix-column.ts";
import type { Seed } from "./case-file.ts";
import type { LedgerFacts, Tenant, Testbed } from "./testbed.ts";

/** Then a new one: what the rules about frequent payments think of a tenant must not decide a case. */
const casesPerTenant = 20;

/** Where a clock that stands still stands at first. */
const frozenAt = "2027-01-04T10:00:00.000Z";

type Kept = {
  readonly tenant: Tenant;
  readonly kind: string;
  /** How many more cases may have it. */
  readonly left: number;
};

function kindOf(seed: Seed): string {
  const [first] = Object.values(seed.accounts ?? {});
  return `${first?.currency ?? "XAF"} ${seed.clock ?? "running"} ${seed.share ?? casesPerTenant}`;
}

/** Hands tenants on between cases that run one after the other, in any number of lanes. */
export function handingOn(testbed: Testbed): Testbed {
  const free: Kept[] = [];
  const taken = new Map<Tenant, Kept>();
  return {
    ...testbed,
    async provision(seed) {
      if (seed.credentials !== undefined) return testbed.provision(seed);
      const kind = kindOf(seed);
      const at = free.findIndex((kept) => kept.kind === kind);
      const [kept] = at < 0 ? [] : free.splice(at, 1);
      const tenant =
        kept === undefined
          ? await testbed.provision(seed)
          : await kept.tenant.again(seed.accounts ?? {});
      taken.set(tenant, { tenant, kind, left: (kept?.left ?? seed.share ?? casesPerTenant) - 1 });
      return tenant;
    },
    handBack(tenant) {
      const kept = taken.get(tenant);
      taken.delete(tenant);
      if (kept !== undefined && kept.left > 0) free.push(kept);
    },
  };
}

/** The clock of a seed, as the server's testbed takes it. */
export const clockOf = (seed: Seed): { readonly clock?: string } =>
  seed.clock === "frozen" ? { clock: frozenAt } : {};

/** What a client meets that never opens a connection: tenants in which nothing happens, and no server. */
export function idle(): Testbed {
  let count = 0;
  const tenantWith = (accounts: NonNullable<Seed["accounts"]>): Tenant => {
    const names = Object.entries(accounts);
    const facts: LedgerFacts = {
      payments: 0,
      sums: {},
      unbalanced: [],
      accounts: Object.fromEntries(
        names.map(([name, { available }]) => [name, { available, reserved: 0 }]),
      ),
    };
    return {
      apiKey: "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp",
      accounts: Object.fromEntries(names.map(([name]) => [name, `acct_idle${(count += 1)}`])),
      values: idleValues,
      facts: () => Promise.resolve(facts),
      effects: () => Promise.resolve([]),
      announced: () => Promise.resolve([]),
      again: (next) => Promise.resolve(tenantWith(next)),
    };
  };
  return {
    upstream: { host: "127.0.0.1", port: 9 },
    database: "none",
    provision: (seed) => Promise.resolve(tenantWith(seed.accounts ?? {})),
    stop: () => Promise.resolve(),
  };
}
