/** Which credentials an operation needs, and which options of a client hold them. */
import {
  compose,
  createScope,
  fragment,
  join,
  type AuthRequirement,
  type AuthScheme,
  type Code,
  type Fragment,
} from "@njia/generator-core";
import { docComment, json, key, text } from "./literals.ts";
import type { Model } from "./model.ts";
import { naming, ownName } from "./naming.ts";

const expression = compose("expression");

/** The requirement as the JSON text of what the runtime reads: OR of blank-separated scheme names. */
export function securityText(auth: AuthRequirement): string {
  return JSON.stringify(
    auth.map((all) => all.map(({ scheme }) => encodeURIComponent(scheme)).join(" ")),
  );
}

export interface Credential {
  readonly scheme: AuthScheme;
  readonly option: Code<"identifier">;
  readonly doc: Code<"comment"> | undefined;
  /** The entry of the runtime's list of credentials. */
  readonly table: Fragment<"expression">;
}

/** One option of the client per scheme; an API key that most operations need is sent with every request. */
export function credentials(model: Model, standard: AuthRequirement): readonly Credential[] {
  const scope = createScope({ target: "typescript", naming, report: model.context.report });
  for (const word of OPTION_NAMES) scope.reserve(word);
  return model.api.auth.map((scheme) => {
    const option = scope.take(
      ownName(...optionWords(scheme)),
      "member",
      [scheme.name, ownName("credential")],
      scheme.origin,
    );
    const always =
      scheme.kind === "api-key" &&
      standard.length > 0 &&
      standard.every((all) => all.some((item) => item.scheme === scheme.name.wire));
    return {
      scheme,
      option,
      doc: docComment(scheme.doc, scheme.deprecated),
      table: table(scheme, option, always),
    };
  });
}

const OPTION_NAMES =
  "baseUrl connectTimeout timeout deadline maxRetries maxRetryAfter headers proxy tls transport logger logLevel logBodies dangerouslyAllowBrowser onRequest onResponse onFailure onRetry idempotencyKey signal".split(
    " ",
  );

/** `ApiKeyAuth` is `apiKey`, `SessionAuth` is `sessionToken`, `basicAuth` is `basicCredentials`. */
function optionWords(scheme: AuthScheme): readonly string[] {
  const noise = new Set(["auth", "authentication", "authorization", "http", "scheme", "security"]);
  const words = scheme.name.words.filter((word) => !noise.has(word));
  const ending = (last: string, drop: readonly string[]): readonly string[] => {
    const rest = words.filter((word) => !drop.includes(word));
    return rest.at(-1) === last ? rest : [...rest, last];
  };
  switch (scheme.kind) {
    case "api-key": {
      const kept = ending("key", []);
      return kept.length === 1 ? ["api", "key"] : kept;
    }
    case "basic":
      return ending("credentials", []);
    case "bearer": {
      const kept = ending("token", ["bearer"]);
      return kept.length === 1 ? ["access", "token"] : kept;
    }
    case "oauth2":
    case "other":
      return ending("token", ["bearer"]).length === 1 ? ["access", "token"] : ending("token", []);
    default:
      return scheme satisfies never;
  }
}

function table(
  scheme: AuthScheme,
  option: Code<"identifier">,
  always: boolean,
): Fragment<"expression"> {
  const place =
    scheme.kind === "api-key"
      ? { in: scheme.in, name: scheme.key }
      : { in: "header", name: "Authorization" };
  const prefix =
    scheme.kind === "api-key" ? undefined : scheme.kind === "basic" ? "Basic " : "Bearer ";
  const entries: (readonly [string, Fragment<"expression"> | undefined])[] = [
    ["scheme", expression`${text(encodeURIComponent(scheme.name.wire))}`],
    ["option", expression`${text(option)}`],
    ["in", expression`${text(place.in)}`],
    ["name", expression`${text(place.name)}`],
    ["prefix", prefix === undefined ? undefined : expression`${text(prefix)}`],
    ["basic", scheme.kind === "basic" ? expression`true` : undefined],
    ["env", scheme.env === undefined ? undefined : expression`${text(scheme.env)}`],
    ["always", always ? expression`true` : undefined],
    [
      "retired",
      scheme.retired.length === 0
        ? undefined
        : fragment(
            join(
              [json(scheme.retired.map((item) => [item.pattern, item.since, item.use]))],
              "",
              "expression",
            ).code,
          ),
    ],
  ];
  const lines = entries.flatMap(([name, value]) =>
    value ? [expression`      ${key(name)}: ${value},`] : [],
  );
  return expression`    {\n${join(lines, "\n", "expression")}\n    }`;
}
