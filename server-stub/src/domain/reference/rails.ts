import { convertNearest } from "../shared/fx.ts";

export type RailId =
  | "papss"
  | "gimacpay"
  | "mtn_momo"
  | "orange_money"
  | "airtel_money"
  | "mpesa"
  | "moov_money"
  | "mmo_hub"
  | "internal_book";
export type RailKind =
  | "pan_african_settlement"
  | "cemac_mobile_money"
  | "mobile_money"
  | "mobile_money_hub"
  | "internal";

/** A published price: fixed part + share of the amount, inside optional bounds. Fixed amounts are whole XAF, converted where used. */
export interface TariffTerms {
  readonly fixedXaf: number;
  readonly bps: number;
  /** Share of a cross-border payment where it differs. */
  readonly crossBorderBps: number;
  readonly minXaf: number | null;
  readonly capXaf: number | null;
  readonly fxMarginBps: number;
}

/** Everything fixed about a rail (domain 7.2). All rails are simulated unless a connector is configured. */
export interface Rail {
  readonly id: RailId;
  readonly name: string;
  readonly kind: RailKind;
  readonly countries: readonly string[];
  /** Whether it changes currency on the way. */
  readonly convertsCurrency: boolean;
  readonly crossBorderOnly: boolean;
  readonly directions: readonly ("payout" | "collection")[];
  readonly destinationTypes: readonly ("mobile_money" | "bank_account" | "account")[];
  readonly tariff: TariffTerms;
  /** Bounds of one payment in the named currency, converted where used. */
  readonly limits: { readonly currency: string; readonly min: number; readonly max: number } | null;
  readonly responseTimeoutSeconds: number;
  readonly reversal: "direct" | "return_request" | "book" | "none";
  /** Published latency in seconds, used while there is no history. */
  readonly p50Seconds: number;
  readonly p95Seconds: number;
  readonly settlement: {
    readonly model: "prefunded" | "deferred_net";
    readonly cutoffUtc: string | null;
  };
}

const CEMAC = ["CM", "GA", "CG", "TD", "CF", "GQ"];
const WALLETS = {
  mtn_momo: "UG GH CI ZM CM BJ CG SZ GN ZA LR SS NG RW".split(" "),
  orange_money: "CM CI SN ML BF GN CD CF MG BW SL LR".split(" "),
  airtel_money: "UG KE TZ ZM MW RW CD CG GA TD NE MG SC NG".split(" "),
  mpesa: "KE TZ CD MZ LS ET".split(" "),
  moov_money: "CI BJ TG BF ML NE TD GA".split(" "),
};

interface WalletTerms {
  readonly name: string;
  readonly bps: number;
  readonly crossBorderBps?: number;
  readonly minXaf?: number;
  readonly limits?: Rail["limits"];
}

function wallet(id: keyof typeof WALLETS, terms: WalletTerms): Rail {
  return {
    id,
    name: terms.name,
    kind: "mobile_money",
    countries: WALLETS[id],
    convertsCurrency: false,
    crossBorderOnly: false,
    directions: ["payout", "collection"],
    destinationTypes: ["mobile_money"],
    tariff: {
      fixedXaf: 0,
      bps: terms.bps,
      crossBorderBps: terms.crossBorderBps ?? terms.bps,
      minXaf: terms.minXaf ?? null,
      capXaf: null,
      fxMarginBps: 0,
    },
    limits: terms.limits ?? { currency: "XAF", min: 100, max: 2_000_000 },
    responseTimeoutSeconds: 30,
    reversal: "direct",
    p50Seconds: 10,
    p95Seconds: 20,
    settlement: { model: "prefunded", cutoffUtc: null },
  };
}

const ALL_COUNTRIES = [
  ...new Set([...CEMAC, ...Object.values(WALLETS).flat(), "GM", "DJ", "ZW", "TN", "KM", "EG"]),
].sort();

