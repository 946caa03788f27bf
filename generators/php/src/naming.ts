/** How PHP spells the names of the IR. */
import type { Code, Name, Naming, PlanContext, Scope } from "@njia/generator-core";
import {
  createScope,
  readReserved,
  seal,
  shortHash,
  splitWords,
  toCase,
} from "@njia/generator-core";

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

/** A name made of words of ours, as context or as a name of its own. */
export function ownName(...words: readonly string[]): Name {
  return { wire: words.join(" "), words };
}

/** A name with words of ours before it. */
export function prefixed(word: string, name: Name): Name {
  const pinned = name.override?.["php"] ?? name.override?.["default"];
  const own = pinned === undefined ? name.words : splitWords(pinned);
  return { wire: `${word} ${name.wire}`, words: [word, ...own] };
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

/** A path below the output root, from parts that were made by a scope or stand in our source. */
export function path(...parts: readonly string[]): Code<"path"> {
  const text = parts.join("");
  if (!/^[A-Za-z0-9_./-]+$/.test(text)) throw new Error(`E-INTERNAL ${text} is no path of ours`);
  return seal(text, "path");
}

/** The option that carries a credential: `ApiKeyAuth` -> `apiKey`, `SessionAuth` of kind bearer -> `sessionToken`. */
export function optionName(
  name: Name,
  kind: "api-key" | "basic" | "bearer" | "other" | "oauth2",
): Code<"identifier"> {
  const own = kind === "basic" ? name.words : name.words.filter((word) => word !== "auth");
  const isToken = kind === "bearer" || kind === "oauth2" || kind === "other";
  const words =
    isToken && !own.includes("token") ? [...own.filter((word) => word !== "bearer"), "token"] : own;
  const cased = toCase(words.length === 0 ? ["api", "key"] : words, "camel");
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

/** An environment variable of a package: `NJIA_BASE_URL`. */
export function environmentName(root: string, suffix: string): string {
  return `${toCase(splitWords(root), "screaming")}_${suffix}`;
}

/** A class of ours that every package has. */
export function nameOf(name: "WebhookEvents" | "Fixtures"): Code<"identifier"> {
  return seal(name, "identifier");
}

const LONGEST = 80;

/** A name whose file has a legal length everywhere: the first words of a longer one, and a hash of all of them. */
export function bounded(name: Name): Name {
  const cased = toCase(name.words, "pascal");
  if (cased.length <= LONGEST || name.override !== undefined) return name;
  const words: string[] = [];
  for (const word of name.words) {
    if (toCase([...words, word], "pascal").length > LONGEST - 8) break;
    words.push(word);
  }
  return { wire: name.wire, words: [...words, `x${shortHash(name.words.join(" "))}`] };
}
