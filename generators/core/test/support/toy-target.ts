/** A target for a made-up language: one file per named type, and a scaffold. */
import type { Api, NamedType } from "../../src/ir/types.ts";
import type { Fragment } from "../../src/target/code.ts";
import { compose, fixed, fragment, seal } from "../../src/target/code.ts";
import type { Naming } from "../../src/target/naming.ts";
import { createScope } from "../../src/target/scope.ts";
import type { FilePlan, PlanContext, Target } from "../../src/target/target.ts";

const none: ReadonlySet<string> = new Set();

export const toyNaming: Naming = {
  casing: {
    type: "pascal",
    member: "camel",
    "enum-member": "screaming",
    method: "camel",
    parameter: "camel",
    constant: "screaming",
    module: "snake",
    file: "kebab",
  },
  reserved: {
    type: new Set(["Object"]),
    member: new Set(["class"]),
    "enum-member": none,
    method: none,
    parameter: none,
    constant: none,
    module: none,
    file: none,
  },
  rescue: (word, role) =>
    /^[0-9]/.test(word) ? `${role === "type" ? "T" : "n"}${word}` : `${word}_`,
};

const literal = (text: string): Fragment<"literal"> =>
  fragment(seal(JSON.stringify(text), "literal"));
const line = compose("expression");

function planType(type: NamedType, context: PlanContext): FilePlan {
  const scope = createScope({ target: "toy", naming: toyNaming, report: context.report });
  const file = scope.take(type.name, "file", []);
  const members = createScope({ target: "toy", naming: toyNaming, report: context.report });
  const lines =
    type.kind === "record"
      ? type.fields.map(
          (item) =>
            line`${members.take(item.name, "member", [], item.origin)}: ${literal(item.name.wire)}`,
        )
      : [];
  return {
    path: seal(`types/${file}.toy`, "path"),
    ownership: "owned",
    origins: [type.origin],
    exports: [{ symbol: `toy.${type.id}`, signature: `(${type.kind})`, origin: type.origin }],
    body: {
      kind: "text",
      text: seal(
        [fixed("# generated", "comment"), ...lines.map((item) => item.code)].join("\n") + "\n",
        "file",
      ),
    },
  };
}

export const toyTarget: Target = {
  id: "toy",
  posture: "client",
  naming: toyNaming,
  owns: ["types/**"],
  layout: { tabs: "none", blankLines: 1, columns: 100 },
  plan: (api: Api, context: PlanContext) => [
    ...api.types.map((type) => planType(type, context)),
    {
      path: fixed("README.md", "path"),
      ownership: "scaffold",
      origins: [],
      exports: [],
      body: { kind: "text", text: fixed("# Toy\n", "file") },
    },
  ],
};