const LIST: readonly Rail[] = [
  {
    id: "papss",
    name: "Pan-African settlement rail",
    kind: "pan_african_settlement",
    countries: "NG GH LR GN GM SL DJ ZW ZM KE RW MW TN KM EG".split(" "),
    convertsCurrency: true,
    crossBorderOnly: true,
    directions: ["payout"],
    destinationTypes: ["bank_account", "mobile_money"],
    tariff: {
      fixedXaf: 300,
      bps: 60,
      crossBorderBps: 60,
      minXaf: null,
      capXaf: null,
      fxMarginBps: 45,
    },
    limits: { currency: "USD", min: 500, max: 20_000_000 },
    responseTimeoutSeconds: 120,
    reversal: "return_request",
    p50Seconds: 45,
    p95Seconds: 110,
    settlement: { model: "deferred_net", cutoffUtc: "11:00" },
  },
  {
    id: "gimacpay",
    name: "CEMAC interoperable wallet rail",
    kind: "cemac_mobile_money",
    countries: CEMAC,
    convertsCurrency: false,
    crossBorderOnly: false,
    directions: ["payout"],
    destinationTypes: ["mobile_money", "bank_account"],
    tariff: {
      fixedXaf: 0,
      bps: 200,
      crossBorderBps: 200,
      minXaf: null,
      capXaf: 2_000,
      fxMarginBps: 0,
    },
    limits: { currency: "XAF", min: 100, max: 2_000_000 },
    responseTimeoutSeconds: 30,
    reversal: "return_request",
    p50Seconds: 15,
    p95Seconds: 25,
    settlement: { model: "deferred_net", cutoffUtc: null },
  },
  wallet("mtn_momo", { name: "MTN-type wallet", bps: 100, minXaf: 20 }),
  wallet("orange_money", { name: "Orange-type wallet", bps: 110 }),
  wallet("airtel_money", {
    name: "Airtel-type wallet",
    bps: 90,
    crossBorderBps: 180,
    limits: { currency: "XAF", min: 100, max: 500_000 },
  }),
  wallet("mpesa", {
    name: "M-Pesa-type wallet",
    bps: 95,
    limits: { currency: "KES", min: 1_000, max: 25_000_000 },
  }),
  wallet("moov_money", { name: "Moov-type wallet", bps: 120 }),
  {
    id: "mmo_hub",
    name: "Cross-border wallet hub",
    kind: "mobile_money_hub",
    countries: ALL_COUNTRIES,
    convertsCurrency: true,
    crossBorderOnly: true,
    directions: ["payout"],
    destinationTypes: ["mobile_money"],
    tariff: {
      fixedXaf: 150,
      bps: 120,
      crossBorderBps: 120,
      minXaf: null,
      capXaf: null,
      fxMarginBps: 150,
    },
    limits: { currency: "XAF", min: 500, max: 5_000_000 },
    responseTimeoutSeconds: 60,
    reversal: "return_request",
    p50Seconds: 50,
    p95Seconds: 75,
    settlement: { model: "prefunded", cutoffUtc: null },
  },
  {
    id: "internal_book",
    name: "Book transfer",
    kind: "internal",
    countries: ALL_COUNTRIES,
    convertsCurrency: false,
    crossBorderOnly: false,
    directions: ["payout"],
    destinationTypes: ["account"],
    tariff: { fixedXaf: 0, bps: 0, crossBorderBps: 0, minXaf: null, capXaf: null, fxMarginBps: 0 },
    limits: null,
    responseTimeoutSeconds: 30,
    reversal: "book",
    p50Seconds: 0,
    p95Seconds: 0,
    settlement: { model: "prefunded", cutoffUtc: null },
  },
];

/** Every rail by id, in the order of domain 7.2. */
export const RAILS: ReadonlyMap<string, Rail> = new Map(LIST.map((rail) => [rail.id, rail]));

/** A rail whose id was already checked. Throws a RangeError otherwise. */
export function railOf(id: string): Rail {
  const rail = RAILS.get(id);
  if (rail === undefined) throw new RangeError(`there is no rail ${id}`);
  return rail;
}

/** The bounds of one payment in the given currency, or null without bounds. */
export function railLimits(
  rail: Rail,
  currency: string,
): { readonly min: number; readonly max: number } | null {
  if (rail.limits === null) return null;
  const { currency: from, min, max } = rail.limits;
  return { min: convertNearest(min, from, currency), max: convertNearest(max, from, currency) };
}
