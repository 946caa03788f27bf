/** Every operation names its scopes (an empty list where none is needed) and its rate class, both from the known ones. */
import { operations } from "./support/lookup.js";

/** @param {any} document */
export default function accessMarks(document) {
  const scopes = document.components?.schemas?.Scope?.enum ?? [];
  const classes = document.components?.schemas?.RateClass?.enum ?? [];
  return operations(document).flatMap(({ node, path }) => {
    const wanted = node["x-sdk-scopes"];
    if (!Array.isArray(wanted))
      return [{ message: `${node.operationId} needs x-sdk-scopes.`, path }];
    const unknown = wanted.filter((scope) => !scopes.includes(scope));
    if (unknown.length > 0)
      return [{ message: `${node.operationId}: no such scope: ${unknown.join(", ")}.`, path }];
    if (!classes.includes(node["x-sdk-rate-class"]))
      return [
        { message: `${node.operationId} needs x-sdk-rate-class: ${classes.join(", ")}.`, path },
      ];
    const isPublic = Array.isArray(node.security) && node.security.length === 0;
    if (isPublic && wanted.length > 0)
      return [{ message: `${node.operationId} is public and cannot need scopes.`, path }];
    return [];
  });
}
