/** `@njia/sdk/money`: amounts in minor units by ISO 4217, on text, never through a fraction. */
export { fromMinorUnits, minorUnitDigits, toMinorUnits } from "./runtime/money.ts";
