/** Records in requests refuse unknown members: a misspelt limit must be an error, not a limit that is missing. */
import { componentOf, usedSchemas } from "./support/lookup.js";
import { places } from "./support/walk.js";

/** @param {any} document */
export default function closedRequests(document) {
  const { request } = usedSchemas(document);
  return places(document, "schema")
    .filter(
      (place) =>
        request.has(componentOf(place) ?? "") &&
        place.node.properties !== undefined &&
        place.node.additionalProperties !== false,
    )
    .map(({ path }) => ({
      message: "A record in a request needs `additionalProperties: false`.",
      path,
    }));
}
