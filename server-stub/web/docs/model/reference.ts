import { isNode, operationsOf, resolve, type Node } from "../../playground/export/document.ts";
import { deprecationOf, fieldOf, fieldsOf, typeOf, type FieldReader } from "./fields.ts";
import type {
  AnswerView,
  ErrorView,
  FieldView,
  OperationView,
  Reference,
  TagView,
} from "./views.ts";

/** What turns the document into views: the language of its texts and of the labels of limits. */
export interface Speech {
  readonly locale: "en" | "fr";
  readonly say: (text: string) => string;
  readonly label: (limit: string) => string;
}

/** Everything the reference shows of a document. Throws for an operation without an example of its success. */
export function readReference(document: Node, speech: Speech): Reference {
  const reader: FieldReader = { document, say: speech.say, label: speech.label };
  const catalogue = errorsOf(document, speech);
  const operations = operationsOf(document).map(({ id, method, path }) =>
    readOperation(reader, catalogue, { id, method, path }),
  );
  const info = isNode(document["info"]) ? document["info"] : {};
  const tags = ((document["tags"] as readonly Node[] | undefined) ?? [])
    .map((tag): TagView => ({
      name: speech.say(String(tag["name"])),
      slug: slugOf(String(tag["name"])),
      description: speech.say(String(tag["description"] ?? "")),
      operations: operations.filter((operation) => operation.tag === tag["name"]),
    }))
    .filter((tag) => tag.operations.length > 0);
  return {
    title: String(info["title"]),
    version: String(info["version"]),
    description: speech.say(String(info["description"] ?? "")),
    tags,
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    everywhere: [...catalogue.values()].filter(({ everywhere }) => everywhere),
    document,
  };
}

export const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

interface CatalogueEntry extends ErrorView {
  readonly everywhere: boolean;
}

function readOperation(
  reader: FieldReader,
  catalogue: ReadonlyMap<string, CatalogueEntry>,
  { id, method, path }: { readonly id: string; readonly method: string; readonly path: string },
): OperationView {
  const { document, say } = reader;
  const item = (document["paths"] as Readonly<Record<string, Node>>)[path] ?? {};
  const node = item[method.toLowerCase()] as Node;
  const tag = String((node["tags"] as readonly unknown[] | undefined)?.[0] ?? "");
  const security = (node["security"] ?? document["security"] ?? []) as readonly Node[];
  const parameters = [...listOf(item["parameters"]), ...listOf(node["parameters"])].map((one) =>
    resolve(document, one),
  );
  const inPlace = (place: string): readonly FieldView[] =>
    parameters
      .filter((one) => one["in"] === place)
      .map((one) => parameterOf(reader, one, `${place}.${String(one["name"])}`));
  return {
    id,
    method,
    path,
    tag,
    summary: say(String(node["summary"] ?? id)),
    description: say(String(node["description"] ?? "")),
    deprecated: deprecationOf(node, say),
    scopes: (node["x-sdk-scopes"] as readonly string[] | undefined) ?? [],
    rateClass: String(node["x-sdk-rate-class"] ?? "none"),
    idempotency: idempotencyOf(parameters),
    security: security.map((one) => Object.keys(one)),
    parameters: { path: inPlace("path"), query: inPlace("query"), header: inPlace("header") },
    body: bodyOf(reader, node["requestBody"]),
    answers: answersOf(reader, node, id),
    errors: ((node["x-sdk-error-codes"] as readonly string[] | undefined) ?? [])
      .flatMap((code) => catalogue.get(code) ?? [])
      .sort((a, b) => a.status - b.status),
    events: method === "GET" ? [] : eventsOf(reader, tag),
  };
}

function parameterOf(reader: FieldReader, node: Node, anchor: string): FieldView {
  const field = fieldOf(
    reader,
    String(node["name"]),
    node["schema"],
    anchor,
    node["required"] === true,
  );
  const own = String(node["description"] ?? "");
  const example = node["example"] ?? firstExample(reader.document, node);
  return {
    ...field,
    description: own === "" ? field.description : reader.say(own),
    example: example === undefined ? field.example : String(example),
    deprecated: deprecationOf(node, reader.say) ?? field.deprecated,
  };
}

function idempotencyOf(parameters: readonly Node[]): OperationView["idempotency"] {
  const key = parameters.find((one) => one["name"] === "Idempotency-Key");
  if (key === undefined) return "none";
  return key["required"] === true ? "required" : "accepted";
}

