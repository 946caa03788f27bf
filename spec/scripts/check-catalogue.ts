/** The error catalogue and the document agree: no code is unknown, none is unused, and problem examples tell the truth. */
import { operations, resolve } from "../rules/support/lookup.js";
import { entries, walk } from "../rules/support/walk.js";
import type { CheckResult, Finding } from "./finding.ts";
import { isObject, objectOf, type Json, type JsonObject } from "./json.ts";
import { toPointer } from "./spectral.ts";

/** `document` is the bundle. */
export function checkCatalogue(document: JsonObject): CheckResult {
  const catalogue = objectOf(document["x-sdk-errors"]);
  const findings = [...unusedCodes(document, catalogue), ...wrongProblems(document, catalogue)];
  return { name: "catalogue", findings, checked: `${Object.keys(catalogue).length} error codes` };
}

function unusedCodes(document: JsonObject, catalogue: JsonObject): Finding[] {
  const named = new Set(
    operations(document).flatMap(
      ({ node }) => (node["x-sdk-error-codes"] as string[] | undefined) ?? [],
    ),
  );
  return Object.entries(catalogue)
    .filter(([code, entry]) => objectOf(entry)["everywhere"] !== true && !named.has(code))
    .map(([code]) => ({
      at: `/x-sdk-errors/${code}`,
      message: "No operation names this code; remove it, name it, or mark it everywhere: true.",
    }));
}

function wrongProblems(document: JsonObject, catalogue: JsonObject): Finding[] {
  return [...walk(document)]
    .filter(({ kind, name }) => kind === "mediaType" && name === "application/problem+json")
    .flatMap(({ node, path }) => {
      const values: [string, Json | undefined][] = [
        ...("example" in node
          ? [[`${toPointer(path)}/example`, node["example"] as Json] as [string, Json]]
          : []),
        ...entries(node["examples"]).map(
          ([name, each]) =>
            [`${toPointer(path)}/examples/${name}`, resolve(document, each)?.value as Json] as [
              string,
              Json,
            ],
        ),
      ];
      return values.flatMap(([at, value]) =>
        wrongProblem(at, objectOf(value), catalogue, String(path.at(-3))),
      );
    });
}

function wrongProblem(
  at: string,
  problem: JsonObject,
  catalogue: JsonObject,
  status: string,
): Finding[] {
  const code = String(problem["code"]);
  const entry = catalogue[code];
  if (!isObject(entry)) return [{ at, message: `The code ${code} is not in the catalogue.` }];
  const found: string[] = [];
  for (const key of ["status", "title"] as const) {
    if (problem[key] !== entry[key])
      found.push(`${key} is ${String(problem[key])}, the catalogue says ${String(entry[key])}`);
  }
  // no_eligible_rail is retryable when all its reasons are temporary; the catalogue holds the general case.
  if (problem["retryable"] !== entry["retryable"] && code !== "no_eligible_rail")
    found.push(`retryable is ${String(problem["retryable"])}`);
  if (!String(problem["type"]).endsWith(`/errors/${code}`))
    found.push(`type does not end in /errors/${code}`);
  if (/^\d{3}$/.test(status) && String(problem["status"]) !== status)
    found.push(`it stands under ${status}`);
  const known = new Set([
    "type",
    "title",
    "status",
    "detail",
    "instance",
    "code",
    "retryable",
    "requestId",
    "errors",
    ...Object.keys(objectOf(entry["members"])),
  ]);
  const stray = Object.keys(problem).filter((key) => !known.has(key));
  if (stray.length > 0) found.push(`the catalogue lists no member ${stray.join(", ")}`);
  return found.map((message) => ({ at, message: `${code}: ${message}.` }));
}
