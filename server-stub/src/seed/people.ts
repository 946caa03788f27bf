import type { CreditRequest } from "../domain/credit/types.ts";
import type { CustomerRequest } from "../domain/customers/types.ts";
import type { WalletPlan } from "./wallets.ts";

/** A demo customer (domain 7.7) and how they use their wallet, in XAF. All names are fictional. */
export interface DemoPerson extends Required<
  Pick<CustomerRequest, "externalId" | "givenNames" | "lastName" | "phone">
> {
  readonly city: string;
  readonly wallet: WalletPlan;
  /** What the lines of a statement cannot tell. */
  readonly summary?: CreditRequest["mobileMoneySummary"];
}

const AIRTIME = {
  type: "airtime",
  rhythm: { perDay: 0.3 },
  amount: [500, 1_500],
} as const;
const BILLS = {
  type: "bill_payment",
  rhythm: { everyDays: 30 },
  amount: [8_000, 14_000],
  parties: 2,
} as const;

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    externalId: "demo-market-trader",
    givenNames: "Aminatou",
    lastName: "Njoya",
    phone: "+237677120401",
    city: "Bafoussam",
    wallet: {
      days: 180,
      opening: 40_000,
      habits: [
        { type: "p2p_in", rhythm: { perDay: 2.4 }, amount: [3_000, 15_000], parties: 60 },
        {
          type: "merchant_payment",
          rhythm: { everyDays: 3 },
          amount: [30_000, 52_000],
          parties: 6,
        },
        { type: "p2p_out", rhythm: { perDay: 0.3 }, amount: [2_000, 8_000], parties: 9 },
        { ...BILLS, rhythm: { everyDays: 28 } },
        AIRTIME,
      ],
    },
  },
  {
    externalId: "demo-salaried-teacher",
    givenNames: "Clarisse",
    lastName: "Ebogo",
    phone: "+237677120402",
    city: "Yaoundé",
    wallet: {
      days: 180,
      opening: 120_000,
      habits: [
        { type: "salary", rhythm: { everyDays: 7 }, amount: [56_000, 58_000], parties: 1 },
        { type: "merchant_payment", rhythm: { perDay: 0.9 }, amount: [2_000, 6_000], parties: 18 },
        { type: "p2p_out", rhythm: { perDay: 0.2 }, amount: [5_000, 10_000], parties: 6 },
        { type: "loan_disbursement", rhythm: { everyDays: 60 }, amount: [30_000, 30_000] },
        {
          type: "loan_repayment",
          rhythm: { everyDays: 20 },
          amount: [30_000, 30_000],
          daysAgo: [160, 1],
        },
        BILLS,
        AIRTIME,
      ],
    },
  },
  {
    externalId: "demo-motorcycle-taxi",
    givenNames: "Roland",
    lastName: "Tabi",
    phone: "+237677120403",
    city: "Douala",
    wallet: {
      days: 150,
      opening: 8_000,
      habits: [
        { type: "p2p_in", rhythm: { perDay: 3.2 }, amount: [500, 2_500], parties: 90 },
        { type: "merchant_payment", rhythm: { perDay: 0.8 }, amount: [1_500, 3_000], parties: 4 },
        { type: "cash_out", rhythm: { perDay: 0.4 }, amount: [3_000, 7_000], hours: [18, 22] },
        { ...AIRTIME, amount: [100, 500] },
      ],
    },
  },
  {
    externalId: "demo-student",
    givenNames: "Brenda",
    lastName: "Ayuk",
    phone: "+237677120404",
    city: "Buea",
    wallet: {
      days: 120,
      opening: 5_000,
      habits: [
        { type: "p2p_in", rhythm: { everyDays: 10 }, amount: [10_000, 20_000], parties: 3 },
        { type: "merchant_payment", rhythm: { perDay: 0.7 }, amount: [500, 2_000], parties: 10 },
        { ...AIRTIME, rhythm: { perDay: 0.8 }, amount: [100, 300] },
      ],
    },
  },
  {
    externalId: "demo-diaspora-receiver",
    givenNames: "Marthe",
    lastName: "Kamdem",
    phone: "+237677120405",
    city: "Dschang",
    summary: { crossBorderShare: 0.9 },
    wallet: {
      days: 170,
      opening: 25_000,
      habits: [
        { type: "p2p_in", rhythm: { everyDays: 15 }, amount: [90_000, 130_000], parties: 2 },
        { type: "cash_out", rhythm: { everyDays: 8 }, amount: [20_000, 30_000] },
        { type: "merchant_payment", rhythm: { perDay: 0.5 }, amount: [3_000, 9_000], parties: 8 },
        BILLS,
        AIRTIME,
      ],
    },
  },
  {
    externalId: "demo-betting-heavy",
    givenNames: "Fabrice",
    lastName: "Manga",
    phone: "+237677120406",
    city: "Douala",
    wallet: {
      days: 140,
      opening: 10_000,
      habits: [
        { type: "p2p_in", rhythm: { perDay: 0.6 }, amount: [5_000, 15_000], parties: 12 },
        {
          type: "betting",
          rhythm: { perDay: 1.8 },
          amount: [1_000, 5_000],
          hours: [19, 28],
          parties: 2,
        },
        { ...AIRTIME, amount: [100, 500] },
      ],
    },
  },
  {
    externalId: "demo-new-account",
    givenNames: "Yannick",
    lastName: "Essomba",
    phone: "+237677120407",
    city: "Ebolowa",
    wallet: {
      days: 98,
      opening: 5_000,
      habits: [
        { type: "cash_in", rhythm: { everyDays: 9 }, amount: [8_000, 15_000] },
        { type: "p2p_out", rhythm: { perDay: 0.2 }, amount: [2_000, 5_000], parties: 3 },
        { ...AIRTIME, rhythm: { perDay: 0.15 } },
      ],
    },
  },
  {
    externalId: "demo-mule-pattern",
    givenNames: "Serge",
    lastName: "Owona",
    phone: "+237677120408",
    city: "Kribi",
    summary: { simSwap90d: 1 },
    wallet: {
      days: 95,
      opening: 1_000,
      habits: [
        {
          type: "p2p_in",
          rhythm: { perDay: 1.6 },
          amount: [25_000, 90_000],
          parties: 140,
          then: { type: "cash_out", share: 0.97, hours: [0.2, 2] },
        },
      ],
    },
  },
  {
    externalId: "demo-agent-splitting-deposits",
    givenNames: "Ibrahim",
    lastName: "Sali",
    phone: "+237677120409",
    city: "Garoua",
    wallet: {
      days: 130,
      opening: 50_000,
      habits: [
        // Five equal deposits within two hours, where one would have been over the limit.
        { type: "cash_in", rhythm: { perDay: 5 }, amount: [98_000, 99_000], hours: [9, 11] },
        { type: "bank_out", rhythm: { perDay: 1 }, amount: [470_000, 480_000], hours: [15, 16] },
      ],
    },
  },
  {
    externalId: "demo-over-indebted",
    givenNames: "Pauline",
    lastName: "Mbarga",
    phone: "+237677120410",
    city: "Bertoua",
    wallet: {
      days: 160,
      opening: 3_000,
      habits: [
        { type: "p2p_in", rhythm: { perDay: 0.35 }, amount: [3_000, 9_000], parties: 5 },
        { type: "loan_disbursement", rhythm: { everyDays: 15 }, amount: [25_000, 25_000] },
        { type: "loan_repayment", rhythm: { everyDays: 12 }, amount: [15_000, 18_000] },
        { type: "cash_out", rhythm: { perDay: 0.5 }, amount: [4_000, 12_000] },
        { type: "betting", rhythm: { perDay: 0.3 }, amount: [500, 1_500], parties: 1 },
        { ...AIRTIME, rhythm: { perDay: 0.9 }, amount: [100, 200] },
      ],
    },
  },
  {
    externalId: "demo-seasonal-farmer",
    givenNames: "Joseph",
    lastName: "Fomba",
    phone: "+237677120411",
    city: "Mbalmayo",
    wallet: {
      days: 180,
      opening: 30_000,
      habits: [
        {
          type: "p2p_in",
          rhythm: { everyDays: 4 },
          amount: [60_000, 110_000],
          parties: 2,
          daysAgo: [80, 40],
        },
        { type: "p2p_in", rhythm: { everyDays: 12 }, amount: [3_000, 6_000], parties: 4 },
        { type: "merchant_payment", rhythm: { perDay: 0.4 }, amount: [2_000, 7_000], parties: 5 },
        { ...BILLS, daysAgo: [75, 1] },
        { ...AIRTIME, rhythm: { perDay: 0.15 } },
      ],
    },
  },
  {
    externalId: "demo-dormant",
    givenNames: "Odette",
    lastName: "Ngono",
    phone: "+237677120412",
    city: "Sangmélima",
    wallet: {
      days: 180,
      opening: 15_000,
      habits: [
        {
          type: "p2p_in",
          rhythm: { everyDays: 6 },
          amount: [8_000, 15_000],
          parties: 5,
          daysAgo: [180, 75],
        },
        {
          type: "merchant_payment",
          rhythm: { perDay: 0.4 },
          amount: [1_000, 4_000],
          parties: 6,
          daysAgo: [180, 75],
        },
      ],
    },
  },
];
