import { openEmbedded } from "../../src/db/pglite/embedded.ts";
import { provisionTenant } from "../../src/db/migrate.ts";
import { findTenantBySlug } from "../../src/db/queries/tenants.ts";
import { commit } from "../../src/db/unit.ts";
import { accountRow } from "../../src/domain/accounts/commands.ts";
import { fundingUnit } from "../../src/domain/sandbox/balances.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import { findDefaultAccount } from "../../src/db/queries/accounts.ts";

/** A process that puts money on one account of a database on disk, and prints a line for every acknowledged commit, until it is killed. */
const [directory = ""] = process.argv.slice(2);
const { db, admin } = await openEmbedded({ kind: "directory", path: directory }, 4);
const at = new Date().toISOString();
if ((await findTenantBySlug(db, "durable")) === null) {
  await provisionTenant(admin, "njia_app", {
    id: newId("ten"),
    slug: "durable",
    name: "Durable",
    country: "CM",
    defaultCurrency: "XAF",
    timezone: "Africa/Douala",
    settings: {},
    liveSince: null,
    createdAt: at,
  });
}
const tenant = await findTenantBySlug(db, "durable");
const scope = { tenantId: tenant?.id ?? "", livemode: false };
const known = await findDefaultAccount(db, scope, "XAF", at);
const made = accountRow({ name: "XAF", currency: "XAF" }, "CM", true, new Date());
if (known === null) await commit(db, scope, { accounts: [made] }, null);
const account = known ?? made;
process.stdout.write("ready\n");
const work = async (): Promise<never> => {
  for (;;) {
    const { unit, transactionId } = fundingUnit(
      { livemode: false, actor: SYSTEM },
      account,
      1,
      new Date().toISOString(),
    );
    await commit(db, scope, unit, null);
    process.stdout.write(`${transactionId}\n`);
  }
};
await Promise.all([work(), work(), work(), work()]);
