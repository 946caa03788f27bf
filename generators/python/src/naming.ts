/** How Python spells the names of the IR. */
import type { AuthScheme, Code, Naming, PlanContext, Scope } from "@njia/generator-core";
import {
  createScope,
  credentialWords,
  readReserved,
  seal,
  splitWords,
  toCase,
} from "@njia/generator-core";
import { STANDARD_MODULES } from "./standard-modules.ts";

export { ownName, ownPath as path } from "@njia/generator-core";

export const naming: Naming = {
  casing: {
    type: "pascal",
    member: "snake",
    "enum-member": "screaming",
    method: "snake",
    parameter: "snake",
    constant: "screaming",
    module: "snake",
    file: "snake",
  },
  reserved: readReserved(new URL("../reserved/", import.meta.url)),
  rescue: (word, role) =>
    /^[0-9]/.test(word) ? `${role === "type" ? "N" : "n"}${word}` : `${word}_`,
};

/** A fresh scope of this target. */
export function scope(context: PlanContext): Scope {
  return createScope({ target: "python", naming, report: context.report });
}

/** The import name of a package: `swagger-petstore` becomes `swagger_petstore`. */
export function moduleName(packageName: string): Code<"identifier"> {
  const cased = toCase(splitWords(packageName), "snake") || "client";
  const clash =
    /^[0-9]/.test(cased) || naming.reserved.module.has(cased) || STANDARD_MODULES.has(cased);
  return seal(clash ? `api_${cased}` : cased, "identifier");
}

/** The distribution name of a package: `swagger-petstore`. */
export function distributionName(packageName: string): Code<"identifier"> {
  return seal(moduleName(packageName).replaceAll("_", "-"), "identifier");
}

/** The class name of the client. The runtime has `AsyncClient` itself, so the package `client` gets `ClientApi`. */
export function clientName(packageName: string): Code<"identifier"> {
  const parts = moduleName(packageName).split("_");
  const plain = toCase(parts, "pascal");
  const taken = [plain, `Async${plain}`].some(
    (word) => naming.reserved.type.has(word) || EXPORTED.has(word),
  );
  return seal(taken ? toCase([...parts, "api"], "pascal") : plain, "identifier");
}

/** What the package exports beside the client, as far as types of the document may be called so. */
const EXPORTED: ReadonlySet<string> = new Set(
  "ApiError AsyncPage AsyncTransport AuthenticationError BadRequestError CanceledError ConfigurationError ConflictError ConnectionError DecodingError DeprecationNotice FieldError FilePart Headers Meta NjiaError NotFoundError PaymentRequiredError PermissionDeniedError RateLimit RateLimitError Request RequestEvent Response ResponseEvent RetryEvent Seam ServerError TimeoutError Timestamp Transport TransportError UnprocessableEntityError WebhookSignatureError".split(
    " ",
  ),
);

/** The screaming spelling of an identifier of ours. */
export function screaming(identifier: Code<"identifier">): Code<"identifier"> {
  return seal(toCase(identifier.split("_"), "screaming"), "identifier");
}

/** `Async` before a class name. */
export function asyncName(name: Code<"identifier">): Code<"identifier"> {
  return seal(`Async${name}`, "identifier");
}

/** The private name of a union's codec. */
export function privateName(name: Code<"identifier">): Code<"identifier"> {
  return seal(`_${name}`, "identifier");
}

/** The option that carries a credential: `ApiKeyAuth` -> `api_key`, `SessionAuth` of kind bearer -> `session_token`. */
export function optionName({ name, kind }: AuthScheme): Code<"identifier"> {
  const cased = toCase(credentialWords(name, kind), "snake");
  const clash =
    CLIENT_OPTIONS.has(cased) || naming.reserved.parameter.has(cased) || /^[0-9]/.test(cased);
  return seal(clash ? `auth_${cased}` : cased, "identifier");
}

const CLIENT_OPTIONS: ReadonlySet<string> = new Set(
  "base_url timeout connect_timeout deadline max_retries max_retry_after headers proxy ca_file ssl_context client_cert max_connections log_bodies on_request on_response on_retry seam transport idempotency_key".split(
    " ",
  ),
);
