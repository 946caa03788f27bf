/** reliability.md 3.8: text that would change a statement, in every place a list or a path takes. */
import { ask, itemsOf } from "../ask.ts";
import { makeCall } from "../calls.ts";
import { perform } from "../clients.ts";
import { onStand, verdictOf } from "../frame.ts";
import type { Violation } from "../oracle.ts";
import { settleAndJudge, type Scenario, type Setting, type Verdict } from "../scenario.ts";
import type { Stand } from "../stand.ts";

const PAYLOADS = [
  "' or '1'='1",
  "' or 1=1 --",
  "x'; select pg_sleep(1); --",
  "') or true --",
  '" or ""="',
  "$1",
  "\\'; drop table payments; --",
  "' union select doc from payments --",
  "id desc; --",
  "%27 or 1=1",
  "\u02bc or 1=1",
  '{"$gt":""}',
];
const PLACES = [
  "/v1/payments?reference=",
  "/v1/payments?status=",
  "/v1/payments?sort=",
  "/v1/payments?startingAfter=",
  "/v1/payments?endingBefore=",
  "/v1/payments?createdAfter=",
  "/v1/payments?limit=",
  "/v1/payments?accountId=",
  "/v1/payments/bulk?reference=",
  "/v1/transactions?status=",
  "/v1/events?type=",
  "/v1/accounts?startingAfter=",
  "/v1/payments/",
  "/v1/accounts/",
  "/v1/customers?email=",
];

/** A cursor is a place in an order, not a condition: rows behind it are right. */
const CURSOR = /(?:startingAfter|endingBefore)=$/;

export const injection: Scenario = {
  name: "injection",
  section: "3.8",
  from: "quick",
  mutants: [{ name: "a filter built from strings", shows: /was answered 500|gave \d+ rows/ }],
  run: onStand({}, inject),
};

async function inject(stand: Stand, { random }: Setting): Promise<Verdict> {
  await stand.start(["serve"]);
  for (let made = 0; made < 5; made += 1) {
    await perform(stand, makeCall(stand, "transfer", random), () => false);
  }
  const violations: Violation[] = [];
  let refused = 0;
  let empty = 0;
  for (const place of PLACES) {
    for (const payload of PAYLOADS) {
      const answer = await ask(stand, `GET ${place}${encodeURIComponent(payload)}`);
      const rows = itemsOf(answer).length;
      const where = `GET ${place} with ${payload}`;
      if (answer.status >= 500)
        violations.push({ clause: 1, message: `${where} was answered ${answer.status}` });
      // An unknown parameter may be refused; one that is known must find nothing.
      if (answer.status === 200 && rows > 0 && !CURSOR.test(place))
        violations.push({ clause: 1, message: `${where} gave ${rows} rows` });
      if (answer.status === 200) empty += 1;
      else refused += 1;
    }
  }
  violations.push(...(await settleAndJudge(stand)));
  const gateFaults = empty === 0 ? ["no filter took a payload as a value"] : [];
  const figures = {
    requests: PLACES.length * PAYLOADS.length,
    refused,
    "found nothing": empty,
  };
  return verdictOf(stand, { violations, gateFaults, figures });
}
