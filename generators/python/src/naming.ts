/** How Python spells the names of the IR. */
import type { Code, Name, Naming, PlanContext, Scope } from "@njia/generator-core";
import { createScope, readReserved, seal, splitWords, toCase } from "@njia/generator-core";
import { STANDARD_MODULES } from "./standard-modules.ts";

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

/** A name made of words of ours, as context or as a name of its own. */
export function ownName(...words: readonly string[]): Name {
  return { wire: words.join(" "), words };
}

/** A name with further words of ours behind it. */
export function extended(name: Name, ...words: readonly string[]): Name {
  const pinned = name.override?.["python"] ?? name.override?.["default"];
  const own = pinned === undefined ? name.words : splitWords(pinned);
  return { wire: `${name.wire} ${words.join(" ")}`, words: [...own, ...words] };
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

/** A path below the output root, from parts that were made by a scope or stand in our source. */
export function path(...parts: readonly string[]): Code<"path"> {
  const text = parts.join("");
  if (!/^[A-Za-z0-9_.@/-]+$/.test(text)) throw new Error(`E-INTERNAL ${text} is no path of ours`);
  return seal(text, "path");
}

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
export function optionName(
  name: Name,
  kind: "api-key" | "basic" | "bearer" | "other" | "oauth2",
): Code<"identifier"> {
  const own = kind === "basic" ? name.words : name.words.filter((word) => word !== "auth");
  const isToken = kind === "bearer" || kind === "oauth2" || kind === "other";
  const words =
    isToken && !own.includes("token") ? [...own.filter((word) => word !== "bearer"), "token"] : own;
  const cased = toCase(words.length === 0 ? ["api", "key"] : words, "snake");
  const clash =
    CLIENT_OPTIONS.has(cased) || naming.reserved.parameter.has(cased) || /^[0-9]/.test(cased);
  return seal(clash ? `auth_${cased}` : cased, "identifier");
}

const CLIENT_OPTIONS: ReadonlySet<string> = new Set(
  "base_url timeout connect_timeout deadline max_retries max_retry_after headers proxy ca_file ssl_context client_cert max_connections log_bodies on_request on_response on_retry seam transport idempotency_key".split(
    " ",
  ),
);

/** An environment variable of a package: `NJIA_BASE_URL`. */
export function environmentName(packageModule: string, suffix: string): string {
  return `${toCase(packageModule.split("_"), "screaming")}_${suffix}`;
}
