import { commit } from "../db/unit.ts";
import type { Demo } from "../domain/shared/demo.ts";
import { newId } from "../domain/shared/typeid.ts";
import { seedCards } from "./cards.ts";
import { recordOf, seedCustomers } from "./customers.ts";
import { demoHistory } from "./history.ts";
import { DEMO_PEOPLE } from "./people.ts";
import { DEMO_TENANTS } from "./tenants.ts";

/** The demo of a running server: its wallets answer, and a reset leaves its tenants as they were first. */
export const DEMO: Demo = {
  recordOf(caller, phone, now, offsetMs) {
    const { slug, defaultCurrency } = caller.tenant;
    const isOfDemo = DEMO_TENANTS.some((one) => one.slug === slug && one.hasPeople === true);
    const index = DEMO_PEOPLE.findIndex((person) => person.phone === phone);
    const person = DEMO_PEOPLE[index];
    return caller.livemode || !isOfDemo || person === undefined
      ? null
      : recordOf(person, index, defaultCurrency, now, offsetMs);
  },

  async restore(services, caller) {
    const tenant = DEMO_TENANTS.find(({ slug }) => slug === caller.tenant.slug);
    if (caller.livemode || tenant === undefined) return;
    const observations = demoHistory(services.now().getTime(), tenant.currency, () => newId("obs"));
    await commit(services.db, caller, { observations }, null);
    if (tenant.hasPeople !== true) return;
    await seedCustomers(services, caller);
    await seedCards(services, caller);
  },
};
