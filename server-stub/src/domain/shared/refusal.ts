/** A member of the body that is wrong. `pointer` is an RFC 6901 JSON pointer into it. */
export interface FieldFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** A parameter outside the body that is wrong. */
export interface ParameterFault {
  readonly in: "query" | "header" | "path";
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

/** The facts of a refusal. `code` is one of the catalogue (domain 4.5); the HTTP layer knows its status and titles. */
export interface RefusalFacts {
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly (FieldFault | ParameterFault)[];
  /** Members the catalogue promises for this code, e.g. `available` and `required` for insufficient_funds. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds?: number;
}

/** The domain says no. Nothing was changed, and an idempotency key given with the request is free again. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly facts: RefusalFacts;

  constructor(facts: RefusalFacts, options?: ErrorOptions) {
    super(`${facts.code}: ${facts.detail}`, options);
    this.facts = facts;
  }

  get code(): string {
    return this.facts.code;
  }
}

/** A refusal without further members. */
export function refuse(
  code: string,
  detail: string,
  members?: Readonly<Record<string, unknown>>,
): Refusal {
  return new Refusal(members === undefined ? { code, detail } : { code, detail, members });
}

/** A refusal that points at one member of the body. */
export function refuseField(
  code: string,
  pointer: string,
  message: string,
  members: Readonly<Record<string, unknown>> = {},
): Refusal {
  return new Refusal({ code, detail: message, errors: [{ pointer, code, message }], members });
}

/** Another tenant's, the other mode's and no object at all answer alike. */
export function notFound(resourceType: string, id: string): Refusal {
  return refuse("resource_not_found", `There is no ${resourceType} ${id}.`, { resourceType, id });
}
