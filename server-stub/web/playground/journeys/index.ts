import type { Journey } from "../export/journey.ts";
import bulkOneFailure from "./bulk-one-failure.json" with { type: "json" };
import cardDeclined from "./card-declined.json" with { type: "json" };
import everythingFile from "./everything.json" with { type: "json" };
import firstPayment from "./first-payment.json" with { type: "json" };
import fraudCheck from "./fraud-check.json" with { type: "json" };
import lateCallback from "./late-callback.json" with { type: "json" };
import leftOutFile from "./left-out.json" with { type: "json" };
import reversal from "./reversal.json" with { type: "json" };
import sameKeyTwice from "./same-key-twice.json" with { type: "json" };
import webhookRoundTrip from "./webhook-round-trip.json" with { type: "json" };

/** The stories of the playground. */
export const JOURNEYS = [
  firstPayment,
  sameKeyTwice,
  reversal,
  bulkOneFailure,
  lateCallback,
  cardDeclined,
  fraudCheck,
  webhookRoundTrip,
] as unknown as readonly Journey[];
/** Every operation once; what is exported when no journey is named. */
export const EVERYTHING = everythingFile as unknown as Journey;
/** Why an operation is in no export, by its id. */
export const LEFT_OUT: Readonly<Record<string, string>> = leftOutFile;
