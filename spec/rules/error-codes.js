/** Operations name codes of the catalogue only, and document the status of each code they name. */
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
