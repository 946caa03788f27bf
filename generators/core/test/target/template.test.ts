import { describe, expect, it } from "vitest";
import type { View } from "../../src/target/code.ts";
import { fixed } from "../../src/target/code.ts";
import type { Renderer } from "../../src/target/template.ts";
import { createRenderer } from "../../src/target/template.ts";

const renderer = (page: string, partials: Readonly<Record<string, string>> = {}): Renderer =>
  createRenderer({ pages: new Map([["page", page]]), partials: new Map(Object.entries(partials)) });

const word = fixed("<a & 'b'>", "literal");

describe("template", () => {
  it("prints code as it is, and block tags alone on a line leave no trace", () => {
    const page =
      "{{> head}}\n{{#each items}}\n  {{name}}{{#if flag}} +{{else}} -{{/if}}\n{{/each}}\n";
    const view: View = {
      title: word,
      items: [
        { name: word, flag: true },
        { name: word, flag: false },
      ],
    };
    expect(renderer(page, { head: "# {{title}}\n" }).render("page", view)).toBe(
      "# <a & 'b'>\n  <a & 'b'> +\n  <a & 'b'> -\n",
    );
  });

  it.each([
    ["{{missing}}", "missing"],
    ["{{#if missing}}a{{/if}}", "a condition is missing"],
    ["{{#unless missing}}a{{/unless}}", "a condition is missing"],
    ["{{#each missing}}a{{/each}}", "a list is missing"],
    ["{{> missing}}", "missing"],
  ])("throws on a missing value in %s", (page, reason) => {
    expect(() => renderer(page).render("page", {})).toThrow(reason);
  });

  it.each([
    "{{lookup a b}}",
    "{{#with a}}{{/with}}",
    "{{log a}}",
    "{{#each a as |b|}}{{/each}}",
    "{{@index}}",
    "{{constructor}}",
    "{{#if (eq a b)}}{{/if}}",
    "{{> (lookup a b)}}",
    "{{> head a=1}}",
    "{{#> head}}{{/head}}",
    "{{#if a b=1}}{{/if}}",
    "{{#other a}}{{/other}}",
    "{{'text'}}",
  ])("refuses %s: it is a program, not a shape", (page) => {
    expect(() => renderer(page, { head: "x" })).toThrow("decide it in the plan");
  });

  it("names the template that cannot be parsed, and the trap of braces", () => {
    expect(() => renderer("{{#if a}}{ {{b}}}{{/if}}")).toThrow(
      /template "page"[^]*A brace right after/,
    );
  });

  it("counts the branches taken, also in partials", () => {
    const subject = renderer("{{#if a}}\n1\n{{/if}}\n{{> tail}}", {
      tail: "{{#each b}}\n2\n{{/each}}\n",
    });
    subject.render("page", { a: true, b: [true] });
    const untaken = subject.coverage().filter((branch) => branch.count === 0);
    expect(untaken).toEqual([{ template: "page", line: 1, outcome: false, count: 0 }]);
    subject.render("page", { a: false, b: [] });
    expect(subject.coverage().every((branch) => branch.count > 0)).toBe(true);
  });
});
