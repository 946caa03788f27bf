/** The parts that generated cases share: a call by its least arguments, its success, its target. */
import type { Case } from "./case-file.ts";
import { plain } from "./plain-case.ts";
import type { SpecOperation } from "./spec-examples.ts";
import { isRecord } from "./values.ts";

const session = "svs_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1";

/** Arguments with what the call cannot do without, and this body. */
export function argumentsOf(operation: SpecOperation, body: unknown): Record<string, unknown> {
  return {
    path: Object.fromEntries(operation.pathNames.map((name) => [name, "x_1"])),
    ...(Object.keys(operation.required.query).length > 0
      ? { query: operation.required.query }
      : {}),
    ...(Object.keys(operation.required.header).length > 0
      ? { header: operation.required.header }
      : {}),
    ...(body === undefined ? {} : { body }),
  };
}

export function made(
  operation: SpecOperation,
  tail: string,
  about: string,
  rest: Partial<Case>,
): Case {
  return {
    id: `spec.${operation.id.toLowerCase()}.${tail}`,
    suite: "generated",
    about,
    req: [`spec:${operation.pointer}`],
    ...plain,
    client: { maxRetries: 0, sessionToken: session },
    ...rest,
  };
}

/** The success that the description shows. */
export function successOf({
  id,
  success,
  media,
}: SpecOperation): Readonly<Record<string, unknown>> {
  if (success === 204) return { status: 204 };
  return media === "application/json"
    ? { status: success, example: id }
    : { status: success, text: "text" };
}

/** The target of a call whose path values are all `x_1`, and whose query is of the given form. */
export function targetOf(path: string, query = ".*"): string {
  const target = path.replace(/\{[^}]+\}/g, "x_1");
  return `^${target.replace(/[.*+?^$()|[\]\\]/g, "\\$&")}(\\?${query})?$`;
}

/**
 * A body as it must stand on the wire. A time may be given as the language's own type, which knows the moment and its
 * offset, but not how many zeros its text had behind the point.
 */
export function bodyOnWire(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(bodyOnWire);
  if (isRecord(body))
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, bodyOnWire(value)]),
    );
  return typeof body === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(body)
    ? { $moment: body }
    : body;
}
