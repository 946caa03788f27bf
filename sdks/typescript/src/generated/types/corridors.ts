// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { CountryCode } from "../types/shared.ts";
import type { Wire } from "../wire.ts";

/** A pair of countries and currencies between which payments run. */
export interface Corridor extends Wire<"Corridor"> {}

/** The cost history of a corridor over the 24 hours before `asOf`, as the routing uses it. */
export interface CorridorCost extends Wire<"CorridorCost"> {}

/** One rail in one hour of the window. */
export interface CorridorCostPoint extends Wire<"CorridorCostPoint"> {}

/** Source country, destination country, source currency, destination currency. */
export type CorridorId = Wire<"CorridorId">;

/** One page of corridors, in order of their ids. */
export interface CorridorList extends Wire<"CorridorList"> {}

/**
 * What one rail really charged on the corridor within the window, and how it did.
 *
 * Observations count less the older they are, half after 6 hours.
 */
export interface CorridorRailCost extends Wire<"CorridorRailCost"> {}

/** Parameters of {@link costs}: Read the cost history of a corridor */
export interface CorridorsCostsParams {
  /** End of the window; now without it. */
  asOf?: DateTime | Date;
}

/** Parameters of {@link list}: List corridors */
export interface CorridorsListParams {
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
  /** Only corridors from this country. */
  sourceCountry?: CountryCode;
  /** Only corridors to this country. */
  destinationCountry?: CountryCode;
  /** Only corridors that accept payments, or only those that do not. */
  active?: boolean;
}
