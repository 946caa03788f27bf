import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import formats from "ajv-formats";
import { notFound, Refusal } from "../domain/shared/refusal.ts";
import { RESOURCE_TYPES, type Prefix } from "../domain/shared/typeid.ts";
import { COMMON_HEADERS, REQUESTS, SCHEMAS } from "../generated/validators.ts";
import { checkAmounts } from "./amounts.ts";
import type { DeprecatedUse } from "./deprecations.ts";
import type { Fault } from "./faults.ts";
import { faultsOf } from "./faults.ts";
import { isInstant } from "./instants.ts";
import { unstorableParameters } from "./storable.ts";
import { isCheckedLater, sizeFault } from "./bulk-items.ts";
import type { OperationFacts } from "./operation.ts";
import type { JsonSchema, RequestSchemas } from "./validator-tables.ts";

/** A request as it arrived, after JSON was read. */
export interface RawRequest {
  readonly params: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A request that keeps every rule of its schema: parameters as values, defaults filled in. The body is as it was sent. */
export interface CheckedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly uses: readonly DeprecatedUse[];
}

type Checker = (raw: RawRequest) => CheckedInput;
const MAX_FAULTS = 50;

// The schemas come from our own document, whose lint holds more rules than ajv's strict mode knows.
const common = {
  allErrors: true,
  discriminator: true,
  strict: false,
  ownProperties: true,
} as const;
const bodies = new Ajv(common);
const parameters = new Ajv({ ...common, coerceTypes: true, useDefaults: true });
for (const ajv of [bodies, parameters]) {
  formats.default(ajv);
  ajv.addFormat("date-time", isInstant);
  for (const [name, schema] of Object.entries<JsonSchema>(SCHEMAS)) ajv.addSchema(schema, name);
}
const commonHeaders = parameters.compile(COMMON_HEADERS);

/** Makes the validator of an operation. It throws a Refusal: validation_failed, unknown_field, amount_*, resource_not_found. */
export function checkerFor(operation: OperationFacts): Checker {
  const schemas = (REQUESTS as Readonly<Record<string, RequestSchemas>>)[operation.id];
  if (schemas === undefined) throw new Error(`there is no validator for ${operation.id}`);
  const compile = (ajv: Ajv, schema: JsonSchema | null): ValidateFunction | null =>
    schema === null ? null : ajv.compile(schema);
  const compileAll = () => ({
    params: compile(parameters, schemas.params),
    query: compile(parameters, schemas.query),
    headers: compile(parameters, schemas.headers),
    body: compile(bodies, schemas.body),
  });
  let compiled: ReturnType<typeof compileAll> | null = null;
  const sought = soughtType(schemas.params);
  return (raw) => {
    // At the first request: all operations together would take half a second of every start.
    const { params, query, headers, body } = (compiled ??= compileAll());
    const lists = Object.fromEntries(
      operation.lists.flatMap((name) =>
        typeof raw.query[name] === "string" ? [[name, raw.query[name].split(",")]] : [],
      ),
    );
    const input = {
      params: { ...(raw.params as Readonly<Record<string, unknown>>) },
      query: { ...raw.query, ...lists },
      headers: { ...raw.headers },
    };
    const amounts = checkAmounts(raw.body, operation.renamed);
    const faults: Fault[] = [
      ...check(params, input.params, "path"),
      ...unstorableParameters(input.params, "path"),
      ...check(query, input.query, "query"),
      ...unstorableParameters(input.query, "query"),
      ...check(commonHeaders, input.headers, "header"),
      ...check(headers, input.headers, "header"),
      ...amounts.faults.map((fault) => ({ ...fault, in: "body" as const })),
      ...checkBody(
        operation,
        body,
        raw.body,
        new Set(amounts.faults.map(({ pointer }) => pointer)),
      ),
    ];
    const ours = faults.filter((fault) => !isCheckedLater(operation.id, fault));
    if (ours.length > 0) throw refusalOf(operation, sought, ours, raw);
    return { ...input, body: raw.body, uses: amounts.uses };
  };
}

/** Holds a value against a named schema of the document; the faults, in the order they were found. */
export function schemaChecker(name: string): (value: unknown) => readonly Fault[] {
  const validate = bodies.compile({ $ref: name });
  return (value) => check(validate, value, "body");
}

