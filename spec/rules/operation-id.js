/** operationIds are unique, in camelCase, and start with a verb, because SDK and CLI names come from them. */
import { operations } from "./support/lookup.js";

/** @param {any} document @param {{ verbs: string[] }} options */
export default function operationId(document, { verbs }) {
  /** @type {Map<string, string>} */
  const first = new Map();
  return operations(document).flatMap(({ node, path, name }) => {
    const id = node.operationId;
    if (typeof id !== "string") return { message: `${name} has no operationId.`, path };
    const at = [...path, "operationId"];
    if (!/^[a-z][a-zA-Z0-9]*$/.test(id)) return { message: `${id} is not in camelCase.`, path: at };
    const verb = /^[a-z]+/.exec(id)?.[0] ?? "";
    if (!verbs.includes(verb))
      return {
        message: `${id} does not start with a known verb; known ones stand in .spectral.yaml.`,
        path: at,
      };
    const other = first.get(id);
    if (other !== undefined) return { message: `${id} is used by ${other} already.`, path: at };
    first.set(id, name);
    return [];
  });
}
