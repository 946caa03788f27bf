import { COUNTRIES } from "../reference/countries.ts";
import { refuseField } from "../shared/refusal.ts";
import { checkCategory } from "./limits.ts";
import type { Controls } from "./types.ts";

const NONE: Controls = {
  allowedCategories: [],
  blockedCategories: [],
  allowedMerchants: [],
  blockedMerchants: [],
  allowedCountries: [],
};

/** The controls after a change; members that are absent stay. Throws conflicting_controls and validation_failed. */
export function changeControls(change: Partial<Controls>, before: Controls = NONE): Controls {
  const after: Controls = {
    allowedCategories: change.allowedCategories ?? before.allowedCategories,
    blockedCategories: change.blockedCategories ?? before.blockedCategories,
    allowedMerchants: change.allowedMerchants ?? before.allowedMerchants,
    blockedMerchants: change.blockedMerchants ?? before.blockedMerchants,
    allowedCountries: change.allowedCountries ?? before.allowedCountries,
  };
  for (const [kind, allowed, blocked] of [
    ["Categories", after.allowedCategories, after.blockedCategories],
    ["Merchants", after.allowedMerchants, after.blockedMerchants],
  ] as const) {
    if (allowed.length > 0 && blocked.length > 0)
      throw refuseField(
        "conflicting_controls",
        `/blocked${kind}`,
        `allowed${kind} and blocked${kind} exclude each other. Empty one of them.`,
      );
  }
  for (const member of ["allowedCategories", "blockedCategories"] as const)
    after[member].forEach((category, index) => checkCategory(category, `/${member}/${index}`));
  after.allowedCountries.forEach((country, index) => {
    if (!/^[A-Z]{2}$/.test(country) && !COUNTRIES.has(country))
      throw refuseField(
        "validation_failed",
        `/allowedCountries/${index}`,
        `${country} is no country.`,
      );
  });
  return after;
}
