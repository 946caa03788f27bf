/** Integers name their width and stay within the range that JSON numbers carry exactly in every language. */
import { places } from "./support/walk.js";

const limit = Number.MAX_SAFE_INTEGER;

/** @param {any} document */
export default function integerBounds(document) {
  return places(document, "schema")
    .filter((place) => place.node.type === "integer")
    .flatMap(({ node, path }) => {
      if (node.format !== "int32" && node.format !== "int64")
        return { message: "An integer needs `format: int32` or `format: int64`.", path };
      if (typeof node.minimum !== "number" || typeof node.maximum !== "number")
        return { message: "An integer needs `minimum` and `maximum`.", path };
      if (node.minimum < -limit || node.maximum > limit)
        return { message: `The bounds of an integer lie within +-${limit}.`, path };
      return [];
    });
}
