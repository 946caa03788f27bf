import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const root = new URL("../../../", import.meta.url);
const eslint = new ESLint({
  cwd: root.pathname,
  overrideConfigFile: new URL(".config/eslint.config.js", root).pathname,
  // One rule, without the compiler: the mutants are no files of the project.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, program: null } } },
  ruleFilter: ({ ruleId }) => ruleId === "njia/no-built-sql",
});

/** What the rule says of a source text at a place. */
async function faultsOf(source: string, at: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(source, { filePath: new URL(at, root).pathname });
  return (result?.messages ?? []).map(({ messageId, message }) => messageId ?? message);
}

const STORE = "server-stub/src/db/queries/payments.ts";
const DOMAIN = "server-stub/src/domain/payments/create.ts";

describe("the linter's rule against SQL made of texts", () => {
  it.each([
    ["a template", "const run = (id: string) => `select * from payments where id = '${id}'`;"],
    ["a sum", `const run = (id: string) => "select * from payments where id = '" + id + "'";`],
    ["a sort", "const run = (sort: string) => `select id from payments order by ${sort}`;"],
    ["a call", "const run = (q: any) => `delete from payments where id = '${q.id.trim()}'`;"],
  ])("refuses %s in the store layer", async (_name, source) => {
    expect(await faultsOf(source, STORE)).toEqual(["built"]);
  });

  it("refuses any SQL elsewhere", async () => {
    expect(await faultsOf('const text = "select id from payments";', DOMAIN)).toEqual(["outside"]);
    expect(await faultsOf("const text = `update payments set a = 1`;", DOMAIN)).toEqual([
      "outside",
    ]);
  });

  it("takes constants, parameters, quoted names and plain English", async () => {
    for (const source of [
      'const ONE = "select id from payments where id = $1";',
      "const COLUMNS = 'id'; const ONE = `select ${COLUMNS} from payments where id = $1`;",
      "const text = `create schema ${escapeIdentifier(name)}`;",
    ])
      expect(await faultsOf(source, STORE), source).toEqual([]);
    for (const source of ['"Select a rail."', "`update ${name} first`", '"Delete the key."'])
      expect(await faultsOf(`const text = ${source};`, DOMAIN), source).toEqual([]);
  });
});
