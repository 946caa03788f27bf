/** How Go spells names: initialisms in capitals, one scope per package, struct and signature. */
import type { Code, Name, NameRole, Naming, Origin, Report } from "@njia/generator-core";
import {
  lowerAscii,
  readReserved,
  seal,
  splitWords,
  toCase,
  upperAscii,
} from "@njia/generator-core";

export const naming: Naming = {
  casing: {
    type: "pascal",
    member: "pascal",
    "enum-member": "pascal",
    method: "pascal",
    parameter: "camel",
    constant: "pascal",
    module: "flat",
    file: "snake",
  },
  reserved: readReserved(new URL("../reserved/", import.meta.url)),
  rescue: (word, role) =>
    /^[0-9]/.test(word) ? `${role === "parameter" ? "n" : "N"}${word}` : `${word}_`,
};

// Effective Go and the list of revive: words that keep one case throughout.
const INITIALISMS = new Set(
  (
    "acl api ascii bin cpu cvc cvv css dns eof guid html http https iban id ip json jwt kyc mcc msisdn otp pan pdf pin qps " +
    "ram rpc sla smtp sms sql ssh ssl tcp tls ttl udp ui uid uri url ussd utf8 uuid vm xml xmpp xsrf xss yaml"
  ).split(" "),
);

/** The words of a name for Go. */
export function wordsOf(name: Name): readonly string[] {
  const pinned = name.override?.["go"] ?? name.override?.["default"];
  return pinned === undefined ? name.words : splitWords(pinned);
}

/** Words in the casing of a role; always a legal identifier, never a reserved one. */
export function spelled(words: readonly string[], role: NameRole): string {
  const casing = naming.casing[role];
  const cased =
    casing === "pascal" || casing === "camel"
      ? humps(words, casing === "camel")
      : toCase(words, casing) || "empty";
  const legal = /^[0-9]/.test(cased) && role !== "file" ? naming.rescue(cased, role) : cased;
  return naming.reserved[role].has(legal) ? naming.rescue(legal, role) : legal;
}

function humps(words: readonly string[], lowerFirst: boolean): string {
  const parts = words
    .map((word) => lowerAscii(word).replace(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "");
  const cased = parts.map((word, index) => {
    if (lowerFirst && index === 0) return word;
    if (INITIALISMS.has(word)) return upperAscii(word);
    return upperAscii(word.slice(0, 1)) + word.slice(1);
  });
  const text = cased.reduce(
    (left, word) => (/\d$/.test(left) && /^\d/.test(word) ? `${left}_${word}` : left + word),
    "",
  );
  return text === "" ? (lowerFirst ? "empty" : "Empty_") : text;
}

/** Names that are different from each other; context words settle collisions, nearest first. */
export interface GoScope {
  reserve(word: string): void;
  take(
    words: readonly string[],
    role: NameRole,
    context: readonly (readonly string[])[],
    origin?: Origin,
  ): Code<"identifier">;
}

export function createGoScope(report: Report): GoScope {
  const taken = new Set<string>();
  const free = (word: string, role: NameRole): boolean =>
    !taken.has(role === "file" ? lowerAscii(word) : word);
  const claim = (word: string, role: NameRole): Code<"identifier"> => {
    taken.add(role === "file" ? lowerAscii(word) : word);
    return seal(word, "identifier");
  };
  return {
    reserve(word) {
      taken.add(word);
    },
    take(words, role, context, origin) {
      const plain = spelled(words, role);
      if (free(plain, role)) return claim(plain, role);
      let longer = words;
      for (const extra of context) {
        for (const candidate of [
          spelled([...longer, ...extra], role),
          spelled([...extra, ...longer], role),
        ]) {
          if (free(candidate, role)) return claim(candidate, role);
        }
        longer = [...extra, ...longer];
      }
      for (let seed = `${origin?.pointer ?? ""}\n${words.join(" ")}`; ; seed += "\n") {
        const candidate = spelled([...words, `x${hash(seed)}`], role);
        if (!free(candidate, role)) continue;
        report.add({
          code: "W-NAME",
          origin: origin ?? { pointer: "" },
          message: `The name "${plain}" is taken and no context tells the two apart.`,
          consequence: `It is called "${candidate}" in target go.`,
          remedy:
            "Give it a name of its own in an overlay: update: { x-sdk-name: { go: <name> } }.",
        });
        return claim(candidate, role);
      }
    },
  };
}

/** Six hexadecimal digits (FNV-1a), so that a name depends on nothing but its own place. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ unit, 0x01000193) >>> 0;
  }
  return value.toString(16).padStart(8, "0").slice(-6);
}

/** A resource's noun in the singular, as its service and its parameters are called. */
export function singular(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? "";
  return [...words.slice(0, -1), singularWord(last)];
}

function singularWord(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh|us)es$/.test(word)) return word.slice(0, -2);
  if (/(ss|us|is|news|ics)$/.test(word) || word.length < 4) return word;
  return /s$/.test(word) ? word.slice(0, -1) : word;
}

// The go tool reads these endings of a file name as conditions to build it (go help buildconstraint).
const BUILD_WORDS = new Set(
  (
    "test aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris unix wasip1 windows zos " +
    "386 amd64 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x wasm"
  ).split(" "),
);

/** The words of a file name that the go tool takes as a plain one. */
export function fileWords(words: readonly string[], kind: string): readonly string[] {
  const safe = BUILD_WORDS.has(words.at(-1) ?? "") ? [...words, kind] : words;
  // No part of a path may be longer than 100 characters; the digits keep two long names apart.
  const text = safe.join("_");
  return text.length <= 80 ? safe : [...text.slice(0, 70).split("_"), `x${hash(text)}`];
}

/** A module path and the name of its package. */
export interface Module {
  readonly path: Code<"path">;
  readonly name: Code<"identifier">;
}

/**
 * Reads `github.com/njia/njia-go/v2` or `swagger-petstore`; neither the major version, which a module of 2.0.0 and later
 * has in its path (Go modules reference), nor a trailing `-go` is part of the package's name.
 */
export function moduleOf(packageName: string): Module {
  const path = packageName
    .split("/")
    .map((part) => part.replace(/[^A-Za-z0-9._~-]/g, "-").replace(/^[.-]+|[.-]+$/g, ""))
    .filter((part) => part !== "")
    .join("/");
  const parts = path.split("/");
  const named =
    parts.length > 1 && /^v[2-9]\d*$/.test(parts.at(-1) ?? "") ? parts.at(-2) : parts.at(-1);
  const last = (named ?? "").replace(/^go-|-go$/g, "");
  const flat = lowerAscii(last).replace(/[^a-z0-9]/g, "");
  const legal = /^[a-z]/.test(flat) ? flat : `api${flat}`;
  const name = naming.reserved.module.has(legal) ? `${legal}api` : legal;
  return {
    path: seal(path === "" ? name : lowerAscii(path), "path"),
    name: seal(name, "identifier"),
  };
}

/** An identifier with a prefix of ours: `read` + `Payment`. */
export function prefixed(
  prefix: "read" | "write" | "op" | "is",
  name: Code<"identifier">,
): Code<"identifier"> {
  return seal(prefix + name, "identifier");
}

/** A path below the output root, from sealed parts and text of ours. */
export function filePath(
  ...parts: readonly (Code<"identifier" | "path"> | string)[]
): Code<"path"> {
  const text = parts.join("");
  if (!/^[A-Za-z0-9_.~/-]+$/.test(text)) throw new Error(`E-INTERNAL ${text} is no path of ours`);
  return seal(text, "path");
}
