import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const page = read("server-stub/web/ACCEPTANCE.md");
const { scripts } = JSON.parse(read("package.json")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

interface Criterion {
  readonly number: number;
  readonly bar: string;
  readonly measured: string;
  readonly by: string;
}

function rowsOf(text: string): readonly Criterion[] {
  return [...text.matchAll(/^\| (\d+) \|(.+)\|$/gm)].map(([, number = "", rest = ""]) => {
    const [, bar = "", measured = "", by = ""] = rest.split("|").map((cell) => cell.trim());
    return { number: Number(number), bar, measured, by };
  });
}

/** What is named in code marks and is neither a file of the repository nor one of its commands. */
function unknownIn(text: string): readonly string[] {
  const named = [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  return named.filter((name) => {
    const [, command] = /^npm run (\S+)/.exec(name) ?? [];
    if (command !== undefined) return scripts[command] === undefined;
    return name.includes("/") && !name.startsWith("/api/") && !existsSync(new URL(name, root));
  });
}

describe("the page of acceptance", () => {
  const rows = rowsOf(page);

  it("has every criterion once, with its bar, its figure, and a test or command", () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
    for (const { number, bar, measured, by } of rows) {
      expect([number, bar !== "", measured !== ""]).toEqual([number, true, true]);
      expect([number, by]).toEqual([
        number,
        expect.stringMatching(/`(npm run [\w:-]+|[\w./-]+\.(test\.)?ts)/),
      ]);
    }
  });

  it("names only files and commands that exist", () => {
    expect(unknownIn(page)).toEqual([]);
    expect(unknownIn("`server-stub/test/none.test.ts` and `npm run none`")).toHaveLength(2);
  });

  it("knows every figure that a test tells", () => {
    const told = rows.filter(({ by }) =>
      [...by.matchAll(/`([^`]+\.ts)`/g)].some(([, path = ""]) =>
        read(path).includes("tellCriterion("),
      ),
    );
    expect(told.map(({ number }) => number)).toEqual(expect.arrayContaining([4, 6, 18, 20]));
  });
});
