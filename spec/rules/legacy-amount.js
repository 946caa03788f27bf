/**
 * Until 3.0 every request record with an amount also takes the deprecated `amount`: no call may break before the
 * announced date. Answers never have it.
 */
import { componentOf, usedSchemas } from "./support/lookup.js";
import { places } from "./support/walk.js";

/** @param {any} document @param {{ except: string[] }} options */
export default function legacyAmount(document, { except }) {
  const { request, response } = usedSchemas(document);
  return places(document, "schema")
    .filter((place) => place.path.length === 3 && place.node.properties !== undefined)
    .flatMap((place) => {
      const { node, path } = place;
      const name = componentOf(place) ?? "";
      const legacy = node.properties.amount?.deprecated === true;
      if (response.has(name) && legacy)
        return [
          {
            message: `${name} is part of an answer and must not have the deprecated amount.`,
            path,
          },
        ];
      if (
        !request.has(name) ||
        except.includes(name) ||
        node.properties.amountMinorUnits === undefined
      )
        return [];
      if (!legacy)
        return [
          {
            message: `${name} needs the deprecated amount beside amountMinorUnits until 3.0.`,
            path,
          },
        ];
      if (
        (node.required ?? []).some((/** @type {string} */ field) =>
          ["amount", "amountMinorUnits"].includes(field),
        )
      ) {
        return [
          {
            message: `${name}: neither name of the amount can be required by itself; use anyOf.`,
            path,
          },
        ];
      }
      return [];
    });
}
