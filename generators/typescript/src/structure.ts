/**
 * ts-morph structures that accept no raw string. ts-morph itself takes any text anywhere; the mapped type below replaces
 * every open `string` by `Code`, so that a word of a document which no escaper has seen does not compile.
 */
import type { OptionalKind, SourceFileStructure, StatementStructures } from "ts-morph";
import {
  collectImports,
  groupImports,
  seal,
  type Code,
  type Import,
  type Printable,
} from "@njia/generator-core";
import { IndentationText, NewLineKind, Project, QuoteKind } from "./libraries.ts";

/** `T` with `Code` for `string` at every depth; writer callbacks and other functions are not allowed. */
export type Sealed<T> = T extends string
  ? string extends T
    ? Code
    : T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends readonly (infer U)[]
      ? readonly Sealed<U>[]
      : T extends object
        ? { readonly [K in keyof T]: Sealed<T[K]> }
        : T;

/** A statement of a file: a structure, or finished code. */
export type Statement = Sealed<StatementStructures> | Code<"expression">;

/** A file: what it imports and what it declares, in order. */
export interface FileStructure {
  readonly header: Code<"comment">;
  readonly imports: readonly Import[];
  readonly statements: readonly Statement[];
}

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: {
    indentationText: IndentationText.TwoSpaces,
    newLineKind: NewLineKind.LineFeed,
    quoteKind: QuoteKind.Double,
    useTrailingCommas: true,
  },
});

/** A file that ts-morph prints: one call per file, because adding declarations one by one is quadratic. */
export function printable(file: FileStructure): Printable {
  return {
    print: () => print(file),
    toJSON: () => file,
  };
}

function print(file: FileStructure): Code<"file"> {
  const statements = [
    `// ${file.header}`,
    ...imports(file.imports),
    ...file.statements.map(spaced),
  ];
  // What holds no structure is text already, and ts-morph would parse it only to give it back.
  const text = isFinished(statements) ? statements.join("\n") : printByMorph(statements);
  return seal(`${tidy(text)}\n`, "file");
}

const isFinished = (statements: readonly unknown[]): statements is readonly string[] =>
  statements.every((statement) => typeof statement === "string");

function printByMorph(statements: readonly unknown[]): string {
  // The one cast back from sealed code to what ts-morph takes.
  const structure = { statements } as unknown as OptionalKind<SourceFileStructure>;
  const source = project.createSourceFile("file.ts", structure, { overwrite: true });
  return source.getFullText();
}

/** A blank line before each declaration that is finished code; ts-morph sees to the others. */
const spaced = (statement: Statement): unknown =>
  typeof statement === "string" ? `\n${statement}` : statement;

/** What ts-morph leaves to a formatter: blanks, empty bodies, import lists longer than a line. */
function tidy(text: string): string {
  const lines = text
    .trim()
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n");
  return lines
    .replace(/^(export interface [^\n]*\{)\n\}$/gm, "$1}")
    .replace(
      /^(import (?:type )?)\{ ([^\n}]*) \}( from [^\n]*)$/gm,
      (line, head: string, names: string, from: string) =>
        line.length <= 100 ? line : `${head}{\n  ${names.split(", ").join(",\n  ")},\n}${from}`,
    );
}

/** Import declarations, sorted, types marked as such. */
function imports(list: readonly Import[]): readonly string[] {
  return groupImports(collectImports([list])).map(({ from, names, typeOnly }) => {
    const items = names.map(
      ({ name = "", as, typeOnly: isType }) =>
        `${isType === true && !typeOnly ? "type " : ""}${name}${as === undefined ? "" : ` as ${as}`}`,
    );
    return `import ${typeOnly ? "type " : ""}{ ${items.join(", ")} } from "${from}";`;
  });
}
