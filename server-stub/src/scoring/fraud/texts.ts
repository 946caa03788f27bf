/** A feature's value in words, as reasons tell it. Values are the model's: logarithms are undone first. */
const back = (value: number): number => Math.exp(value) - 1;
const whole = (value: number): string => String(Math.round(value));
const plural = (value: number, noun: string): string =>
  `${whole(value)} ${noun}${Math.round(value) === 1 ? "" : "s"}`;
/** Ages are known up to 60 days. */
const age = (value: number): string =>
  back(value) > 1_439 ? "60 days or longer" : plural(back(value), "hour");
const percent = (value: number): string => `${Math.round(value * 100)} %`;

const TEXTS: Readonly<Record<string, (value: number) => string>> = {
  amount: (value) => `The amount is about ${whole(back(value))} US dollars.`,
  amountAgainstPast: (value) =>
    `The amount is ${value.toFixed(1)} standard deviations from what this sender usually pays.`,
  dayAgainstPast: (value) =>
    `Within 24 hours ${Math.exp(value).toFixed(1)} times the sender's usual amount is paid.`,
  pastPayments: (value) => `The sender has ${plural(back(value), "earlier payment")} here.`,
  countHour: (value) => `${plural(value, "payment")} of the sender in the last hour.`,
  countDay: (value) => `${plural(value, "payment")} of the sender in the last 24 hours.`,
  pace: (value) => `The sender pays ${Math.exp(value).toFixed(1)} times as often as last week.`,
  failures: (value) => `${plural(value, "failed payment")} in the last 15 minutes.`,
  passThrough: (value) => `${percent(value)} of what came in within 6 hours is moved on.`,
  sinceInbound: (value) => `Money came in ${plural(back(value), "minute")} ago.`,
  movedOn: (value) => `${percent(value)} of what came in within 6 hours is moved on in all.`,
  inflowAgainstPast: (value) =>
    `Within 6 hours ${Math.exp(value).toFixed(1)} times the sender's usual amount came in.`,
  payersJustNow: (value) => `${plural(value, "party")} paid the sender within 6 hours.`,
  payersOfSender: (value) => `${plural(back(value), "party")} paid the sender within 72 hours.`,
  newPayees: (value) => `${plural(value, "new recipient")} of the sender within 72 hours.`,
  silence: (value) => `The last payment was ${plural(back(value), "day")} ago.`,
  hourSurprise: (value) =>
    `The sender makes ${percent(Math.exp(-value))} of payments in this hour of the day.`,
  distance: (value) => `${plural(back(value), "kilometre")} from the sender's last place.`,
  speed: (value) => `The sender would have travelled at ${whole(back(value))} km/h.`,
  paidBefore: (value) => `${plural(back(value), "earlier payment")} to this recipient.`,
  acquaintance: (value) => `The sender first paid this recipient ${age(value)} ago.`,
  payersOfRecipient: (value) =>
    `${plural(back(value), "party")} paid the recipient within 72 hours.`,
  recipientAge: (value) => `The recipient was first paid ${age(value)} ago.`,
  recipientCashesOut: (value) => `The recipient cashes out in ${percent(value)} of its payments.`,
  deviceAge: (value) => `The sender has used this device for ${age(value)}.`,
  deviceAccounts: (value) => `${plural(value, "account")} used this device.`,
  devices: (value) => `The sender used ${plural(value, "device")} within 30 days.`,
  simAge: (value) => `The SIM of the sender was changed ${plural(back(value), "hour")} ago.`,
  accountAge: (value) => `The account is ${plural(back(value), "day")} old.`,
  kycTier: (value) => `The sender's identity is of tier ${whole(value)}.`,
  foreignNetwork: (value) =>
    value > 0 ? "The network is in another country than the sender." : "The network is at home.",
  compromisedDevice: (value) =>
    value > 0 ? "The device is rooted or an emulator." : "The device is in order.",
  crossBorder: (value) =>
    value > 0 ? "The recipient is in another country." : "A domestic payment.",
  equalAtAgent: (value) => `${plural(value, "equal amount")} at this agent within 30 minutes.`,
  limitShare: (value) => `The amount is ${percent(value)} of the next tier limit.`,
  duplicates: (value) => `${plural(value, "equal payment")} to this recipient within 10 minutes.`,
};

/** The text of a feature; what is not known is said so. */
export function textOf(feature: string, value: number): string {
  if (Number.isNaN(value)) return "Nothing is known that would speak against it.";
  return (TEXTS[feature]?.(value) ?? `${feature}: ${value}`).replace(/(\d) partys/, "$1 parties");
}
