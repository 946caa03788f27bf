/** sdks/README.md: every task in every language, from the parts of the programs that carry its mark. */
import { readFileSync } from "node:fs";
import { TASKS, type Program } from "./programs.ts";

/** The lines between `task <id>` and `end`, moved to the margin; throws if the program lacks them. */
export function part(text: string, id: string, file: string): string {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => new RegExp(`^\\s*(//|#) task ${id}$`).test(line));
  const end = lines.findIndex((line, index) => index > start && /^\s*(\/\/|#) end$/.test(line));
  if (start < 0 || end < 0)
    throw new Error(`${file} has no part "task ${id}" that ends with "end"`);
  const shown = lines.slice(start + 1, end);
  const margins = shown
    .filter((line) => line.trim() !== "")
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const margin = Math.min(...margins);
  return shown.map((line) => line.slice(margin)).join("\n");
}

const HEAD = `# The SDKs

<!-- Written by \`npm run sdk:tasks -- --write\` from the programs in sdks/tasks. -->

One contract, six languages. Each SDK needs nothing but its language's standard library. The same ten tasks side by side;
every snippet is part of a program that the tests run against the real server ([tasks](tasks)).

| SDK | install | more |
|---|---|---|
| TypeScript | \`npm install @njia/sdk\` | [sdks/typescript](typescript) |
| Python | \`pip install njia\` | [sdks/python](python) |
| PHP | \`composer require njia/njia-php\` | [sdks/php](php) |
| Go | \`go get github.com/njia/njia-go/v2\` | [sdks/go](go) |
| Java | \`dev.njia:njia-java\` | [sdks/java](java) |
| Ruby | \`gem install njia\` | [sdks/ruby](ruby) |
`;

/** The whole page, as Markdown that a formatter may still touch up. */
export function page(programs: readonly Program[]): string {
  const texts = programs.map((program) => ({
    ...program,
    text: readFileSync(program.file, "utf8"),
  }));
  const sections = TASKS.map(({ id, title, prose }, index) => {
    const blocks = texts.map(
      ({ name, fence, file, text }) =>
        `**${name}**\n\n\`\`\`${fence}\n${part(text, id, file)}\n\`\`\`\n`,
    );
    return `## ${index + 1}. ${title}\n\n${prose}\n\n${blocks.join("\n")}`;
  });
  return [HEAD, ...sections].join("\n");
}
