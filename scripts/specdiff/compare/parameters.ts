/** Compares the parameters of an operation, those of its path included. */
import type { Document, Node } from "../document.ts";
import { canonical, listOf, step } from "../json.ts";
import type { Direction } from "../model.ts";
import { compareContents } from "./bodies.ts";
import { say, sayOfSchemas, sayOfWords, type Scene } from "./scene.ts";

/** Parameters by place and name. Placeholders of the path go by position, because their names do not travel. */
export function parametersOf(
  document: Document,
  item: Node,
  operation: Node,
  path: string,
): ReadonlyMap<string, Node> {
  const placeholders = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? "");
  const found = new Map<string, Node>();
  for (const { value, pointer } of [item, operation]) {
    listOf(value["parameters"]).forEach((each, index) => {
      const node = document.node(each, step(pointer, "parameters", index));
      const place = String(node.value["in"]);
      const name = String(node.value["name"]);
      if (place === "path") found.set(`path ${placeholders.indexOf(name)}`, node);
      else found.set(`${place} ${place === "header" ? name.toLowerCase() : name}`, node);
    });
  }
  return found;
}

export function compareParameters(
  scene: Scene,
  base: ReadonlyMap<string, Node>,
  head: ReadonlyMap<string, Node>,
): void {
  for (const [key, old] of base) {
    const now = head.get(key);
    if (now === undefined)
      say(scene, "parameter-removed", old.pointer, `the parameter ${title(old)} is gone`);
    else compareParameter(scene, old, now);
  }
  for (const [key, now] of head) {
    if (base.has(key)) continue;
    const rule =
      now.value["required"] === true ? "required-parameter-added" : "optional-parameter-added";
    say(scene, rule, now.pointer, `the parameter ${title(now)} is new`);
  }
}

const title = ({ value }: Node): string => `${String(value["in"])} ${String(value["name"])}`;

function compareParameter(scene: Scene, old: Node, now: Node): void {
  const [was, is] = [old.value["required"] === true, now.value["required"] === true];
  const name = title(now);
  if (is && !was)
    say(scene, "parameter-became-required", now.pointer, `the parameter ${name} became required`);
  if (was && !is)
    say(
      scene,
      "parameter-became-optional",
      now.pointer,
      `the parameter ${name} is no longer required`,
    );
  if (canonical(wireForm(old)) !== canonical(wireForm(now)))
    say(
      scene,
      "parameter-serialization-changed",
      now.pointer,
      `the parameter ${name} is written in another way`,
    );
  if (old.value["allowEmptyValue"] === true && now.value["allowEmptyValue"] !== true)
    say(
      scene,
      "parameter-empty-value-refused",
      now.pointer,
      `the parameter ${name} may no longer be empty`,
    );
  if (old.value["deprecated"] !== true && now.value["deprecated"] === true)
    say(scene, "schema-deprecated", now.pointer, `the parameter ${name} is deprecated`);
  sayOfWords(scene, old, now);
  compareValues(scene, old, now, "request");
}

/** Compares what a parameter or header may hold, as a schema or as content. */
export function compareValues(scene: Scene, old: Node, now: Node, direction: Direction): void {
  sayOfSchemas(scene, old, now, direction);
  compareContents(scene, old, now, direction, direction);
}

/** The serialisation with the defaults of OpenAPI 3.0 written out. */
function wireForm({ value }: Node): unknown {
  const form = value["in"] === "query" || value["in"] === "cookie";
  const style = value["style"] ?? (form ? "form" : "simple");
  const explode = value["explode"] ?? style === "form";
  return [style, explode, value["allowReserved"] === true, value["content"] !== undefined];
}
