import { urlFault, URL_FAULTS, type Outbound } from "../../outbound/target.ts";
import { readAmount } from "../payments/request.ts";
import { COUNTRIES } from "../reference/countries.ts";
import { CURRENCIES, findCurrency } from "../shared/currencies.ts";
import { refuseField } from "../shared/refusal.ts";
import type {
  WidgetConfig,
  WidgetConfigInput,
  WidgetKind,
  WidgetTheme,
  WidgetThemeInput,
} from "./types.ts";

/** Members that count for a kind; any other is refused. */
const MEMBERS: Readonly<Record<WidgetKind, readonly (keyof WidgetConfigInput)[]>> = {
  payment: [
    "amountMinorUnits",
    "amount",
    "currency",
    "reference",
    "description",
    "methods",
    "lockAmount",
    "country",
  ],
  balance: ["accountIds", "currencies", "showPending"],
  kyc: ["requestedTier", "checks", "country"],
};

const NOTHING: WidgetConfig = {
  amountMinorUnits: null,
  currency: null,
  reference: null,
  description: null,
  methods: null,
  lockAmount: null,
  country: null,
  accountIds: null,
  currencies: null,
  showPending: null,
  requestedTier: null,
  checks: null,
};

const DEFAULTS: Readonly<Record<WidgetKind, Partial<WidgetConfig>>> = {
  payment: { methods: ["mobile_money"], lockAmount: true },
  balance: { showPending: false },
  kyc: {},
};

/**
 * Settings with defaults; with `before`, the members that are given replace those of before.
 * Throws validation_failed, amount_conflict, amount_not_integer, currency_not_supported.
 */
export function readConfig(
  kind: WidgetKind,
  given: WidgetConfigInput,
  before: WidgetConfig = { ...NOTHING, ...DEFAULTS[kind] },
): WidgetConfig {
  const stranger = Object.keys(given).find((name) => !MEMBERS[kind].some((one) => one === name));
  if (stranger !== undefined)
    throw refuseField(
      "validation_failed",
      `/config/${stranger}`,
      `A ${kind} widget has no ${stranger}. It takes ${MEMBERS[kind].join(", ")}.`,
    );
  const { amount, ...members } = given;
  const isAmountGiven = amount !== undefined || members.amountMinorUnits !== undefined;
  // Accounts and currencies exclude each other, so giving one takes the place of the other.
  const shown =
    members.accountIds === undefined && members.currencies === undefined
      ? {}
      : { accountIds: null, currencies: null };
  const config: WidgetConfig = {
    ...before,
    ...shown,
    ...members,
    ...(isAmountGiven ? { amountMinorUnits: readAmount(given) } : {}),
  };
  checkConfig(kind, config);
  return config;
}

function checkConfig(kind: WidgetKind, config: WidgetConfig): void {
  const { amountMinorUnits, currency, country, accountIds, currencies } = config;
  if (kind === "payment" && amountMinorUnits === null)
    throw refuseField(
      "validation_failed",
      "/config/amountMinorUnits",
      "A payment widget needs the amount to collect.",
    );
  if (kind === "payment" && currency === null)
    throw refuseField(
      "validation_failed",
      "/config/currency",
      "A payment widget needs a currency.",
    );
  if (currency !== null) checkCurrency(currency, "/config/currency");
  currencies?.forEach((one, index) => checkCurrency(one, `/config/currencies/${index}`));
  if (country !== null && !COUNTRIES.has(country))
    throw refuseField("validation_failed", "/config/country", `${country} is not served.`);
  const isOne = (accountIds?.length ?? 0) > 0 !== (currencies?.length ?? 0) > 0;
  if (kind === "balance" && !isOne)
    throw refuseField(
      "validation_failed",
      "/config",
      "A balance widget shows either accountIds or currencies; give one of them.",
    );
}

function checkCurrency(code: string, at: string): void {
  if (findCurrency(code) === undefined)
    throw refuseField("currency_not_supported", at, `${code} is not supported.`, {
      supported: [...CURRENCIES.keys()],
    });
}

const PLAIN: WidgetTheme = { mode: "auto", primaryColor: null, radius: 8, logoUrl: null };

/** A look with defaults, or that of before with the members that are given. Throws validation_failed for a logo that must not be fetched. */
export function readTheme(
  given: WidgetThemeInput,
  outbound: Outbound,
  livemode: boolean,
  before: WidgetTheme = PLAIN,
): WidgetTheme {
  const { logoUrl } = given;
  const fault = logoUrl === undefined ? null : urlFault(logoUrl, livemode, outbound);
  if (fault !== null) throw refuseField("validation_failed", "/theme/logoUrl", URL_FAULTS[fault]);
  return { ...before, ...given };
}
