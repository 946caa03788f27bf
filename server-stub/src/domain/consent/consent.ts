import { refuseField } from "../shared/refusal.ts";

export type ConsentPurpose = "credit_assessment" | "identity_verification";

/** The consent as requests give it. */
export interface ConsentInput {
  readonly granted: boolean;
  readonly grantedAt: string;
  readonly purpose: string;
  readonly reference: string;
  readonly noticeLanguage: string;
  readonly noticeUrl?: string;
}

/** The consent as it is stored with what was done under it. */
export interface Consent extends Omit<ConsentInput, "noticeUrl"> {
  readonly noticeUrl: string | null;
}

/** The consent, if it was granted for this purpose and not in the future (a minute of clock difference is none). Throws consent_required. */
export function requireConsent(given: ConsentInput, purpose: ConsentPurpose, now: number): Consent {
  if (!given.granted)
    throw refuseField(
      "consent_required",
      "/consent/granted",
      "The person has not agreed. Nothing was processed.",
    );
  if (given.purpose !== purpose)
    throw refuseField(
      "consent_required",
      "/consent/purpose",
      `The consent is for ${given.purpose}; ${purpose} is needed.`,
    );
  if (Date.parse(given.grantedAt) > now + 60_000)
    throw refuseField(
      "consent_required",
      "/consent/grantedAt",
      "The consent would be given in the future.",
    );
  return { ...given, noticeUrl: given.noticeUrl ?? null };
}
