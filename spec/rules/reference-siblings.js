/** OpenAPI 3.0 ignores what stands beside `$ref`; a nullable reference is `nullable: true` with `allOf`. */
import { walk } from "./support/walk.js";

/** @param {any} document */
export default function referenceSiblings(document) {
  return [...walk(document)]
    .filter(({ node }) => typeof node.$ref === "string" && Object.keys(node).length > 1)
    .map(({ node, path }) => ({
      message: `${Object.keys(node)
        .filter((key) => key !== "$ref")
        .join(", ")} beside $ref has no effect; wrap the reference in allOf.`,
      path,
    }));
}
