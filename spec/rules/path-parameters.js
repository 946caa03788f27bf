/** The id of a resource is called `id` in paths and carries the pattern of its prefix, so a wrong kind of id is seen at once. */
import { operations, parametersOf, resolve } from "./support/lookup.js";

/** @param {any} document @param {{ otherNames: string[], freeIds: string[] }} options */
export default function pathParameters(document, { otherNames, freeIds }) {
  return operations(document).flatMap((operation) => {
    const path = String(operation.path[1]);
    const declared = parametersOf(document, operation).filter(
      (parameter) => parameter.in === "path",
    );
    const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
    const wrong = placeholders.filter((name) => name !== "id" && !otherNames.includes(name ?? ""));
    if (wrong.length > 0)
      return [
        {
          message: `${path}: call the id of a resource \`id\`, not ${wrong.join(", ")}.`,
          path: operation.path,
        },
      ];
    const id = declared.find((parameter) => parameter.name === "id");
    if (id === undefined || freeIds.some((prefix) => path.startsWith(prefix))) return [];
    const pattern = resolve(document, id.schema)?.pattern ?? "";
    return /^\^[a-z]{2,6}_\[0-7\]/.test(pattern)
      ? []
      : [
          {
            message: `${path}: the schema of \`id\` needs the TypeID pattern of its prefix.`,
            path: operation.path,
          },
        ];
  });
}
