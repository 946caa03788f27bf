/** Points in time are RFC 3339 texts (`format: date-time`) whose names end in `At`, or in a word for the end of a span. */
import { places } from "./support/walk.js";
import { words } from "./support/words.js";

/** @param {any} document @param {{ endings: string[] }} options `endings`: last words, besides `at`, that name a point in time */
export default function timeMembers(document, { endings }) {
  return places(document, "schema")
    .filter((place) => place.path.at(-2) === "properties")
    .flatMap(({ node, path, name }) => {
      const isTime = node.type === "string" && node.format === "date-time";
      const last = words(name).at(-1) ?? "";
      if (isTime && last !== "at" && !endings.includes(last))
        return [{ message: `${name} is a point in time: let its name end in At.`, path }];
      if (/[a-z]At$/.test(name) && node.type === "string" && !isTime)
        return [{ message: `${name} needs \`format: date-time\`.`, path }];
      return [];
    });
}
