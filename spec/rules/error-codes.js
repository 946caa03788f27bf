/** Operations name their own codes of the catalogue, not those that any operation may answer, and document the status of each. */
import { operations } from "./support/lookup.js";

/** @param {any} document */
export default function errorCodes(document) {
  const catalogue = document["x-sdk-errors"] ?? {};
  return operations(document).flatMap(({ node, path }) => {
    const codes = node["x-sdk-error-codes"];
    if (!Array.isArray(codes))
      return [{ message: `${node.operationId} needs x-sdk-error-codes.`, path }];
    return codes.flatMap((code) => {
      const entry = catalogue[code];
      if (entry === undefined)
        return [{ message: `${node.operationId}: ${code} is not in the catalogue.`, path }];
      if (entry.everywhere === true)
        return [
          {
            message: `${node.operationId}: any operation may answer ${code}; do not name it.`,
            path,
          },
        ];
      if (entry.item !== true && node.responses?.[entry.status] === undefined)
        return [
          {
            message: `${node.operationId} may answer ${code} but documents no ${entry.status}.`,
            path,
          },
        ];
      return [];
    });
  });
}
