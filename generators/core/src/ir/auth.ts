import {
  byCodePoint,
  entries,
  isList,
  isObject,
  own,
  ownList,
  ownObject,
  ownText,
  type Value,
  type ValueObject,
} from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { objectAt, tell, type Build } from "./context.ts";
import { declOf } from "./decl.ts";
import type { AuthRequirement, AuthScheme, OAuthFlow } from "./types.ts";

const FLOWS = ["clientCredentials", "authorizationCode", "password", "implicit"] as const;

/** The security schemes of the document, sorted by name. What has no representation of its own is kind `other`. */
export function readAuth(build: Build): readonly AuthScheme[] {
  const at = "/components/securitySchemes";
  const schemes = entries(
    ownObject(ownObject(build.document.root, "components"), "securitySchemes"),
  );
  return schemes
    .flatMap(([name, value]) => {
      const node = objectAt(build, below(at, name), value, "A security scheme");
      return node === undefined ? [] : [readScheme(build, below(at, name), name, node.value)];
    })
    .sort((a, b) => byCodePoint(a.name.wire, b.name.wire));
}

function readScheme(build: Build, at: string, name: string, node: ValueObject): AuthScheme {
  const key = ownObject(node, "x-sdk-key");
  const env = ownText(key, "env");
  const base = {
    ...declOf(at, name, node),
    ...(env === undefined ? {} : { env }),
    retired: retiredForms(key),
  };
  const type = ownText(node, "type");
  const location = ownText(node, "in");
  const header = ownText(node, "name");
  if (
    type === "apiKey" &&
    header !== undefined &&
    (location === "header" || location === "query" || location === "cookie")
  ) {
    return { ...base, kind: "api-key", in: location, key: header };
  }
  if (type === "http") {
    const scheme = ownText(node, "scheme")?.toLowerCase();
    if (scheme === "basic" || scheme === "bearer") return { ...base, kind: scheme };
  }
  if (type === "oauth2")
    return { ...base, kind: "oauth2", flows: readFlows(ownObject(node, "flows")) };
  const what =
    type === "http"
      ? `HTTP scheme "${ownText(node, "scheme") ?? ""}"`
      : `security type "${type ?? ""}"`;
  tell(
    build,
    type === "openIdConnect" || type === "http" ? "I-IGNORED" : "W-SECURITY",
    at,
    `The ${what} has no representation of its own.`,
    "A client takes the whole Authorization header from its user.",
  );
  return { ...base, kind: "other" };
}

function retiredForms(key: ValueObject | undefined): AuthScheme["retired"] {
  return ownList(key, "retired").flatMap((item) => {
    const pattern = ownText(item, "pattern");
    return pattern === undefined
      ? []
      : [{ pattern, since: ownText(item, "since") ?? "", use: ownText(item, "use") ?? "" }];
  });
}

function readFlows(flows: ValueObject | undefined): readonly OAuthFlow[] {
  return FLOWS.flatMap((flow) => {
    const node = ownObject(flows, flow);
    if (node === undefined) return [];
    const url = (key: "tokenUrl" | "authorizationUrl" | "refreshUrl"): Partial<OAuthFlow> => {
      const text = ownText(node, key);
      return text === undefined ? {} : { [key]: text };
    };
    const scopes = entries(own(node, "scopes"))
      .map(([scope]) => scope)
      .sort(byCodePoint);
    return [{ flow, ...url("tokenUrl"), ...url("authorizationUrl"), ...url("refreshUrl"), scopes }];
  });
}

/** The requirement of an operation, else of the document. Alternatives that name an unknown scheme are reported and left out. */
export function readRequirement(
  build: Build,
  at: string,
  operation: ValueObject,
  schemes: readonly AuthScheme[],
): AuthRequirement {
  const stated = own(operation, "security");
  const place = stated === undefined ? "/security" : below(at, "security");
  const list: Value | undefined = stated ?? own(build.document.root, "security");
  if (!isList(list)) return [];
  const known = new Set(schemes.map((scheme) => scheme.name.wire));
  return list.flatMap((alternative, index) => {
    if (!isObject(alternative)) return [];
    const unknown = entries(alternative).find(([scheme]) => !known.has(scheme));
    if (unknown !== undefined) {
      tell(
        build,
        "W-SECURITY",
        below(place, index),
        `The security scheme "${unknown[0]}" is not defined.`,
        "This alternative is left out.",
        "Define it under components.securitySchemes.",
      );
      return [];
    }
    return [
      entries(alternative)
        .map(([scheme, scopes]) => ({
          scheme,
          scopes: isList(scopes)
            ? scopes.filter((scope): scope is string => typeof scope === "string").sort(byCodePoint)
            : [],
        }))
        .sort((a, b) => byCodePoint(a.scheme, b.scheme)),
    ];
  });
}
