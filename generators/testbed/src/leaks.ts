/** Finds the canary in code: outside literals and comments, by the language's own tokenizer. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { CANARY } from "./payloads.ts";

/** `path:line what`, for each leak and each file that does not parse. */
export type LeakTest = (files: ReadonlyMap<string, string>) => readonly string[];

const LITERALS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
]);

function typescriptLeaks(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].flatMap(([path, text]) => {
    if (!/\.[cm]?[jt]s$/.test(path)) return [];
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const { parseDiagnostics } = source as unknown as {
      readonly parseDiagnostics: readonly ts.Diagnostic[];
    };
    const lineAt = (position: number): number =>
      source.getLineAndCharacterOfPosition(position).line + 1;
    const found = parseDiagnostics.map(
      (item) =>
        `${path}:${lineAt(item.start ?? 0)} ${ts.flattenDiagnosticMessageText(item.messageText, " ")}`,
    );
    const visit = (node: ts.Node): void => {
      const children = node.getChildren(source);
      // Comments of the language's documentation form part of the tree; they are comments all the same.
      if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode)
        return;
      if (children.length > 0) {
        children.forEach(visit);
        return;
      }
      if (!LITERALS.has(node.kind) && node.getText(source).includes(CANARY)) {
        found.push(`${path}:${lineAt(node.getStart(source))} the canary is code`);
      }
    };
    visit(source);
    return found;
  });
}

/** Runs `leaks/<script>` with all files as JSON on its standard input; it prints a JSON list of complaints. */
function scriptLeaks(program: string, script: string, suffix: string): LeakTest {
  return (files) => {
    const wanted = [...files].filter(([path]) => path.endsWith(suffix));
    const location = fileURLToPath(new URL(`leaks/${script}`, import.meta.url));
    const run = spawnSync(program, [location, CANARY], {
      input: JSON.stringify(Object.fromEntries(wanted)),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    if (run.status !== 0) return [`${program} ${script} failed: ${run.stderr}`];
    return JSON.parse(run.stdout) as readonly string[];
  };
}

/** By target id. A language without an entry has no proof, which the test of the registry refuses. */
export const LEAK_TESTS: Readonly<Record<string, LeakTest>> = {
  typescript: typescriptLeaks,
  server: typescriptLeaks,
  python: scriptLeaks("python3", "python_leaks.py", ".py"),
};
