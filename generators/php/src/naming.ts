/** How PHP spells the names of the IR. */
import type { AuthScheme, Code, Naming, PlanContext, Scope } from "@njia/generator-core";
import {
  createScope,
  credentialWords,
  readReserved,
  seal,
  splitWords,
  toCase,
} from "@njia/generator-core";

export { ownName, ownPath as path } from "@njia/generator-core";

export const naming: Naming = {
  casing: {
    type: "pascal",
    member: "camel",
    "enum-member": "pascal",
    method: "camel",
    parameter: "camel",
    constant: "screaming",
    module: "pascal",
    file: "pascal",
  },
  reserved: readReserved(new URL("../reserved/", import.meta.url)),
  rescue: (word, role) => {
    const upper = role === "type" || role === "enum-member";
    return /^[0-9]/.test(word) ? `${upper ? "N" : "n"}${word}` : `${word}_`;
  },
};

/** A fresh scope; names of classes and methods differ by more than case, since PHP folds them. */
export function scope(context: PlanContext): Scope {
  return createScope({
    target: "php",
    naming,
    report: context.report,
    caseless: new Set(["type", "method"]),
  });
}

/** The root namespace of a package: `njia/njia` becomes `Njia`, `swagger-petstore` `SwaggerPetstore`. */
export function rootNamespace(packageName: string): Code<"identifier"> {
  const own = packageName.split("/").at(-1) ?? packageName;
  const cased = toCase(splitWords(own), "pascal") || "Client";
  const clash = /^[0-9]/.test(cased) || naming.reserved.type.has(cased);
  return seal(clash ? `Api${cased}` : cased, "identifier");
}

/** The Composer name of a package: `vendor/name`. */
export function composerName(packageName: string): Code<"identifier"> {
  const parts = packageName.split("/").map((part) => toCase(splitWords(part), "kebab") || "client");
  const [vendor = "client", name = vendor] = parts;
  return seal(`${vendor}/${name}`, "identifier");
}

/** The option that carries a credential: `ApiKeyAuth` -> `apiKey`, `SessionAuth` of kind bearer -> `sessionToken`. */
export function optionName({ name, kind }: AuthScheme): Code<"identifier"> {
  const words = credentialWords(name, kind);
  const cased = toCase(words, "camel");
  const clash = CLIENT_OPTIONS.has(cased) || /^[0-9]/.test(cased) || cased === "this";
  return seal(clash ? toCase(["auth", ...words], "camel") : cased, "identifier");
}

const CLIENT_OPTIONS: ReadonlySet<string> = new Set(
  "baseUrl timeout connectTimeout deadline maxRetries maxRetryAfter headers hooks logger logBodies transport seam api".split(
    " ",
  ),
);

/** `withSessionToken` of `sessionToken`. */
export function withMethod(option: Code<"identifier">): Code<"identifier"> {
  return seal(`with${option.slice(0, 1).toUpperCase()}${option.slice(1)}`, "identifier");
}

/** A class name with a suffix of ours. */
export function suffixed(
  name: Code<"identifier">,
  suffix: "Operations" | "Client",
): Code<"identifier"> {
  return seal(`${name}${suffix}`, "identifier");
}

/** A class of ours that every package has. */
export function nameOf(name: "WebhookEvents" | "Fixtures"): Code<"identifier"> {
  return seal(name, "identifier");
}
