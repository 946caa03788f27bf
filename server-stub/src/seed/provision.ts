import type { Admin } from "../db/admin.ts";
import { provisionTenant, slugsOfTenants } from "../db/migrate.ts";
import { newId } from "../domain/shared/typeid.ts";
import { DEFAULT_SETTINGS, DEMO_TENANTS } from "./tenants.ts";

/** Makes the schemas of the demo tenants that do not exist yet; they are empty. Also part of the embedded database's template. */
export async function provisionDemo(admin: Admin, login: string): Promise<void> {
  const slugs = new Set(await slugsOfTenants(admin));
  const now = new Date().toISOString();
  for (const { slug, name, country, currency, timezone } of DEMO_TENANTS) {
    if (slugs.has(slug)) continue;
    await provisionTenant(admin, login, {
      id: newId("ten"),
      slug,
      name,
      country,
      defaultCurrency: currency,
      timezone,
      settings: DEFAULT_SETTINGS,
      // Their rails are simulated in live mode too, and each gets a live key.
      liveSince: now,
      createdAt: now,
    });
  }
}
