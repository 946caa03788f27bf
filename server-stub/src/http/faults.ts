import type { ErrorObject } from "ajv";
import type { FieldFault, ParameterFault } from "../domain/shared/refusal.ts";

/** One faulty value, as a problem lists it: in the body by pointer, elsewhere by name. */
export type Fault = (FieldFault & { readonly in: "body" }) | ParameterFault;

/** ajv's findings in the words of the API. Alternatives are folded into one fault, so that a caller reads one cause once. */
export function faultsOf(errors: readonly ErrorObject[], place: Fault["in"]): readonly Fault[] {
  const choices = errors.filter((error) => error.keyword === "anyOf");
  const faults = errors.flatMap((error): readonly Fault[] => {
    if (error.keyword === "anyOf") return choiceFault(error, errors, place);
    const choice = choices.find(
      (one) =>
        error.instancePath === one.instancePath &&
        error.schemaPath.startsWith(`${one.schemaPath}/`),
    );
    const isPartOfChoice =
      choice !== undefined &&
      (error.keyword === "required" ||
        (error.keyword === "type" && error.params["type"] === "null"));
    return isPartOfChoice ? [] : [faultAt(place, pathOf(error), codeOf(error), messageOf(error))];
  });
  const seen = new Set<string>();
  return faults.filter((fault) => {
    const key = `${"pointer" in fault ? fault.pointer : fault.name} ${fault.code}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** A choice of required members becomes one fault; where a value or null was allowed, the value's own faults say enough. */
function choiceFault(
  choice: ErrorObject,
  errors: readonly ErrorObject[],
  place: Fault["in"],
): readonly Fault[] {
  const parts = errors.filter(
    (error) =>
      error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
      error.instancePath === choice.instancePath,
  );
  const names = parts
    .filter((error) => error.keyword === "required")
    .map((error) => String(error.params["missingProperty"]));
  if (names.length === 0 || names.length !== parts.length) return [];
  return [faultAt(place, choice.instancePath, "required_any", `Give ${names.join(" or ")}.`)];
}

function faultAt(place: Fault["in"], pointer: string, code: string, message: string): Fault {
  if (place === "body") return { in: "body", pointer, code, message };
  return { in: place, name: pointer.split("/")[1] ?? "", code, message };
}

/** RFC 6901; ajv escapes what stands in `instancePath` already. */
function pathOf(error: ErrorObject): string {
  const member =
    error.keyword === "required"
      ? error.params["missingProperty"]
      : error.keyword === "additionalProperties"
        ? error.params["additionalProperty"]
        : undefined;
  if (error.keyword === "discriminator")
    return `${error.instancePath}/${String(error.params["tag"])}`;
  return typeof member === "string"
    ? `${error.instancePath}/${member.replace(/~/g, "~0").replace(/\//g, "~1")}`
    : error.instancePath;
}

function codeOf(error: ErrorObject): string {
  switch (error.keyword) {
    case "additionalProperties":
      return "unknown_field";
    case "const":
    case "discriminator":
      return "enum";
    default:
      return error.keyword;
  }
}

function messageOf(error: ErrorObject): string {
  const name = pathOf(error).split("/").at(-1) ?? "";
  const what = name === "" ? "The body" : name;
  switch (error.keyword) {
    case "required":
      return `${what} is required.`;
    case "additionalProperties":
      return `${what} is not known here. Check the spelling.`;
    case "type":
      return `${what} must be of type ${String(error.params["type"])}.`;
    case "enum":
      return `${what} must be one of ${listed(error.params["allowedValues"])}.`;
    case "const":
      return `${what} must be ${JSON.stringify(error.params["allowedValue"])}.`;
    case "discriminator":
      return `${what} names none of the known kinds.`;
    case "pattern":
      return `${what} must match ${String(error.params["pattern"])}.`;
    case "format":
      return `${what} must be a valid ${String(error.params["format"])}.`;
    case "minimum":
      return `${what} must be at least ${String(error.params["limit"])}.`;
    case "maximum":
      return `${what} must be at most ${String(error.params["limit"])}.`;
    case "minProperties":
      return `${what} must have at least ${String(error.params["limit"])} member.`;
    default:
      return `${what} ${error.message ?? "is not allowed"}.`;
  }
}

const listed = (values: unknown): string =>
  Array.isArray(values) ? values.slice(0, 30).join(", ") : "";
