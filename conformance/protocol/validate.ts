/** Checks every line of both sides against the protocol's schema; a driver author sees what is wrong with which line. */
import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import { load } from "js-yaml";

const schema = load(
  readFileSync(new URL("protocol.schema.yaml", import.meta.url), "utf8"),
) as object;

const ajv = new Ajv({ strict: false, allErrors: false });
ajv.addSchema(schema, "protocol");

function compile(side: "request" | "reply"): ValidateFunction {
  const validate = ajv.getSchema(`protocol#/definitions/${side}`);
  if (validate === undefined) throw new Error(`protocol.schema.yaml defines no "${side}"`);
  return validate;
}

const validators = { request: compile("request"), reply: compile("reply") };

/** Returns null for a valid line, else one sentence that says what is wrong. */
export function protocolFault(side: "request" | "reply", line: unknown): string | null {
  const validate = validators[side];
  if (validate(line)) return null;
  const errors = validate.errors ?? [];
  const depth = Math.max(0, ...errors.map((error) => error.instancePath.length));
  const deepest = errors.findLast((error) => error.instancePath.length === depth);
  const where = deepest?.instancePath === "" ? "/" : (deepest?.instancePath ?? "/");
  return `${side} ${where}: ${deepest?.message ?? "matches no message of the protocol"}`;
}
