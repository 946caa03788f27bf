import type { ClientSession } from "../frame/session.ts";
import type { Picture } from "./picture.ts";

/** Everything that a visitor gives; it stays in memory until it is sent, and nowhere else. */
export interface Given {
  readonly isAgreed: boolean;
  readonly givenNames: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly country: string;
  readonly phone: string;
  readonly line1: string;
  readonly city: string;
  readonly idType: string;
  readonly idNumber: string;
  readonly documentType: string;
  readonly front: Picture | null;
  readonly back: Picture | null;
  readonly selfie: Picture | null;
  readonly frames: readonly Picture[];
}

export const DOCUMENT_TYPES = [
  "national_id",
  "passport",
  "drivers_license",
  "residence_permit",
  "voter_card",
] as const;
/** Has one side only. */
export const ONE_SIDED = "passport";

export type StepName = "consent" | "person" | "number" | "document" | "face";

/** What the widget asks for. */
export interface Plan {
  readonly steps: readonly StepName[];
  readonly asksAddress: boolean;
  /** Without number and document the phone is all there is to look up. */
  readonly needsPhone: boolean;
}

/** The steps that the wanted checks or the wanted tier need; all of them where the business did not say. */
export function planOf({
  config,
  subjectRequired,
}: Pick<ClientSession, "config" | "subjectRequired">): Plan {
  const { checks, requestedTier } = config;
  const wants = (...types: readonly string[]): boolean =>
    checks === null || types.some((type) => checks.includes(type));
  const isFull = requestedTier === null || requestedTier === "tier_3";
  const asksDocument = isFull && wants("document_authenticity", "document_expiry", "face_match");
  const asksFace = isFull && wants("liveness", "face_match");
  const isBare = !subjectRequired && !asksDocument;
  const asksNumber =
    (requestedTier !== "tier_1" && wants("id_number_lookup", "duplicate_identity")) || isBare;
  return {
    steps: [
      "consent",
      ...(subjectRequired ? (["person"] as const) : []),
      ...(asksNumber ? (["number"] as const) : []),
      ...(asksDocument ? (["document"] as const) : []),
      ...(asksFace ? (["face"] as const) : []),
    ],
    asksAddress: subjectRequired && isFull && wants("address"),
    needsPhone: !asksNumber && !asksDocument,
  };
}

/** The body of createClientKyc. */
export function requestOf(
  given: Given,
  plan: Plan,
  around: {
    readonly sessionId: string;
    readonly locale: string;
    readonly now: string;
    readonly msisdn: string | null;
  },
): Readonly<Record<string, unknown>> {
  const has = (step: StepName): boolean => plan.steps.includes(step);
  const { country } = given;
  return {
    ...(has("person")
      ? {
          subject: {
            givenNames: given.givenNames.trim(),
            lastName: given.lastName.trim(),
            country,
            ...(given.dateOfBirth === "" ? {} : { dateOfBirth: given.dateOfBirth }),
            ...(around.msisdn === null ? {} : { phone: around.msisdn }),
            ...(plan.asksAddress
              ? { address: { line1: given.line1.trim(), city: given.city.trim(), country } }
              : {}),
          },
        }
      : {}),
    ...(has("number")
      ? { identity: { country, type: given.idType, number: numberOf(given.idNumber) } }
      : {}),
    ...(has("document") && given.front !== null
      ? {
          document: {
            type: given.documentType,
            frontImage: given.front.base64,
            ...(given.back === null ? {} : { backImage: given.back.base64 }),
          },
        }
      : {}),
    ...(has("face") && given.selfie !== null
      ? {
          selfie: {
            image: given.selfie.base64,
            ...(given.frames.length === 0
              ? {}
              : { livenessFrames: given.frames.map(({ base64 }) => base64) }),
          },
        }
      : {}),
    consent: {
      granted: true,
      grantedAt: around.now,
      purpose: "identity_verification",
      reference: around.sessionId,
      noticeLanguage: around.locale,
    },
  };
}

/** People write numbers with spaces and small letters. */
export const numberOf = (text: string): string => text.replace(/\s/g, "").toUpperCase();
