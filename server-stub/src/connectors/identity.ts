/** The person as the request tells, plain. */
export interface IdentityQuestion {
  readonly givenNames: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
  readonly phone: string | null;
  readonly identity: {
    readonly country: string;
    readonly type: string;
    readonly number: string;
  } | null;
  /** Counts from 1; a provider that was away is asked again. */
  readonly attempt: number;
}

/** What the authority holds. Null members: it does not know. */
export interface IdentityRecord {
  readonly found: boolean;
  readonly givenNames: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  readonly phoneBelongs: boolean | null;
  readonly documentExpired: boolean;
  readonly faceMatches: boolean;
  /** Null: the caller must look for itself. */
  readonly duplicate: boolean | null;
  readonly sanctions: boolean;
  readonly pep: boolean;
}

/** `later`: the authority answers after some seconds; ask again then. */
export type IdentityAnswer =
  | { readonly kind: "record"; readonly record: IdentityRecord }
  | { readonly kind: "later"; readonly seconds: number };

/** An issuing authority, or a service that speaks for it. */
export interface IdentityProvider {
  readonly id: string;
  readonly simulated: boolean;
  authorityOf(country: string): string;
  ask(question: IdentityQuestion): Promise<IdentityAnswer>;
}

const RETRY_SECONDS = 5;
const AUTHORITIES: Readonly<Record<string, string>> = {
  CM: "DGSN",
  NG: "NIMC",
  GH: "NIA",
  KE: "NRB",
  UG: "NIRA",
  RW: "NIDA",
  TZ: "NIDA",
  ZA: "DHA",
};

/** The simulated authority (domain 4.12): the last three characters of the number decide; everybody else is who they say. */
export const identitySimulator: IdentityProvider = {
  id: "identity_simulator",
  simulated: true,
  authorityOf: (country) => `${AUTHORITIES[country] ?? "Registry"} (simulated)`,
  ask: (question) => Promise.resolve(answerOf(question)),
};

function answerOf({
  identity,
  givenNames,
  lastName,
  dateOfBirth,
  phone,
  attempt,
}: IdentityQuestion): IdentityAnswer {
  const script = /0(?:0\d|1[01])$/.exec(identity?.number ?? "")?.[0] ?? null;
  if ((script === "006" || script === "007") && attempt === 1)
    return { kind: "later", seconds: RETRY_SECONDS };
  const record: IdentityRecord = {
    found: script !== "001",
    givenNames: script === "002" ? initialsOf(givenNames) : givenNames,
    lastName,
    dateOfBirth:
      script === "003"
        ? `${new Date().getUTCFullYear() - 16}-01-01`
        : script === "011"
          ? otherDay(dateOfBirth)
          : dateOfBirth,
    phoneBelongs: phone === null ? null : true,
    documentExpired: script === "009",
    faceMatches: script !== "008",
    duplicate: script === null ? null : script === "010",
    sanctions: script === "004",
    pep: script === "005",
  };
  return { kind: "record", record };
}

const initialsOf = (names: string): string =>
  names
    .split(/\s+/)
    .map((name) => name.charAt(0))
    .join(" ");

function otherDay(date: string | null): string {
  const at = new Date(`${date ?? "1990-01-01"}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() - 1, 0, 1);
  return at.toISOString().slice(0, 10);
}
