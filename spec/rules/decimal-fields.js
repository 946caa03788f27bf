/** Decimals travel as strings with `format: decimal`; `number` is for measures (ratios, coordinates, seconds) and says `format: double`. */
import { componentOf } from "./support/lookup.js";
import { places } from "./support/walk.js";
import { words } from "./support/words.js";

/**
 * @param {any} document
 * @param {{ measures: string[], statistics: string[] }} options `measures`: words in names of measures; `statistics`: schemas that hold nothing else
 */
export default function decimalFields(document, { measures, statistics }) {
  return places(document, "schema")
    .filter((place) => place.node.type === "number")
    .flatMap((place) => {
      const { node, path, name } = place;
      if (node.format !== "double")
        return [
          {
            message: `${name}: a number needs \`format: double\`; exact decimals are strings with \`format: decimal\`.`,
            path,
          },
        ];
      const isMeasure =
        words(name).some((word) => measures.includes(word)) ||
        statistics.includes(componentOf(place) ?? "");
      return isMeasure
        ? []
        : [
            {
              message: `${name} is not named like a measure; use a string with \`format: decimal\`.`,
              path,
            },
          ];
    });
}
