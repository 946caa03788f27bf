/** A record may hold an inline record, but no further one inside it: deeper structures get a name of their own. */
import { places } from "./support/walk.js";

/** @param {any} document */
export default function inlineRecords(document) {
  return places(document, "schema")
    .filter((place) => isRecordSchema(place) && recordsAbove(place) >= 2)
    .map(({ path, name }) => ({
      message: `${name} is an inline record more than one level deep; move it to a schema file.`,
      path,
    }));
}

/** @param {import('./support/walk.js').Place} place */
function isRecordSchema(place) {
  return place.node.properties !== undefined;
}

/** @param {import('./support/walk.js').Place} place @returns {number} */
function recordsAbove(place) {
  const above = place.parent;
  return above === undefined ? 0 : recordsAbove(above) + (isRecordSchema(above) ? 1 : 0);
}
