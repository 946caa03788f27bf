/** Every operation has one declared tag, summary, description, and examples of its request and of each success body. */
import { answersOf, isSuccess, operations, resolve } from "./support/lookup.js";
import { entries } from "./support/walk.js";

/** @param {any} document */
export default function operationDescribed(document) {
  const declared = (document.tags ?? []).map((/** @type {any} */ tag) => tag.name);
  return operations(document).flatMap((operation) => {
    const { node, path } = operation;
    const id = node.operationId;
    const found = [];
    if (node.tags?.length !== 1 || !declared.includes(node.tags[0]))
      found.push({ message: `${id} needs exactly one of the declared tags.`, path });
    if (!filled(node.summary)) found.push({ message: `${id} needs a summary.`, path });
    if (!filled(node.description)) found.push({ message: `${id} needs a description.`, path });
    for (const [media, content] of entries(resolve(document, node.requestBody)?.content)) {
      if (!exemplified(content))
        found.push({ message: `${id} needs an example of its ${media} request.`, path });
    }
    for (const [status, answer] of answersOf(document, operation)) {
      if (!isSuccess(status)) continue;
      for (const [media, content] of entries(answer?.content)) {
        if (!exemplified(content))
          found.push({ message: `${id} needs an example of its ${status} ${media} answer.`, path });
      }
    }
    return found;
  });
}

/** @param {unknown} text */
function filled(text) {
  return typeof text === "string" && text.trim() !== "";
}

/** @param {any} content */
function exemplified(content) {
  return content.example !== undefined || entries(content.examples).length > 0;
}
