import { steeringDigits } from "../domain/payments/party.ts";
import type { Party } from "../domain/payments/types.ts";
import { scriptFor } from "../domain/sandbox/scenarios.ts";
import type { DirectoryAnswer } from "./connector.ts";

const GIVEN = ["Aminata", "Chidi", "Wanjiru", "Fatou", "Kwame", "Ngozi", "Moussa", "Achieng"];
const FAMILY = ["Ndongo", "Okafor", "Kamau", "Diallo", "Mensah", "Moukouri", "Traore", "Otieno"];

/**
 * Who the simulated providers have on file. Magic numbers and scenarios steer it as they steer a payment; any other number belongs
 * to the holder that the caller named, or to a made-up person, always the same for the same number.
 */
export function directoryEntry(party: Party, scenario: string | null): DirectoryAnswer {
  const digits = steeringDigits(party);
  const stranger = `${pick(GIVEN, digits, 1)} ${pick(FAMILY, digits, 7)}`;
  const named = party.type === "account" ? undefined : party.holderName;
  switch (scriptFor("payout", party, scenario, digits).name) {
    case "recipient_not_found":
      return { kind: "not_found" };
    case "provider_unavailable":
    case "rail_down":
      return { kind: "unreachable" };
    case "insufficient_funds":
    case "limit_reached":
      return { kind: "found", registeredName: named ?? stranger, canReceive: false };
    case "recipient_name_mismatch":
      return {
        kind: "found",
        registeredName: `Zed ${stranger.split(" ")[1] ?? ""}y`,
        canReceive: true,
      };
    default:
      return { kind: "found", registeredName: named ?? stranger, canReceive: true };
  }
}

function pick(names: readonly string[], digits: string, step: number): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index + step),
    0,
  );
  return names[sum % names.length] ?? "";
}
