/** Every value of an enum is explained, and nothing else is. */
import { places } from "./support/walk.js";

/** @param {any} document */
export default function enumDescriptions(document) {
  return places(document, "schema")
    .filter((place) => Array.isArray(place.node.enum))
    .flatMap(({ node, path, name }) => {
      const explained = node["x-sdk-enum"] ?? {};
      const values = node.enum.filter((/** @type {unknown} */ value) => value !== null).map(String);
      const missing = values.filter(
        (/** @type {string} */ value) => !explained[value]?.description,
      );
      const stray = Object.keys(explained).filter((value) => !values.includes(value));
      if (missing.length > 0)
        return [{ message: `${name}: x-sdk-enum does not describe ${missing.join(", ")}.`, path }];
      if (stray.length > 0)
        return [
          {
            message: `${name}: x-sdk-enum describes ${stray.join(", ")}, which the enum does not have.`,
            path,
          },
        ];
      return [];
    });
}
