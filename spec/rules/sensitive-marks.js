/** Names that sound like a secret or identity data say whether they are: logs and SDKs are masked by this mark. */
import { places } from "./support/walk.js";
import { words } from "./support/words.js";

/** @param {any} document @param {{ words: string[], names: string[] }} options */
export default function sensitiveMarks(document, options) {
  return places(document, "schema", "parameter")
    .filter(
      (place) =>
        (place.kind === "parameter" || place.path.at(-2) === "properties") &&
        sounds(place, options),
    )
    .filter(({ node }) => ![true, false, "last4"].includes(node["x-sensitive"]))
    .map(({ name, path }) => ({
      message: `${name} sounds like a secret: mark it x-sensitive: true, last4 or false.`,
      path,
    }));
}

/** @param {import('./support/walk.js').Place} place @param {{ words: string[], names: string[] }} options */
function sounds({ kind, node, name }, options) {
  const textual =
    kind === "parameter" ||
    ["string", "array", "object"].includes(node.type) ||
    node.allOf !== undefined;
  return (
    textual &&
    (options.names.includes(name) || words(name).some((word) => options.words.includes(word)))
  );
}
