/** Which Handlebars nodes a template may hold (R1). */

const BLOCKS: ReadonlySet<string> = new Set(["each", "if", "unless"]);

/** One sentence with the place of each forbidden node. */
export function findForbidden(program: hbs.AST.Program, template: string): readonly string[] {
  return program.body.flatMap((node) => checkStatement(node, template));
}

function checkStatement(node: hbs.AST.Statement, template: string): readonly string[] {
  const complain = (what: string): readonly string[] => [
    `${template}:${node.loc.start.line}: ${what}; decide it in the plan.`,
  ];
  switch (node.type) {
    case "ContentStatement":
    case "CommentStatement":
      return [];
    case "MustacheStatement": {
      const mustache = node as hbs.AST.MustacheStatement;
      if (hasArguments(mustache.params, mustache.hash)) return complain("a helper call");
      return isPlainPath(mustache.path) ? [] : complain("an expression that is not a plain path");
    }
    case "BlockStatement":
      return checkBlock(node as hbs.AST.BlockStatement, template, complain);
    case "PartialStatement": {
      const partial = node as hbs.AST.PartialStatement;
      if (partial.name.type !== "PathExpression") return complain("a computed partial");
      const plain = partial.params.length <= 1 && partial.params.every(isPlainPath);
      return plain && !hasHash(partial.hash) ? [] : complain("a partial with arguments");
    }
    default:
      return complain(`a ${node.type}`);
  }
}

function checkBlock(
  block: hbs.AST.BlockStatement,
  template: string,
  complain: (what: string) => readonly string[],
): readonly string[] {
  const name = (block.path as { readonly original?: unknown }).original;
  if (typeof name !== "string" || !BLOCKS.has(name)) return complain(`the block "${String(name)}"`);
  if (block.params.length !== 1 || !block.params.every(isPlainPath) || hasHash(block.hash)) {
    return complain(`a block "${name}" whose argument is not one plain path`);
  }
  const programs: readonly (hbs.AST.Program | undefined)[] = [block.program, block.inverse];
  return programs.flatMap((program) => {
    if (program === undefined) return [];
    // The type promises a list; the parser leaves it out where there are none.
    const names = (program as Partial<hbs.AST.Program>).blockParams ?? [];
    if (names.length > 0) return complain("block parameters");
    return findForbidden(program, template);
  });
}

const hasHash = (hash: hbs.AST.Hash | undefined): boolean => (hash?.pairs.length ?? 0) > 0;

const hasArguments = (
  params: readonly hbs.AST.Expression[],
  hash: hbs.AST.Hash | undefined,
): boolean => params.length > 0 || hasHash(hash);

/** A path without `@data`; `constructor` and its kin print nothing even in strict mode. */
function isPlainPath(node: hbs.AST.Node): boolean {
  if (node.type !== "PathExpression") return false;
  const path = node as hbs.AST.PathExpression;
  return !path.data && path.parts.every((part) => !Object.hasOwn(Object.prototype, part));
}
