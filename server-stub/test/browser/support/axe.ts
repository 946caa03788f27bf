import axe from "axe-core";
import type { Frame, Page } from "playwright-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface AxeAnswer {
  readonly violations: readonly {
    readonly id: string;
    readonly impact?: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
  }[];
}

/**
 * Accessibility defects of what the page or frame shows now, one line each: rule, impact, first places. The engine goes
 * in by `evaluate`, which a strict Content Security Policy allows; frames of other origins are asked one by one.
 */
export async function axeProblems(
  where: Page | Frame,
  skip: readonly string[] = [],
): Promise<readonly string[]> {
  await where.evaluate(axe.source);
  // What happens to stand behind the sticky bar is no target that is too small.
  await where.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const answer = await where.evaluate(
    async ({ tags, rules }) => {
      const engine = (globalThis as unknown as { axe: { run(...args: unknown[]): unknown } }).axe;
      return (await engine.run(document, {
        iframes: false,
        runOnly: { type: "tag", values: tags },
        rules: Object.fromEntries(rules.map((id) => [id, { enabled: false }])),
        resultTypes: ["violations"],
      })) as AxeAnswer;
    },
    { tags: TAGS, rules: [...skip] },
  );
  return answer.violations.map(
    ({ id, impact, help, nodes }) =>
      `${id} (${impact ?? "-"}): ${help}: ${nodes
        .slice(0, 4)
        .map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 160)}`)
        .join(" | ")}`,
  );
}
