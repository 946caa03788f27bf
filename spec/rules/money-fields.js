/**
 * Money is an integer in minor units, in a field named `amountMinorUnits` with `currency` beside it; never a decimal,
 * never a string, and under no other name (but the deprecated `amount`).
 */
import { componentOf } from "./support/lookup.js";
import { places } from "./support/walk.js";
import { words } from "./support/words.js";

/**
 * @param {any} document
 * @param {{ words: string[], counts: string[], currencyElsewhere: string[] }} options
 *   `words`: last words of names that sound like money; `counts`: schemas of mere counts; `currencyElsewhere`: schemas whose currency is fixed by another object
 */
export default function moneyFields(document, options) {
  return places(document, "schema").flatMap((place) => [
    ...(options.counts.includes(componentOf(place) ?? "") ? [] : wrongName(place, options.words)),
    ...noCurrency(place, options.currencyElsewhere),
  ]);
}

/** @param {import('./support/walk.js').Place} place @param {string[]} moneyWords */
function wrongName({ node, path, name }, moneyWords) {
  const last = path.at(-1);
  const isMember = path.at(-2) === "properties" || path.at(-1) === "schema";
  if (!isMember || last === undefined) return [];
  if (name === "amountMinorUnits") {
    return node.type === "integer" && node.format === "int64"
      ? []
      : [{ message: "amountMinorUnits is an integer with format int64.", path }];
  }
  const carriesNumber =
    ["integer", "number"].includes(node.type) ||
    (node.type === "string" && node.format === "decimal");
  const soundsLikeMoney = moneyWords.includes(words(name).at(-1) ?? "");
  if (!carriesNumber || !soundsLikeMoney || (name === "amount" && node.deprecated === true))
    return [];
  return [
    { message: `${name} looks like money: use a Money, or amountMinorUnits with currency.`, path },
  ];
}

/** @param {import('./support/walk.js').Place} place @param {string[]} elsewhere */
function noCurrency(place, elsewhere) {
  const { node, path } = place;
  if (node.properties?.amountMinorUnits === undefined || node.properties.currency !== undefined)
    return [];
  if (elsewhere.includes(componentOf(place) ?? "")) return [];
  return [
    {
      message:
        "amountMinorUnits needs `currency` beside it; where the currency is fixed elsewhere, list the schema in .spectral.yaml.",
      path,
    },
  ];
}