function check(
  validate: ValidateFunction | null | undefined,
  value: unknown,
  place: "path" | "query" | "header" | "body",
): readonly Fault[] {
  if (validate === null || validate === undefined || validate(value)) return [];
  return faultsOf((validate.errors ?? []) as readonly ErrorObject[], place);
}

function checkBody(
  operation: OperationFacts,
  validate: ValidateFunction | null,
  body: unknown,
  known: ReadonlySet<string>,
): readonly Fault[] {
  if (operation.body === null) {
    const isEmpty =
      body === undefined ||
      body === null ||
      (typeof body === "object" && Object.keys(body).length === 0);
    return isEmpty
      ? []
      : [
          {
            in: "body",
            pointer: "",
            code: "unknown_field",
            message: "This operation takes no body.",
          },
        ];
  }
  if (body === undefined)
    return operation.body.required
      ? [{ in: "body", pointer: "", code: "required", message: "The body is missing. Send JSON." }]
      : [];
  return check(validate, body, "body").filter(
    (fault) =>
      !(
        "pointer" in fault &&
        (known.has(fault.pointer) || isAmountChoice(operation, fault, known))
      ),
  );
}

/** "Give amountMinorUnits or amount" is already said in better words. */
function isAmountChoice(
  operation: OperationFacts,
  fault: Fault & { readonly pointer: string },
  known: ReadonlySet<string>,
): boolean {
  return (
    fault.code === "required_any" &&
    operation.renamed.some(({ to }) => known.has(`${fault.pointer}/${to}`))
  );
}

/** Facts about a person that must never influence a score (domain 3.8), however they are spelt. */
const PROHIBITED =
  /^(gender|sex|religion|ethnicity|ethnicgroup|race|tribe|maritalstatus|health|healthstatus|politicalopinion|contacts|contactlist|messages|messagecontent|sms)$/;

function isProhibited(operation: OperationFacts, fault: Fault): boolean {
  if (fault.code !== "unknown_field" || !("pointer" in fault)) return false;
  const name = fault.pointer.split("/").at(-1) ?? "";
  return (
    operation.codes.includes("prohibited_input") &&
    PROHIBITED.test(name.toLowerCase().replace(/[^a-z]/g, ""))
  );
}

function refusalOf(
  operation: OperationFacts,
  sought: string,
  faults: readonly Fault[],
  raw: RawRequest,
): Refusal {
  const size = sizeFault(operation.id, faults, raw.body);
  if (size !== null)
    return new Refusal({
      code: "bulk_size_exceeded",
      detail: `The bulk payment holds ${size.received} items; at most ${size.max} are allowed. Split it.`,
      errors: faults,
      members: { ...size },
    });
  const malformedId = faults.find(
    (fault) => fault.in === "path" && "name" in fault && fault.name === "id",
  );
  if (malformedId !== undefined) {
    const id = String((raw.params as { readonly id?: unknown }).id);
    return notFound(sought, id.slice(0, 64));
  }
  const prohibited = faults.filter((fault) => isProhibited(operation, fault));
  if (prohibited.length > 0) {
    const errors = prohibited.map((fault) => ({ ...fault, code: "prohibited_input" }));
    const names = errors.map((fault) => ("pointer" in fault ? fault.pointer : fault.name));
    return new Refusal({
      code: "prohibited_input",
      detail: `${names.join(", ")} must not be used for this; leave it out.`,
      errors,
    });
  }
  const amount = faults.find((fault) => fault.code.startsWith("amount_"));
  const isUnknownOnly = faults.every((fault) => fault.code === "unknown_field");
  const code = amount?.code ?? (isUnknownOnly ? "unknown_field" : "validation_failed");
  const [first] = faults;
  const detail =
    faults.length === 1
      ? (first?.message ?? "")
      : `${first?.message ?? ""} There are ${faults.length - 1} more faults; see errors.`;
  return new Refusal({ code, detail, errors: faults.slice(0, MAX_FAULTS) });
}

/** What the path's id stands for: a malformed id has to answer like any other that nobody has. */
function soughtType(params: JsonSchema | null): string {
  const { id } = (params?.["properties"] ?? {}) as { readonly id?: { readonly pattern?: string } };
  const prefix = /^\^([a-z]+)_/.exec(id?.pattern ?? "")?.[1] ?? "";
  return RESOURCE_TYPES[prefix as Prefix] ?? "resource";
}
