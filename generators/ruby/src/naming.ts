/** How Ruby spells the names of the IR. */
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
    member: "snake",
    "enum-member": "screaming",
    method: "snake",
    parameter: "snake",
    constant: "screaming",
    module: "pascal",
    file: "snake",
  },
  reserved: readReserved(new URL("../reserved/", import.meta.url)),
  rescue: (word, role) => {
    if (/^[0-9]/.test(word)) return PREFIX[role] + word;
    return role === "type" ? `${word}Model` : `${word}_`;
  },
};

const PREFIX: Readonly<Record<keyof Naming["casing"], string>> = {
  type: "N",
  module: "N",
  "enum-member": "N",
  constant: "N",
  member: "n",
  method: "n",
  parameter: "n",
  file: "",
};

/** A fresh scope; classes differ by more than case, since their files do. */
export function scope(context: PlanContext): Scope {
  return createScope({
    target: "ruby",
    naming,
    report: context.report,
    caseless: new Set(["type"]),
  });
}

/** The root module of a package: `njia` becomes `Njia`, `swagger-petstore` `SwaggerPetstore`. */
export function rootModule(packageName: string): Code<"identifier"> {
  return seal(toCase(packageWords(packageName), "pascal"), "identifier");
}

/** The folder below `lib/`, and what a program requires: `swagger_petstore`. */
export function folderName(packageName: string): Code<"identifier"> {
  return seal(toCase(packageWords(packageName), "snake"), "identifier");
}

/** The name of the gem: `swagger-petstore`. */
export function gemName(packageName: string): Code<"identifier"> {
  return seal(toCase(packageWords(packageName), "kebab"), "identifier");
}

/** A package that would be called like a constant or a library of Ruby's own has `Api` before it. */
function packageWords(packageName: string): readonly string[] {
  const own = splitWords(packageName.split("/").at(-1) ?? packageName);
  const cased = toCase(own, "pascal");
  const clash = cased === "" || /^[0-9]/.test(cased) || naming.reserved.type.has(cased);
  const isLibrary = LIBRARIES.has(toCase(own, "snake"));
  return clash || isLibrary ? ["api", ...own] : own;
}

const LIBRARIES: ReadonlySet<string> = new Set(
  "base64 bundler cgi csv date delegate digest erb etc fiber forwardable json logger minitest monitor open3 openssl pp psych rake rbs resolv ripper set shellwords singleton socket stringio strscan tempfile test time timeout tmpdir uri yaml zlib".split(
    " ",
  ),
);

/** The file of a class: names that differ by more than case have files that do. */
export function fileOf(name: Code<"identifier">): Code<"identifier"> {
  const snake = name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return seal(snake, "identifier");
}

/** The constant of an operation, by the method that makes it: `list_entries` -> `LIST_ENTRIES`. */
export function constantOf(method: Code<"identifier">): Code<"identifier"> {
  const upper = method.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return seal(/^[A-Z]/.test(upper) ? upper : `N${upper}`, "identifier");
}

/** The option that carries a credential: `ApiKeyAuth` -> `api_key`, `SessionAuth` of kind bearer -> `session_token`. */
export function optionName({ name, kind }: AuthScheme): Code<"identifier"> {
  const cased = toCase(credentialWords(name, kind), "snake");
  const clash =
    CLIENT_OPTIONS.has(cased) || naming.reserved.parameter.has(cased) || /^[0-9]/.test(cased);
  return seal(clash ? `auth_${cased}` : cased, "identifier");
}

const CLIENT_OPTIONS: ReadonlySet<string> = new Set(
  "base_url timeout connect_timeout deadline max_retries max_retry_after headers on_request on_response on_retry logger log_bodies proxy ca_file client_cert max_connections transport seam options configure info given".split(
    " ",
  ),
);

/** Members of every client, which no resource may take. */
export const CLIENT_MEMBERS: readonly string[] =
  "close webhooks marshal_dump encode_with with_credentials server".split(" ");

/** `with_session_token` of `session_token`. */
export function withMethod(option: Code<"identifier">): Code<"identifier"> {
  return seal(`with_${option}`, "identifier");
}
