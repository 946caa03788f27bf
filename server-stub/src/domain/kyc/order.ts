import { countryOfPhone } from "../reference/countries.ts";
import { hasCheckDigit, identityPattern, identityTypes } from "../reference/identities.ts";
import { luhnDigit } from "../cards/number.ts";
import { refuse, refuseField } from "../shared/refusal.ts";
import type { KycOrder, KycScoreRequest, KycSubject } from "./types.ts";

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** A checked request. Throws kyc_identity_type_unsupported and validation_failed. `at` prefixes pointers of the identity. */
export function readOrder(request: KycScoreRequest, subject: KycSubject): KycOrder {
  const { identity = null, document, selfie } = request;
  if (identity === null && document === undefined && subject.phone === undefined)
    throw refuseField(
      "validation_failed",
      "/identity",
      "Give at least one of identity, document and a phone.",
    );
  checkSubject(subject);
  if (identity !== null) checkIdentity(identity, "/identity/number", "/identity/type");
  checkPicture(document?.frontImage, "/document/frontImage");
  checkPicture(document?.backImage, "/document/backImage");
  checkPicture(selfie?.image, "/selfie/image");
  selfie?.livenessFrames?.forEach((frame, index) =>
    checkPicture(frame, `/selfie/livenessFrames/${index}`),
  );
  return {
    subject,
    identity,
    hasDocument: document !== undefined,
    hasSelfie: selfie !== undefined,
    hasLiveness: (selfie?.livenessFrames?.length ?? 0) > 0,
    checks: request.checks ?? null,
    requestedTier: request.requestedTier ?? null,
  };
}

function checkSubject({ phone, dateOfBirth }: KycSubject): void {
  if (phone !== undefined && countryOfPhone(phone) === undefined)
    throw refuseField(
      "validation_failed",
      "/subject/phone",
      "No served country has this dial code.",
    );
  if (dateOfBirth !== undefined && Date.parse(dateOfBirth) > Date.now())
    throw refuseField("validation_failed", "/subject/dateOfBirth", "The date lies in the future.");
}

/** Throws kyc_identity_type_unsupported, or validation_failed for a number that the type cannot have. */
export function checkIdentity(
  { country, type, number }: { country: string; type: string; number: string },
  numberAt: string,
  typeAt: string,
): void {
  const pattern = identityPattern(country, type);
  if (pattern === undefined)
    throw refuseField(
      "kyc_identity_type_unsupported",
      typeAt,
      `${country} has no identity of type ${type}.`,
      { supported: identityTypes(country) },
    );
  if (!pattern.test(number))
    throw refuseField(
      "validation_failed",
      numberAt,
      `A number of type ${type} in ${country} matches ${pattern.source}.`,
    );
  if (hasCheckDigit(country, type) && luhnDigit(number.slice(0, -1)) !== number.slice(-1))
    throw refuseField("validation_failed", numberAt, "The check digit does not fit the number.");
}

function checkPicture(base64: string | undefined, at: string): void {
  if (base64 === undefined) return;
  const head = Buffer.from(base64.slice(0, 16), "base64");
  const isPicture = head.subarray(0, 3).equals(JPEG) || head.subarray(0, 4).equals(PNG);
  if (!isPicture) throw refuseField("validation_failed", at, "This is no JPEG or PNG in base64.");
}

/** `112233444000` becomes `••••••••4000`. */
export function maskNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return "•".repeat(number.length - shown) + number.slice(number.length - shown);
}

/** Nobody but a test may be cleared by a simulator. */
export function requireProvider(livemode: boolean, isSimulated: boolean): void {
  if (livemode && isSimulated)
    throw refuse(
      "identity_provider_unavailable",
      "No identity provider is connected in live mode. Ask the operator to configure one.",
    );
}
