import { readFileSync } from "node:fs";

/** What the API description gives as examples of one operation's input. */
export interface Examples {
  readonly bodies: readonly unknown[];
  /** By name of the path parameter: its example, and the kind of identifier it takes (`pay` of `pay_01...`), if it takes one. */
  readonly path: Readonly<
    Record<string, { readonly example: string; readonly kind: string | null }>
  >;
}

type Node = Readonly<Record<string, unknown>>;

export const TYPE_ID = /\b([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g;

/** Input examples by operation id, and every identifier that the document mentions: none of them exists. */
export interface Described {
  readonly examples: ReadonlyMap<string, Examples>;
  readonly fictional: ReadonlySet<string>;
}

/** Reads the bundle (`npm run bundle -w spec` makes it). */
export function readDescription(): Described {
  const text = readFileSync(new URL("../../spec/dist/openapi.json", import.meta.url), "utf8");
  return {
    examples: readExamples(JSON.parse(text) as Node),
    fictional: new Set([...text.matchAll(TYPE_ID)].map(([id]) => id)),
  };
}

function readExamples(document: Node): Described["examples"] {
  const resolve = (node: unknown): Node => {
    const ref = (node as Node | undefined)?.["$ref"];
    if (typeof ref !== "string") return (node ?? {}) as Node;
    return resolve(
      ref
        .slice(2)
        .split("/")
        .reduce<unknown>((here, key) => (here as Node)[key], document),
    );
  };
  const found = new Map<string, Examples>();
  for (const item of Object.values(document["paths"] as Node))
    for (const member of Object.values(item as Node)) {
      const operation = member as Node;
      if (typeof operation["operationId"] !== "string") continue;
      const parameters = [item as Node, operation]
        .flatMap((holder) => (holder["parameters"] ?? []) as readonly unknown[])
        .map(resolve)
        .filter((parameter) => parameter["in"] === "path");
      const content = Object.values((resolve(operation["requestBody"])["content"] ?? {}) as Node);
      found.set(operation["operationId"], {
        bodies: content.flatMap((media) =>
          Object.values(((media as Node)["examples"] ?? {}) as Node).map(
            (example) => resolve(example)["value"],
          ),
        ),
        path: Object.fromEntries(
          parameters.map((parameter) => {
            const schema = resolve(parameter["schema"]);
            const example = parameter["example"] ?? schema["example"] ?? schema["enum"];
            return [
              String(parameter["name"]),
              {
                example: String(Array.isArray(example) ? example[0] : (example ?? "none")),
                kind: /^\^([a-z]+)_/.exec(String(schema["pattern"] ?? ""))?.[1] ?? null,
              },
            ];
          }),
        ),
      });
    }
  return found;
}
