/** How Java spells the names of the IR. */
import type { Code, Name, Naming, PlanContext, Scope } from "@njia/generator-core";
import {
  createScope,
  readReserved,
  seal,
  splitWords,
  toCase,
  wordsFor,
} from "@njia/generator-core";

export { ownName, ownPath as path } from "@njia/generator-core";

export const naming: Naming = {
  casing: {
    type: "pascal",
    member: "camel",
    "enum-member": "screaming",
    method: "camel",
    parameter: "camel",
    constant: "screaming",
    module: "flat",
    file: "pascal",
  },
  reserved: readReserved(new URL("../reserved/", import.meta.url)),
  rescue: (word, role) =>
    /^[0-9]/.test(word) ? `${role === "type" ? "N" : "_"}${word}` : `${word}_`,
};

/** A fresh scope of this target; class names differ by more than case, because each is a file. */
export function scope(context: PlanContext): Scope {
  return createScope({
    target: "java",
    naming,
    report: context.report,
    caseless: new Set(["type"]),
  });
}

/** The Java package of a published package: `dev.njia` stays, `swagger-petstore` becomes `swaggerpetstore`. */
export function packageOf(packageName: string): Code<"identifier"> {
  const parts = packageName.split(".").map((part) => toCase(splitWords(part), "flat") || "api");
  const legal = parts.map((part) =>
    /^[0-9]/.test(part) || naming.reserved.module.has(part) ? `api${part}` : part,
  );
  return seal(legal.join("."), "identifier");
}

/** The folder of a Java package. */
export function folderOf(packageName: string): string {
  return packageOf(packageName).replaceAll(".", "/");
}

/** The name that classes of the client start with: `Njia`. */
export function clientWord(packageName: string): Code<"identifier"> {
  const last = packageName.split(".").at(-1) ?? packageName;
  const cased = toCase(splitWords(last), "pascal") || "Api";
  return seal(/^[0-9]/.test(cased) ? `Api${cased}` : cased, "identifier");
}

/** The artifact of a package: `njia-java`, `swagger-petstore-java`. */
export function artifactOf(packageName: string): Code<"identifier"> {
  const last = packageName.split(".").at(-1) ?? packageName;
  return seal(`${toCase(splitWords(last), "kebab") || "api"}-java`, "identifier");
}

/** `as` + `MobileMoney`. */
export function prefixed(
  prefix: "as" | "of" | "with",
  name: Code<"identifier">,
): Code<"identifier"> {
  return seal(prefix + name.slice(0, 1).toUpperCase() + name.slice(1), "identifier");
}

type SchemeKind = "api-key" | "basic" | "bearer" | "other" | "oauth2";

/** The option that carries a credential: `ApiKeyAuth` -> `apiKey`, `SessionAuth` of kind bearer -> `sessionToken`. */
export function optionName(name: Name, kind: SchemeKind): Name {
  const own = name.words.filter((word) => word !== "auth" || kind === "basic");
  const isToken = kind === "bearer" || kind === "oauth2" || kind === "other";
  const bare = own.filter((word) => !isToken || (word !== "bearer" && word !== "token"));
  const words = isToken ? [...bare, "token"] : own.length === 0 ? ["api", "key"] : own;
  return { wire: words.join(" "), words };
}

/** The name in an import line; both parts were made by a scope, or stand in our source. */
export function importLine(from: string, name: string): Code<"expression"> {
  const text = `${from}.${name}`;
  if (!/^[A-Za-z0-9_.]+$/.test(text)) throw new Error(`E-INTERNAL ${text} is no import of ours`);
  return seal(text, "expression");
}

const LONGEST_CLASS = 72;

/**
 * The same name, or a shorter one where its file would have a longer name than file systems and our layout allow: the first
 * words, and a word made of all of them, so that two long names stay apart.
 */
export function classWords(name: Name): Name {
  const words = wordsFor(name, "java");
  if (toCase(words, "pascal").length <= LONGEST_CLASS) return name;
  const kept: string[] = [];
  for (const word of words) {
    if (toCase([...kept, word], "pascal").length > LONGEST_CLASS - 8) break;
    kept.push(word);
  }
  return { wire: name.wire, words: [...kept, `x${digest(words.join(" "))}`] };
}

/** Six hexadecimal digits of a text (FNV-1a, 32 bits): short, stable, no secret. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(text))
    hash = Math.imul(hash ^ octet, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0").slice(0, 6);
}
