/** Templates are shapes, not programs: Handlebars, cut down to printing, repeating, choosing and including. */
import { readdirSync, readFileSync } from "node:fs";
import Handlebars from "handlebars";
import type { Code, View } from "./code.ts";
import { seal } from "./code.ts";
import { byCodePoint } from "./imports.ts";
import { findForbidden } from "./template-grammar.ts";

/** Text of templates and partials by name; the name is the file's name up to its first dot. */
export interface Templates {
  readonly pages: ReadonlyMap<string, string>;
  readonly partials: ReadonlyMap<string, string>;
}

/** A way through a block that rendering may take; `outcome` false is the else part, or leaving the block out. */
export interface Branch {
  readonly template: string;
  readonly line: number;
  readonly outcome: boolean;
  readonly count: number;
}

export interface Renderer {
  /** Renders a page; throws on a missing value anywhere. */
  render(template: string, view: View): Code<"file">;
  /** Every branch of every template, with how often it was taken so far. */
  coverage(): readonly Branch[];
}

/** Reads `*.hbs` of a folder and of its `partials/`. */
export function loadTemplates(folder: URL): Templates {
  const base = folder.href.endsWith("/") ? folder : new URL(`${folder.href}/`);
  return { pages: readFolder(base), partials: readFolder(new URL("partials/", base)) };
}

function readFolder(folder: URL): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return found;
  }
  for (const file of names.filter((name) => name.endsWith(".hbs")).sort(byCodePoint)) {
    const name = file.slice(0, file.indexOf("."));
    if (found.has(name)) throw new Error(`E-INTERNAL two templates are called "${name}": ${file}`);
    found.set(name, readFileSync(new URL(file, folder), "utf8"));
  }
  return found;
}

/** Compiles templates; throws if one holds anything but the allowed nodes. */
export function createRenderer(templates: Templates): Renderer {
  const engine = Handlebars.create();
  const hits = new Map<string, number>();
  registerBlocks(engine, hits);
  const parse = (name: string, text: string): hbs.AST.Program => {
    const program = parseTemplate(name, text);
    const forbidden = findForbidden(program, name);
    if (forbidden.length > 0) throw new Error(`E-INTERNAL ${forbidden.join("\n")}`);
    for (const key of branchKeys(program)) hits.set(key, hits.get(key) ?? 0);
    return program;
  };
  for (const [name, text] of templates.partials) {
    engine.registerPartial(name, engine.compile(parse(`partials/${name}`, text), OPTIONS));
  }
  const pages = new Map(
    [...templates.pages].map(([name, text]) => [name, engine.compile(parse(name, text), OPTIONS)]),
  );
  return {
    render(template, view) {
      const page = pages.get(template);
      if (page === undefined) throw new Error(`E-INTERNAL there is no template "${template}"`);
      try {
        return seal(page(view), "file");
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`E-INTERNAL template "${template}": ${reason}`, { cause: error });
      }
    },
    coverage: () => [...hits].map(([key, count]) => readBranch(key, count)),
  };
}

function parseTemplate(name: string, text: string): hbs.AST.Program {
  try {
    return Handlebars.parse(text, { srcName: name });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const hint =
      "A brace right after a tag reads as another tag: put such code into an expression of the plan.";
    throw new Error(`E-INTERNAL template "${name}": ${reason}\n${hint}`, { cause: error });
  }
}

const OPTIONS: CompileOptions = {
  strict: true,
  noEscape: true,
  preventIndent: true,
  knownHelpersOnly: true,
  knownHelpers: { each: true, if: true, unless: true },
};

interface BlockOptions {
  readonly fn: (context: unknown) => string;
  readonly inverse: (context: unknown) => string;
  readonly loc: hbs.AST.SourceLocation;
}

/** Strict mode of the engine lets a missing value of a block pass; these three do not. */
function registerBlocks(engine: typeof Handlebars, hits: Map<string, number>): void {
  const choose = (options: BlockOptions, context: unknown, outcome: boolean): string => {
    const key = branchKey(options.loc, outcome);
    const count = hits.get(key);
    if (count !== undefined) hits.set(key, count + 1);
    return outcome ? options.fn(context) : options.inverse(context);
  };
  const isTrue = (value: unknown, options: BlockOptions): boolean => {
    if (value === undefined) throw new Error(`a condition is missing at ${place(options.loc)}`);
    return Array.isArray(value) ? value.length > 0 : value !== false && value !== "";
  };
  engine.registerHelper("if", function (this: unknown, value: unknown, options: BlockOptions) {
    return choose(options, this, isTrue(value, options));
  });
  engine.registerHelper("unless", function (this: unknown, value: unknown, options: BlockOptions) {
    return choose(options, this, !isTrue(value, options));
  });
  engine.registerHelper("each", function (this: unknown, value: unknown, options: BlockOptions) {
    if (!Array.isArray(value)) throw new Error(`a list is missing at ${place(options.loc)}`);
    if (value.length === 0) return choose(options, this, false);
    return value.map((item) => choose(options, item, true)).join("");
  });
}

const place = (loc: hbs.AST.SourceLocation): string => `${loc.source}:${loc.start.line}`;

const branchKey = (loc: hbs.AST.SourceLocation, outcome: boolean): string =>
  [loc.source, loc.start.line, loc.start.column, outcome].join("\n");

function readBranch(key: string, count: number): Branch {
  const [template = "", line = "0", , outcome] = key.split("\n");
  return { template, line: Number(line), outcome: outcome === "true", count };
}

function branchKeys(program: hbs.AST.Program): readonly string[] {
  const keys: string[] = [];
  const visitor = new Handlebars.Visitor();
  const visit = visitor.BlockStatement.bind(visitor);
  visitor.BlockStatement = (block) => {
    const isLoop = (block.path as { readonly original?: unknown }).original === "each";
    keys.push(branchKey(block.loc, true));
    // The parser leaves `inverse` out where there is no else part; an empty list is no branch of its own.
    if (!isLoop || (block.inverse as unknown) !== undefined) keys.push(branchKey(block.loc, false));
    visit(block);
  };
  visitor.accept(program);
  return keys;
}
