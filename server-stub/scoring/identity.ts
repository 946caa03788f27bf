import { assess } from "../src/domain/kyc/assess.ts";
import { screen } from "../src/domain/kyc/screening.ts";
import type { KycOrder } from "../src/domain/kyc/types.ts";
import type { Listed } from "../src/domain/kyc/watch-list.ts";
import type { IdentityRecord } from "../src/connectors/identity.ts";
import type { Check } from "./acceptance.ts";
import { Random } from "./simulator/random.ts";

const GIVEN =
  "Moussa Aminata Ibrahim Fatoumata Ousmane Aicha Kwame Ngozi Chukwuemeka Adwoa Wanjiru Otieno Achieng Kamau Tendai Nomvula Thabo Lerato Youssef Khadija Abdoulaye Mariam Djibril Hawa Emmanuel Chantal Jean Marie Patrice Clarisse Babacar Coumba Yaw Efua Sekou Rokia Amadou Bintou Cheikh Ndeye Mohamed Zeinab Hassan Salma Tariq Laila Joao Beatriz Domingos Esperanca".split(
    " ",
  );
const FAMILY =
  "Diallo Traore Keita Coulibaly Sow Ba Ndiaye Fall Diop Sarr Mensah Owusu Boateng Asante Okafor Eze Adeyemi Okonkwo Balogun Abubakar Mwangi Njoroge Odhiambo Wekesa Mutua Nkosi Dlamini Ndlovu Moyo Chikwanda Banda Phiri Mbeki Kabila Tshisekedi Mukendi Ilunga Ngoma Makosso Mboumba Biloa Atangana Fotso Kamga Nguema Obiang Haddad Benali Chaoui Mansour ElSayed Farouk dosSantos Ferreira Quarshie Tchamba Ouedraogo Sawadogo Kabore Zongo".split(
    " ",
  );

/** Another clerk's spelling of a name, or a slip of the fingers: what screening must see through. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ou/, "u"],
  [/Ou/, "U"],
  [/dj/i, "J"],
  [/kh/i, "K"],
  [/y/, "i"],
  [/ai/, "ei"],
  [/ph/i, "f"],
  [/tch/i, "Ch"],
  [/ss/, "s"],
  [/w/, "ou"],
  [/k(?=[aou])/, "c"],
  [/z/, "s"],
  [/ee/, "i"],
  [/h$/, ""],
  [/tsh/i, "Ch"],
];

function variantOf(random: Random, name: string): string {
  const parts = name.split(" ");
  switch (random.index(4)) {
    case 0: {
      const changed = parts.map((part) => {
        const fits = SPELLINGS.filter(([from]) => from.test(part));
        if (fits.length === 0) return part;
        const [from, to] = random.pick(fits);
        return part.replace(from, to);
      });
      return changed.join(" ");
    }
    case 1:
      return [...parts].reverse().join(random.chance(0.5) ? " " : ", ");
    case 2: {
      const at = random.index(parts.length);
      return parts
        .map((part, index) => (index === at && part.length > 4 ? slip(random, part) : part))
        .join(" ");
    }
    default:
      return `${parts[0]?.charAt(0) ?? ""}. ${parts.slice(1).join(" ")}`;
  }
}

/** Two letters changed places, one is missing or doubled; the first letter is never wrong. */
function slip(random: Random, word: string): string {
  const at = 2 + random.index(word.length - 3);
  const [a, b] = [word.charAt(at), word.charAt(at + 1)];
  const kind = random.index(3);
  if (kind === 0) return word.slice(0, at) + b + a + word.slice(at + 2);
  return kind === 1
    ? word.slice(0, at) + word.slice(at + 1)
    : word.slice(0, at) + a + word.slice(at);
}

export interface ScreeningFigures {
  readonly recall: number;
  readonly falseHits: number;
}

