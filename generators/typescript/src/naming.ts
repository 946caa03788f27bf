/** How TypeScript spells the names of the IR. */
import { builtinModules } from "node:module";
import {
  readReserved,
  seal,
  toCase,
  type Code,
  type Name,
  type Naming,
} from "@njia/generator-core";

export const naming: Naming = {
  casing: {
    type: "pascal",
    member: "camel",
    "enum-member": "pascal",
    method: "camel",
    parameter: "camel",
    constant: "camel",
    module: "kebab",
    file: "kebab",
  },
  reserved: readReserved(new URL("../reserved/", import.meta.url)),
  rescue: (word) => (/^[0-9]/.test(word) ? `_${word}` : `${word}_`),
};

/** A name made of words of ours, as context for collisions. */
export function ownName(...words: string[]): Name {
  return { wire: words.join(" "), words };
}

/** A name from another one and further words: `payments` + `list` + `params`. */
export function combined(...names: readonly Name[]): Name {
  const overrides = names.map(
    (name) => name.override?.["typescript"] ?? name.override?.["default"],
  );
  const words = names.flatMap((name, index) => {
    const own = overrides[index];
    return own === undefined ? [...name.words] : [...splitHumps(own)];
  });
  return { wire: names.map((name) => name.wire).join(" "), words };
}

const splitHumps = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** A name that npm takes. Node resolves the names of its own modules first, so `fs` becomes `fs-api`. */
export function packageName(name: string): string {
  const legal =
    name
      .toLowerCase()
      .replace(/[^a-z0-9@/._-]+/g, "-")
      .replace(/^[-._]+|[-._]+$/g, "") || "api-client";
  return builtinModules.includes(legal) ? `${legal}-api` : legal;
}

/** A path below the output root; each part is a file name made by a scope, or stands in our source. */
export function path(...parts: readonly (Code<"identifier" | "path"> | string)[]): Code<"path"> {
  const text = parts.join("");
  if (!/^[A-Za-z0-9_.@/-]+$/.test(text)) throw new Error(`E-INTERNAL ${text} is no path of ours`);
  return seal(text, "path");
}

/** The name of a header as a property: `X-Correlation-Id` becomes `xCorrelationId`. */
export const headerKey = (name: Name): string => toCase(name.words, "camel");

/** A file-local alias such as `part0`. */
export function numbered(index: number): Code<"identifier"> {
  return seal(`part${index}`, "identifier");
}
