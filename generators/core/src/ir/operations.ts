import {
  byCodePoint,
  entries,
  isList,
  isObject,
  own,
  ownList,
  ownObject,
  ownText,
  type ValueObject,
} from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { readRequirement } from "./auth.ts";
import { readBody } from "./bodies.ts";
import { objectAt, tell, type Build } from "./context.ts";
import { declOf } from "./decl.ts";
import { houseRules } from "./house.ts";
import { essence } from "./media.ts";
import { groupOf, methodWords, pinnedMethod, statedId, derivedId } from "./method-names.ts";
import { readPagination, type AnswerSchema } from "./pagination.ts";
import { readParameters, requiredFirst } from "./parameters.ts";
import { assignIds, operationPlaces, type Place } from "./operation-places.ts";
import { pathParts, withPlaceholders } from "./paths.ts";
import { readResponses } from "./responses.ts";
import type {
  AuthScheme,
  ErrorCode,
  MetaHeaders,
  Name,
  Operation,
  OperationId,
  Param,
  Result,
} from "./types.ts";
import { nameOf, wordsOf } from "./words.ts";

/** An operation with the resource it belongs to and the place of its node, for the readers that come after. */
export interface OperationDraft {
  readonly operation: Operation;
  readonly group: readonly Name[];
  readonly at: string;
  readonly node: ValueObject;
  readonly tags: readonly string[];
  readonly pinned: boolean;
}

/** What operations need of the document around them. */
export interface Surroundings {
  readonly schemes: readonly AuthScheme[];
  readonly codes: readonly ErrorCode[];
  readonly headers: MetaHeaders;
  readonly metaNames: ReadonlySet<string>;
}

/** Reads all operations, each as a transaction: one that fails is reported and dropped, the others stay. */
export function readOperations(build: Build, around: Surroundings): readonly OperationDraft[] {
  const places = operationPlaces(build);
  const ids = assignIds(build, places);
  return places.flatMap((place) => {
    try {
      return [
        readOperation(
          build,
          place,
          ids.get(place.at) ?? derivedId(place.method, place.path),
          around,
        ),
      ];
    } catch (error) {
      tell(
        build,
        "E-OPERATION",
        place.at,
        `${place.method} ${place.path} cannot be represented: ${error instanceof Error ? error.message : String(error)}.`,
        "The operation is dropped.",
        "Please report this as a defect of the generator.",
      );
      return [];
    }
  });
}

function readOperation(
  build: Build,
  place: Place,
  id: string,
  around: Surroundings,
): OperationDraft {
  const { node, at, method } = place;
  const path = pathParts(place.path);
  const schemes = around.schemes;
  const auth = readRequirement(build, at, node, schemes);
  const declared = readParameters(build, place.item, { at, value: node });
  const key = declared.find(
    (param) => param.in === "header" && /^idempotency-key$/i.test(param.name.wire),
  );
  const covered = new Set([
    ...headersOfSchemes(schemes, auth),
    around.headers.apiVersion?.header.toLowerCase() ?? "",
  ]);
  const own_ = declared.filter(
    (param) =>
      param !== key && !(param.in === "header" && covered.has(param.name.wire.toLowerCase())),
  );
  const params = requiredFirst(withPlaceholders(build, at, path, own_));
  const mark = ownText(node, "x-idempotent");
  const idempotency =
    mark === "key" || (mark === undefined && key !== undefined)
      ? { header: key?.name.wire ?? "Idempotency-Key", required: key?.required === true }
      : undefined;
  const body = readBody(build, at, node);
  const errorCodes = codesOf(build, at, node, around.codes);
  const { result, success, failures } = readResponses(
    build,
    at,
    node,
    errorCodes,
    around.metaNames,
  );
  const group = groupOf(node, path);
  const pinned = pinnedMethod(node);
  const stated = statedId(node) === id ? id : undefined;
  const words = pinned.words ?? methodWords(stated, group.at(-1) ?? nameOf("root"), method, path);
  const rateClass = ownText(node, "x-sdk-rate-class");
  const pagination = readPagination(build, at, node, params, answerSchema(build, at, node, result));
  const operation: Operation = {
    ...declOf(at, id, node),
    name: nameOf(id, words, pinned.override),
    id: id as OperationId,
    method,
    path,
    params,
    ...(body === undefined ? {} : { body }),
    result,
    success,
    failures,
    auth,
    scopes: scopesOf(node, auth),
    ...(rateClass === undefined ? {} : { rateClass }),
    replay:
      idempotency !== undefined
        ? "with-key"
        : /^(?:GET|HEAD|PUT|DELETE|OPTIONS)$/.test(method) || mark === "natural"
          ? "safe"
          : "unsent-only",
    ...(idempotency === undefined ? {} : { idempotency }),
    ...(pagination === undefined ? {} : { pagination }),
    examples: [],
  };
  if (build.strict) houseRules(build, at, node, key !== undefined);
  return {
    operation,
    group,
    at,
    node,
    tags: ownList(node, "tags").filter((tag): tag is string => typeof tag === "string"),
    pinned: pinned.words !== undefined,
  };
}

function headersOfSchemes(
  schemes: readonly AuthScheme[],
  auth: Operation["auth"],
): readonly string[] {
  const used = new Set(auth.flat().map((part) => part.scheme));
  return schemes.flatMap((scheme) =>
    scheme.kind === "api-key" && scheme.in === "header" && used.has(scheme.name.wire)
      ? [scheme.key.toLowerCase()]
      : [],
  );
}

function scopesOf(node: ValueObject, auth: Operation["auth"]): readonly string[] {
  const stated = own(node, "x-sdk-scopes");
  const scopes = isList(stated)
    ? stated.filter((scope): scope is string => typeof scope === "string")
    : auth.flat().flatMap((part) => part.scopes);
  return [...new Set(scopes)].sort(byCodePoint);
}

function codesOf(
  build: Build,
  at: string,
  node: ValueObject,
  catalogue: readonly ErrorCode[],
): readonly ErrorCode[] {
  return ownList(node, "x-sdk-error-codes")
    .flatMap((code, index) => {
      const known = catalogue.find((entry) => entry.code === code);
      if (known !== undefined) return [known];
      tell(
        build,
        "W-EXTENSION",
        below(at, "x-sdk-error-codes", index),
        `The error code "${String(code)}" is not in x-sdk-errors.`,
        "It is left out.",
        "Add it to the catalogue.",
      );
      return [];
    })
    .sort((a, b) => byCodePoint(a.code, b.code));
}

function answerSchema(
  build: Build,
  at: string,
  node: ValueObject,
  result: Result,
): AnswerSchema | undefined {
  if (result.kind !== "value") return undefined;
  const media = result.contents[0]?.media;
  for (const [status, value] of entries(ownObject(node, "responses"))) {
    if (!/^(?:2\d\d|2XX|default)$/i.test(status) || media === undefined || !isObject(value))
      continue;
    const response = objectAt(build, below(at, "responses", status), value, "A response");
    const match = entries(own(response?.value, "content")).find(
      ([name]) => essence(name) === essence(media),
    );
    const schema = own(match?.[1], "schema");
    if (response !== undefined && match !== undefined && schema !== undefined)
      return { at: below(response.at, "content", match[0], "schema"), schema };
  }
  return undefined;
}

/** The parameters of an operation by wire name, for readers of examples. */
export function paramsByName(params: readonly Param[]): ReadonlyMap<string, Param> {
  return new Map(params.map((param) => [param.name.wire, param]));
}

/** The words that tell an operation from others of its resource when its method name does not. */
export function wholeIdWords(operation: Operation): readonly string[] {
  return wordsOf(operation.id);
}
