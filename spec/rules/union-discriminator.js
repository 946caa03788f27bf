/** Every union says which property tells its members apart, and maps each value to a member. */
import { references } from "./support/lookup.js";
import { entries, places } from "./support/walk.js";

/** @param {any} document */
export default function unionDiscriminator(document) {
  return places(document, "schema").flatMap(({ node, path }) => {
    const branches =
      node.oneOf ?? (node.anyOf ?? []).filter((/** @type {any} */ branch) => !isConstraint(branch));
    if (branches.length === 0) return [];
    const mapping = entries(node.discriminator?.mapping);
    if (node.discriminator?.propertyName === undefined || mapping.length === 0)
      return [{ message: "A union needs a discriminator with a mapping.", path }];
    const members = branches.flatMap((/** @type {any} */ branch) => references(branch));
    const stray = mapping.filter(([, target]) => !members.includes(target)).map(([value]) => value);
    const unreachable = members.filter(
      (/** @type {string} */ member) => !mapping.some(([, target]) => target === member),
    );
    if (stray.length > 0)
      return [
        {
          message: `The discriminator maps ${stray.join(", ")} to something outside the union.`,
          path,
        },
      ];
    if (unreachable.length > 0)
      return [
        { message: `No value of the discriminator leads to ${unreachable.join(", ")}.`, path },
      ];
    return [];
  });
}

/** A branch that only varies `required` limits the record around it and is no member of a union. @param {any} branch */
function isConstraint(branch) {
  return Object.keys(branch).every((key) => key === "required");
}
