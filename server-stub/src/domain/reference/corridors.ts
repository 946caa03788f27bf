import { COUNTRIES } from "./countries.ts";
import { RAILS } from "./rails.ts";
import { servesCorridor } from "../routing/eligibility.ts";

/** A pair of countries and currencies that payments can take. */
export interface Corridor {
  readonly id: string;
  readonly object: "corridor";
  readonly sourceCountry: string;
  readonly destinationCountry: string;
  readonly sourceCurrency: string;
  readonly destinationCurrency: string;
  readonly rails: readonly string[];
  readonly active: boolean;
}

/** Demo corridors (domain 7.3), as source-destination countries. */
const PAIRS =
  `CM-GA CM-TD CM-CG GA-CM CG-CM TD-CM CM-CF CM-GQ CM-CM CI-SN SN-ML CI-BF SN-SN KE-UG KE-TZ UG-RW KE-RW RW-RW KE-KE
NG-GH GH-NG NG-KE GH-LR GM-NG ZM-ZW EG-KE NG-NG GH-GH CM-NG CM-SN`.split(/\s+/);

/** Every demo corridor by id. */
export const CORRIDORS: ReadonlyMap<string, Corridor> = new Map(
  PAIRS.map((pair) => corridor(pair)).map((one) => [one.id, one]),
);

function corridor(pair: string): Corridor {
  const [sourceCountry = "", destinationCountry = ""] = pair.split("-");
  const sourceCurrency = COUNTRIES.get(sourceCountry)?.currency ?? "";
  const destinationCurrency = COUNTRIES.get(destinationCountry)?.currency ?? "";
  const ends = { sourceCountry, destinationCountry, sourceCurrency, destinationCurrency };
  const rails = [...RAILS.values()]
    .filter((rail) => rail.kind !== "internal" && servesCorridor(rail, ends) === null)
    .map((rail) => rail.id);
  return {
    id: `${pair}-${sourceCurrency}-${destinationCurrency}`,
    object: "corridor",
    ...ends,
    rails,
    active: true,
  };
}