function bodyOf(reader: FieldReader, entry: unknown): OperationView["body"] {
  if (entry === undefined) return null;
  const { document } = reader;
  const node = resolve(document, entry);
  const [first] = Object.entries(isNode(node["content"]) ? node["content"] : {});
  if (first === undefined) return null;
  const [media, content] = first as [string, Node];
  const { description, children, variants } = whole(reader, content["schema"], "body");
  return {
    media,
    required: node["required"] === true,
    type: typeOf(document, content["schema"]),
    description,
    fields: children.length > 0 || variants.length === 0 ? children : variantRows(variants, "body"),
    examples: examplesOf(document, content),
  };
}

function answersOf(reader: FieldReader, node: Node, id: string): readonly AnswerView[] {
  const { document, say } = reader;
  const responses = isNode(node["responses"]) ? node["responses"] : {};
  return Object.entries(responses)
    .filter(([status]) => /^[23]\d\d$/.test(status))
    .map(([status, entry]) => {
      const response = resolve(document, entry);
      const contents = Object.entries(isNode(response["content"]) ? response["content"] : {});
      const [media, content] = (contents[0] ?? ["", {}]) as [string, Node];
      const example = firstExample(document, content);
      if (media !== "" && example === undefined)
        throw new Error(
          `${id}: the answer ${status} has no example, so the reference cannot show one`,
        );
      const { children, variants } = whole(reader, content["schema"], status);
      return {
        status,
        description: say(String(response["description"] ?? "")),
        media: contents.map(([one]) => one).join(", "),
        type: media === "" ? "" : typeOf(document, content["schema"]),
        headers: Object.keys(isNode(response["headers"]) ? response["headers"] : {}),
        fields:
          children.length > 0 || variants.length === 0 ? children : variantRows(variants, status),
        example,
      };
    });
}

function whole(
  reader: FieldReader,
  schema: unknown,
  anchor: string,
): Pick<FieldView, "description" | "children" | "variants"> {
  const { description } = fieldOf(reader, "", schema, anchor, true);
  return { description, ...fieldsOf(reader, schema, anchor) };
}

/** A body that is one of several kinds is shown as one row per kind. */
function variantRows(variants: FieldView["variants"], anchor: string): readonly FieldView[] {
  return variants.map(({ label, fields }) => ({
    anchor: `${anchor}.${label}`,
    name: label,
    type: "object",
    required: false,
    nullable: false,
    description: "",
    deprecated: null,
    legacyOf: null,
    sensitive: false,
    limits: [],
    values: [],
    children: fields,
    variants: [],
    example: "",
  }));
}

function examplesOf(document: Node, content: Node): Readonly<Record<string, unknown>> {
  const named = Object.entries(isNode(content["examples"]) ? content["examples"] : {});
  if (named.length > 0)
    return Object.fromEntries(named.map(([name, one]) => [name, resolve(document, one)["value"]]));
  return content["example"] === undefined ? {} : { example: content["example"] };
}

function firstExample(document: Node, content: Node): unknown {
  return Object.values(examplesOf(document, content))[0];
}

function errorsOf(document: Node, { locale }: Speech): ReadonlyMap<string, CatalogueEntry> {
  const entries = Object.entries(
    (document["x-sdk-errors"] ?? {}) as Readonly<Record<string, Node>>,
  );
  return new Map(
    entries.map(([code, node]) => {
      const translations = isNode(node["translations"]) ? node["translations"] : {};
      const own = isNode(translations[locale]) ? translations[locale] : {};
      return [
        code,
        {
          code,
          status: Number(node["status"]),
          title: String(own["title"] ?? node["title"]),
          doc: String(node["doc"] ?? ""),
          retryable: node["retryable"] === true,
          everywhere: node["everywhere"] === true,
        },
      ];
    }),
  );
}

function eventsOf({ document, say }: FieldReader, tag: string): OperationView["events"] {
  return Object.entries((document["x-webhooks"] ?? {}) as Readonly<Record<string, Node>>)
    .map(([type, item]) => ({ type, node: item["post"] as Node | undefined }))
    .filter(({ node }) => listOf(node?.["tags"]).includes(tag))
    .map(({ type, node }) => ({ type, summary: say(String(node?.["summary"] ?? "")) }));
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
