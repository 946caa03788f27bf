import changelog from "./fr/changelog.json" with { type: "json" };
import errors from "./fr/errors.json" with { type: "json" };
import fields from "./fr/fields.json" with { type: "json" };
import operations from "./fr/operations.json" with { type: "json" };

/** French prose by English sentence; one file per part of the description. */
export const FRENCH: Readonly<Record<string, string>> = {
  ...operations,
  ...fields,
  ...errors,
  ...changelog,
};