/** Screening of a generated list: variants of who is on it, with the date of birth known for most, and people who are not. */
export function screeningFigures(seed: number, persons: number): ScreeningFigures {
  const random = Random.stream(seed, "names");
  const birth = (): string =>
    `${1950 + random.index(55)}-${String(1 + random.index(12)).padStart(2, "0")}-${String(1 + random.index(28)).padStart(2, "0")}`;
  const fullName = (): string => `${random.pick(GIVEN)} ${random.pick(FAMILY)}`;
  const list: Listed[] = Array.from({ length: 200 }, () => ({
    list: "generated",
    name: fullName(),
    aliases: [],
    dateOfBirth: random.chance(0.9) ? birth() : null,
  }));
  const taken = new Set(list.map(({ name }) => name));
  let found = 0;
  let wrong = 0;
  let others = 0;
  for (let index = 0; index < persons; index += 1) {
    const entry = random.pick(list);
    const told = random.chance(0.8) ? (entry.dateOfBirth ?? birth()) : null;
    if (screen(variantOf(random, entry.name), told, [entry]).level !== "clear") found += 1;
    const name = fullName();
    if (taken.has(name)) continue;
    others += 1;
    if (screen(name, birth(), list).level !== "clear") wrong += 1;
  }
  return { recall: found / persons, falseHits: wrong / others };
}

/** The evidence of an applicant; every item from bad to good. */
export interface Evidence {
  readonly found: boolean;
  readonly name: 0 | 1 | 2;
  readonly birthFits: boolean;
  readonly phoneBelongs: boolean;
  readonly documentValid: boolean;
  readonly faceMatches: boolean;
  readonly notSanctioned: boolean;
  readonly notExposed: boolean;
  readonly notDuplicate: boolean;
  readonly adult: boolean;
  /** Pictures that were given at all. */
  readonly hasDocument: boolean;
  readonly hasSelfie: boolean;
  readonly hasLiveness: boolean;
}

const NOW = Date.parse("2026-11-20T00:00:00Z");
const NAMES = ["Chipo Zvakwana", "Amina Bel", "Amina Bello"] as const;

export function assessed(evidence: Evidence): { readonly score: number; readonly rank: number } {
  const [givenNames = "", lastName = ""] = NAMES[2].split(" ");
  const birth = evidence.adult ? "1990-05-05" : "2015-05-05";
  const order: KycOrder = {
    subject: {
      givenNames,
      lastName,
      dateOfBirth: birth,
      phone: "+237677123456",
      country: "CM",
      address: {},
    },
    identity: { country: "CM", type: "CNI", number: "112233445" },
    hasDocument: evidence.hasDocument,
    hasSelfie: evidence.hasSelfie,
    hasLiveness: evidence.hasLiveness,
    checks: null,
    requestedTier: null,
  };
  const [recordGiven = "", recordLast = ""] = NAMES[evidence.name].split(" ");
  const record: IdentityRecord = {
    found: evidence.found,
    givenNames: recordGiven,
    lastName: recordLast,
    dateOfBirth: evidence.birthFits ? birth : evidence.adult ? "1989-01-01" : "2014-01-01",
    phoneBelongs: evidence.phoneBelongs,
    documentExpired: !evidence.documentValid,
    faceMatches: evidence.faceMatches,
    duplicate: !evidence.notDuplicate,
    sanctions: !evidence.notSanctioned,
    pep: !evidence.notExposed,
  };
  const { score, decision } = assess(order, record, { seenWithOthers: false, now: NOW });
  return { score: score ?? 0, rank: ["block", "attention", "clear"].indexOf(decision ?? "block") };
}

/** The bars of the scoring design for identity. */
export function identityChecks(): readonly Check[] {
  const { recall, falseHits } = screeningFigures(401, 5_000);
  const good: Evidence = {
    found: true,
    name: 2,
    birthFits: true,
    phoneBelongs: true,
    documentValid: true,
    faceMatches: true,
    notSanctioned: true,
    notExposed: true,
    notDuplicate: true,
    adult: true,
    hasDocument: true,
    hasSelfie: true,
    hasLiveness: true,
  };
  const stops = (
    [
      ["found", 0],
      ["notSanctioned", 0],
      ["adult", 0],
      ["documentValid", 1],
    ] as const
  ).filter(([item, most]) => assessed({ ...good, [item]: false }).rank <= most).length;
  return [
    {
      part: "identity",
      what: "hard stops stop",
      bar: "4 of 4",
      anchor: "",
      value: `${stops} of 4`,
      passes: stops === 4,
    },
    {
      part: "identity",
      what: "screening recall on other spellings",
      bar: ">= 0.95",
      anchor: "",
      value: recall.toFixed(3),
      passes: recall >= 0.95,
    },
    {
      part: "identity",
      what: "false hits of screening",
      bar: "<= 0.005",
      anchor: "",
      value: falseHits.toFixed(4),
      passes: falseHits <= 0.005,
    },
  ];
}
