/** Finds the canary in code: outside literals and comments, by the language's own tokenizer. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
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

const inBase64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");

/** Runs `leaks/<script>`, which `prepare` turns into what the program wants: one file per line on its standard input, one complaint per line on its standard output. */
function scriptLeaks(
  program: string,
  prepare: (location: string) => readonly string[],
  script: string,
  suffix: string,
): LeakTest {
  return (files) => {
    const wanted = [...files].filter(([path]) => path.endsWith(suffix));
    if (wanted.length === 0) return [];
    const location = fileURLToPath(new URL(`leaks/${script}`, import.meta.url));
    const run = spawnSync(program, [...prepare(location), CANARY], {
      input: wanted.map(([path, text]) => `${inBase64(path)} ${inBase64(text)}\n`).join(""),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    if (run.status !== 0)
      return [`${program} ${script} failed: ${run.error?.message ?? run.stderr}`];
    return run.stdout.split("\n").filter((line) => line !== "");
  };
}

let javaClasses: string | undefined;

/** Compiled once per process: starting from source costs seconds each time. */
function compiledJava(location: string): readonly string[] {
  if (javaClasses === undefined) {
    javaClasses = mkdtempSync(join(tmpdir(), "njia-leaks-"));
    process.on("exit", () => {
      if (javaClasses !== undefined) rmSync(javaClasses, { recursive: true, force: true });
    });
    const run = spawnSync("javac", ["-d", javaClasses, location], { encoding: "utf8" });
    if (run.status !== 0) throw new Error(`javac ${location}: ${run.error?.message ?? run.stderr}`);
  }
  return ["-cp", javaClasses, basename(location, ".java")];
}

const rubyLeaks = (suffix: string): LeakTest =>
  scriptLeaks("ruby", (location) => [location], "ruby_leaks.rb", suffix);

/** By target id. A language without an entry has no proof, which the test of the registry refuses. */
export const LEAK_TESTS: Readonly<Record<string, LeakTest>> = {
  typescript: typescriptLeaks,
  server: typescriptLeaks,
  cli: typescriptLeaks,
  python: scriptLeaks("python3", (location) => [location], "python_leaks.py", ".py"),
  go: scriptLeaks("go", (location) => ["run", location], "go_leaks.go", ".go"),
  php: scriptLeaks("php", (location) => [location], "php_leaks.php", ".php"),
  ruby: (files) => [...rubyLeaks(".rb")(files), ...rubyLeaks(".rbs")(files)],
  java: scriptLeaks("java", compiledJava, "JavaLeaks.java", ".java"),
};
