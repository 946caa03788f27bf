import { ConnectionFailure, type Connectors } from "../../connectors/connector.ts";
import { completeParty } from "../payments/party.ts";
import type { Party } from "../payments/types.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Services } from "../shared/services.ts";
import type { TenantScope } from "../../db/db.ts";
import { RAILS } from "../reference/rails.ts";
import { refuse, refuseField } from "../shared/refusal.ts";

/** lookupRecipient's answer. The registered name is masked: first letters only. */
export interface RecipientLookup {
  readonly object: "recipient_lookup";
  readonly found: boolean;
  readonly nameMatch: "exact" | "partial" | "none" | "unknown";
  readonly maskedName: string | null;
  readonly provider: string | null;
  readonly canReceive: boolean;
}

/** Asks the recipient's own provider whether it knows the number or account. Throws country_phone_mismatch, validation_failed, recipient_not_reachable, upstream_timeout. */
export async function lookUpRecipient(
  connectors: Connectors,
  services: Pick<Services, "db" | "now">,
  scope: TenantScope,
  given: Party,
  scenario: string | null,
): Promise<RecipientLookup> {
  const party = completeParty(given, "/destination");
  if (party.type === "account")
    throw refuseField(
      "validation_failed",
      "/destination/type",
      "Accounts of your own are read with getAccount; look up wallets and bank accounts.",
    );
  const provider = party.type === "mobile_money" ? (party.provider ?? null) : null;
  const rail = railFor(party, provider);
  const { tenantId, livemode } = scope;
  const now = (await tenantNow(services, scope)).getTime();
  const answer = await connectors(rail)
    .lookUp({ rail, tenantId, livemode, now }, party, scenario)
    .catch((error: unknown) => {
      if (error instanceof ConnectionFailure)
        throw refuse("upstream_timeout", "The provider of the recipient did not answer in time.");
      return { kind: "unreachable" as const };
    });
  if (answer.kind === "unreachable")
    throw refuse(
      "recipient_not_reachable",
      "The provider of the recipient cannot be asked now. A payment may still be possible.",
    );
  const base = { object: "recipient_lookup", provider } as const;
  if (answer.kind === "not_found")
    return { ...base, found: false, nameMatch: "unknown", maskedName: null, canReceive: false };
  return {
    ...base,
    found: true,
    nameMatch: compareNames(party.holderName ?? null, answer.registeredName),
    maskedName: answer.registeredName === null ? null : maskName(answer.registeredName),
    canReceive: answer.canReceive,
  };
}

/** Same words in any order and spelling of accents is exact; a common word is partial. */
function compareNames(
  given: string | null,
  registered: string | null,
): RecipientLookup["nameMatch"] {
  if (given === null || registered === null) return "unknown";
  const [a, b] = [wordsOf(given), wordsOf(registered)];
  if (a.join(" ") === b.join(" ")) return "exact";
  return a.some((word) => b.includes(word)) ? "partial" : "none";
}

function wordsOf(name: string): readonly string[] {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "")
    .sort();
}

function maskName(name: string): string {
  return name
    .split(" ")
    .map((word) => word.slice(0, 1) + "•".repeat(Math.max(3, word.length - 1)))
    .join(" ");
}

/** The wallet's own rail where there is one, else a network that reaches the country. */
function railFor(
  party: Exclude<Party, { readonly type: "account" }>,
  provider: string | null,
): string {
  if (provider !== null && RAILS.has(provider)) return provider;
  const network = [...RAILS.values()].find(
    (rail) => rail.destinationTypes.includes(party.type) && rail.countries.includes(party.country),
  );
  if (network === undefined)
    throw refuse("recipient_not_reachable", `No rail reaches ${party.type} in ${party.country}.`);
  return network.id;
}
