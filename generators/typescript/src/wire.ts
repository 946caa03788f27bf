/**
 * The wire types: openapi-typescript on components made from the IR (merged, hoisted, named), so that its names are ours.
 * Its text does not pass through our constructors; the poison test covers it by name. Shared with the server target.
 */
import type { OpenAPI3, SchemaObject } from "openapi-typescript";
import type { PropertySignature, TypeNode } from "typescript";
import { seal, type Code, type Printable } from "@njia/generator-core";
import { components, PERCENT, type ComponentNames, type Marked } from "./components.ts";
import { astToString, transformSchema, ts } from "./libraries.ts";
import type { Api } from "@njia/generator-core";

/** What differs between a tolerant client and a strict server. */
export interface WireSettings extends ComponentNames {
  readonly header: Code<"comment">;
  /** Enums and unions admit values that came later. */
  readonly open: boolean;
  /** Module of the branded strings and helper types; without it they are plain strings. */
  readonly brands?: {
    readonly strings: Code<"path">;
    readonly known: Code<"path">;
    readonly files: Code<"path">;
  };
}

type Context = Parameters<typeof transformSchema>[1];

/** `wire.ts`: one interface with every named type of the API. */
export function wireModule(api: Api, settings: WireSettings): Printable {
  return {
    print: () => seal(print(api, settings), "file"),
    toJSON: () => ({ wire: api.types.map((type) => type.id) }),
  };
}

function print(api: Api, settings: WireSettings): string {
  const used = new Set<string>();
  const document = {
    openapi: "3.0.3",
    info: { title: "", version: "" },
    components: { schemas: components(api, settings) },
  };
  const nodes = transformSchema(document as unknown as OpenAPI3, context(settings, used));
  const kept = nodes.filter(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === "components",
  );
  const body =
    kept.length > 0
      ? withPercent(astToString(kept))
      : "export interface components {\n    schemas: Record<never, never>;\n}\n";
  const lines = body
    .split("\n")
    .map((line) => line.trimEnd().replace(/^( {4})+/, (indent) => " ".repeat(indent.length / 2)));
  const text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const imports = brandImports(settings, used);
  return `// ${settings.header}\n${imports}\n${text}\n\n/** A named type of the API, as an interface can extend it. */\nexport type Wire<Name extends keyof components["schemas"]> = components["schemas"][Name];\n`;
}

/** Puts `%` back, whether the printer wrote its stand-in as a character or as an escape. */
const withPercent = (text: string): string =>
  text.replaceAll(PERCENT, "%").replaceAll("\\uFDD0", "%");

function brandImports({ brands }: WireSettings, used: ReadonlySet<string>): string {
  if (!brands) return "";
  const groups: [string, string[]][] = [
    [brands.files, ["FileInput"]],
    [brands.known, ["UnknownVariant"]],
    [brands.strings, ["DateOnly", "DateTime", "Decimal"]],
  ];
  return groups
    .map(([from, names]) => [from, names.filter((name) => used.has(name))] as const)
    .filter(([, names]) => names.length > 0)
    .map(([from, names]) => `import type { ${names.join(", ")} } from "${from}";\n`)
    .join("");
}

function context(settings: WireSettings, used: Set<string>): Context {
  return {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    inject: undefined,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    // Only its bundler reads this, and nothing is left to bundle.
    redoc: undefined as never,
    resolve: () => undefined,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: (schema: SchemaObject) => typeFor(schema as unknown as Marked, settings, used),
    transformProperty: (property: PropertySignature) => besideInherited(property),
  } as unknown as Context;
}

const { factory } = ts;

/** Members that every object inherits: `constructor`, `toString` and the like. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * An optional property called `constructor` must admit the inherited function, or no object without one would compile: to
 * the compiler `{}` has a constructor.
 */
function besideInherited(property: PropertySignature): PropertySignature {
  const { name, type, questionToken } = property;
  const isNamed = ts.isIdentifier(name) || ts.isStringLiteral(name);
  if (questionToken === undefined || type === undefined || !isNamed || !INHERITED.has(name.text))
    return property;
  const inherited = factory.createTypeReferenceNode("Function");
  const union = factory.createUnionTypeNode([type, inherited]);
  return factory.updatePropertySignature(property, property.modifiers, name, questionToken, union);
}

const STRING = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);

/** The nodes that OpenAPI has no words for: brands, open enums, unknown variants. */
function typeFor(schema: Marked, settings: WireSettings, used: Set<string>): TypeNode | undefined {
  const named = (name: string, ...args: TypeNode[]): TypeNode => {
    used.add(name);
    return factory.createTypeReferenceNode(name, args);
  };
  if (schema["x-open-enum"] && settings.open && schema.enum) {
    const numeric = schema.type === "integer";
    const values = schema.enum.map((value) => literal(value));
    const open = numeric
      ? factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword)
      : factory.createParenthesizedType(
          factory.createIntersectionTypeNode([STRING, factory.createTypeLiteralNode([])]),
        );
    return factory.createUnionTypeNode([...values, open]);
  }
  if (!settings.brands) return undefined;
  const tag = schema["x-unknown-variant"];
  if (tag !== undefined) return named("UnknownVariant", literal(tag));
  switch (schema.format) {
    case "date-time":
      return schema["x-input"]
        ? factory.createUnionTypeNode([named("DateTime"), factory.createTypeReferenceNode("Date")])
        : named("DateTime");
    case "date":
      return named("DateOnly");
    case "decimal":
      return named("Decimal");
    case "binary":
      return schema["x-input"] ? named("FileInput") : undefined;
    default:
      return undefined;
  }
}

function literal(value: string | number): TypeNode {
  if (typeof value === "string")
    return factory.createLiteralTypeNode(factory.createStringLiteral(value));
  const digits = factory.createNumericLiteral(Math.abs(value));
  return factory.createLiteralTypeNode(
    value < 0 ? factory.createPrefixUnaryExpression(ts.SyntaxKind.MinusToken, digits) : digits,
  );
}
