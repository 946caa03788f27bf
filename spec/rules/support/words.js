/** Splits names into lower-case words: `amountMinorUnits` and `amount-minor_units` both give amount, minor, units. */

/** @param {string} name @returns {string[]} */
export function words(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
}
