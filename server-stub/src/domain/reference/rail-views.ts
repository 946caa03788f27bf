import type { TenantScope } from "../../db/db.ts";
import { hoursOfRails, type HourOfRail } from "../../db/queries/observations.ts";
import { outagesOfRails, type RailOutage } from "../../db/queries/rail-outages.ts";
import { judgeHealth, round } from "../routing/history.ts";
import { money, type Money } from "../shared/money.ts";
import { COUNTRIES } from "./countries.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Services } from "../shared/services.ts";
import { railLimits, RAILS, type Rail } from "./rails.ts";
import { CURRENCIES } from "../shared/currencies.ts";

const HOUR_MS = 3_600_000;
/** When the demo's rails were connected. */
const CONNECTED_AT = "2026-03-01T00:00:00.000Z";

/** A rail exactly as the API answers it. */
export interface RailView {
  readonly id: string;
  readonly object: "rail";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly name: string;
  readonly kind: Rail["kind"];
  readonly simulated: boolean;
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly directions: Rail["directions"];
  readonly destinationTypes: Rail["destinationTypes"];
  readonly limits: readonly {
    readonly currency: string;
    readonly min: Money;
    readonly max: Money;
  }[];
  readonly tariff: {
    readonly fixed: Money;
    readonly bps: number;
    readonly min: Money | null;
    readonly cap: Money | null;
    readonly fxMarginBps: number;
  };
  readonly responseTimeoutSeconds: number | null;
  readonly reversal: Rail["reversal"];
  readonly health: {
    readonly status: "up" | "degraded" | "down";
    readonly successRate1h: number | null;
    readonly since: string;
  };
  readonly settlement: Rail["settlement"];
}

/** Every rail with its health as it is now, in order of ids. */
export async function railViews(
  services: Services,
  scope: TenantScope,
): Promise<readonly RailView[]> {
  const now = await tenantNow(services, scope);
  const hours = await hoursOfRails(services.db, scope, now);
  const outages = await outagesOfRails(services.db, scope, now);
  return [...RAILS.values()]
    .map((rail) => railView(rail, hours, outages, now.getTime(), scope.livemode))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A rail with its health as of an instant (Unix ms), from its hours and outages of the last day; hour 0 is the latest. */
export function railView(
  rail: Rail,
  hours: readonly HourOfRail[],
  outages: readonly RailOutage[],
  asOf: number,
  livemode: boolean,
): RailView {
  const currencies = currenciesOf(rail);
  const inXaf = (amount: number | null): Money | null =>
    amount === null ? null : money(amount, "XAF");
  return {
    id: rail.id,
    object: "rail",
    livemode,
    version: 1,
    createdAt: CONNECTED_AT,
    updatedAt: CONNECTED_AT,
    name: rail.name,
    kind: rail.kind,
    simulated: true,
    countries: rail.countries,
    currencies,
    directions: rail.directions,
    destinationTypes: rail.destinationTypes,
    limits: currencies.flatMap((currency) => {
      const limits =
        CURRENCIES.get(currency)?.unitsPerUsd == null ? null : railLimits(rail, currency);
      return limits === null
        ? []
        : [{ currency, min: money(limits.min, currency), max: money(limits.max, currency) }];
    }),
    tariff: {
      fixed: money(rail.tariff.fixedXaf, "XAF"),
      bps: rail.tariff.crossBorderBps,
      min: inXaf(rail.tariff.minXaf),
      cap: inXaf(rail.tariff.capXaf),
      fxMarginBps: rail.tariff.fxMarginBps,
    },
    responseTimeoutSeconds: rail.kind === "internal" ? null : rail.responseTimeoutSeconds,
    reversal: rail.reversal,
    health: healthOf(rail, hours, outages, asOf),
    settlement: rail.settlement,
  };
}

function healthOf(
  rail: Rail,
  hours: readonly HourOfRail[],
  outages: readonly RailOutage[],
  asOf: number,
): RailView["health"] {
  const statusOf = (age: number): RailView["health"]["status"] => {
    const hour = hours.find((one) => one.rail === rail.id && one.hour === age);
    if (hour === undefined) return "up";
    const { attempts, successes, p95 } = hour.judged;
    return judgeHealth(rail, attempts, successes, p95);
  };
  const latest = hours.find((one) => one.rail === rail.id && one.hour === 0);
  const successRate1h = latest === undefined ? null : round(latest.successes / latest.attempts, 4);
  const outage = outages.findLast((one) => one.rail === rail.id);
  if (outage?.endedAt === null) return { status: "down", successRate1h, since: outage.downAt };
  const status = statusOf(0);
  let lasted = 1;
  while (lasted < 24 && statusOf(lasted) === status) lasted += 1;
  return {
    status,
    successRate1h,
    // As far as the day's history tells.
    since: new Date(
      Math.max(asOf - lasted * HOUR_MS, Date.parse(outage?.endedAt ?? CONNECTED_AT)),
    ).toISOString(),
  };
}

function currenciesOf(rail: Rail): readonly string[] {
  const own = rail.countries.map((country) => COUNTRIES.get(country)?.currency ?? "");
  return [...new Set(own.filter((currency) => currency !== ""))].sort();
}
