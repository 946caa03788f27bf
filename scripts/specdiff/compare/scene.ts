/** What comparing one operation or event needs to know of itself. */
import type { Node } from "../document.ts";
import { canonical, objectOf, step } from "../json.ts";
import type { Direction, Finding } from "../model.ts";
import type { Findings } from "./findings.ts";
import { compareSchemas } from "./schemas.ts";

export interface Scene {
  readonly findings: Findings;
  /** `METHOD /path`, or the name of an event. */
  readonly subject: string;
}

export function say(
  scene: Scene,
  rule: string,
  pointer: string,
  text: string,
  rest: Partial<Finding> = {},
): void {
  scene.findings.add(scene.subject, { rule, pointer, text, ...rest });
}

/** Compares the member `schema` of two nodes; a side without one allows anything. */
export function sayOfSchemas(scene: Scene, base: Node, head: Node, direction: Direction): void {
  const { findings, subject } = scene;
  if (base.value["schema"] === undefined && head.value["schema"] === undefined) return;
  const parts = ({ value, pointer }: Node) => [
    { value: value["schema"] ?? {}, pointer: step(pointer, "schema") },
  ];
  findings.shows(subject, compareSchemas(findings, parts(base), parts(head), direction));
}

/** Named things of two sides: [name, node of the base, node of the head], in the order of the base, then new ones. */
export function pairs(
  scene: Scene,
  base: Node,
  head: Node,
  member: string,
  nameOf: (name: string) => string = (name) => name,
): readonly (readonly [string, Node | undefined, Node | undefined])[] {
  const side = (document: Findings["base"], { value, pointer }: Node): Map<string, Node> =>
    new Map(
      Object.entries(objectOf(value[member])).map(([name, each]) => [
        nameOf(name),
        document.node(each, step(pointer, member, name)),
      ]),
    );
  const olds = side(scene.findings.base, base);
  const nows = side(scene.findings.head, head);
  return [...new Set([...olds.keys(), ...nows.keys()])].map((name) => [
    name,
    olds.get(name),
    nows.get(name),
  ]);
}

/** Notes on words and examples, and on announcements of the end. */
export function sayOfWords(scene: Scene, base: Node, head: Node): void {
  for (const word of ["summary", "description"] as const)
    if (base.value[word] !== head.value[word])
      say(scene, "documentation-changed", head.pointer, `${word} changed`);
  for (const word of ["example", "examples"] as const)
    if (canonical(base.value[word]) !== canonical(head.value[word]))
      say(scene, "examples-changed", head.pointer, `${word} changed`);
}
