/** Compares events (`x-webhooks`) and callbacks: here the service sends, so what it sends travels like an answer. */
import type { Node } from "../document.ts";
import { isObject, step } from "../json.ts";
import { compareContents } from "./bodies.ts";
import type { Findings } from "./findings.ts";
import { compareValues, parametersOf } from "./parameters.ts";
import { pairs, say, sayOfWords, type Scene } from "./scene.ts";

/** `member` holds path items by event name (`x-webhooks`), or by callback name and address (`callbacks`). */
export function compareEvents(
  findings: Findings,
  base: Node,
  head: Node,
  member: "x-webhooks" | "callbacks",
  prefix: string,
): void {
  for (const [name, old, now] of pairs({ findings, subject: "" }, base, head, member)) {
    const scene: Scene = { findings, subject: `${prefix}${name}` };
    if (now === undefined) {
      if (old !== undefined) say(scene, "event-removed", old.pointer, `${name} is gone`);
    } else if (old === undefined) say(scene, "event-added", now.pointer, `${name} is new`);
    else if (member === "callbacks") compareCallback(scene, old, now);
    else compareDeliveries(scene, old, now);
  }
}

/** A callback holds path items by an expression for the address. */
function compareCallback(scene: Scene, old: Node, now: Node): void {
  const wrap = ({ value, pointer }: Node): Node => ({ value: { items: value }, pointer });
  for (const [address, before, after] of pairs(scene, wrap(old), wrap(now), "items")) {
    const place = (node: Node, side: Node): Node => ({
      ...node,
      pointer: step(side.pointer, address),
    });
    if (before !== undefined && after === undefined)
      say(scene, "event-removed", step(old.pointer, address), `${address} is gone`);
    else if (before === undefined && after !== undefined)
      say(scene, "event-added", step(now.pointer, address), `${address} is new`);
    else if (before !== undefined && after !== undefined)
      compareDeliveries(scene, place(before, old), place(after, now));
  }
}

function compareDeliveries(scene: Scene, old: Node, now: Node): void {
  const { base, head } = scene.findings;
  const [before, after] = [old.value["post"], now.value["post"]];
  if (!isObject(before) || !isObject(after)) {
    if (isObject(before)) say(scene, "event-removed", old.pointer, "is no longer posted");
    if (isObject(after)) say(scene, "event-added", now.pointer, "is posted");
    return;
  }
  const was: Node = { value: before, pointer: step(old.pointer, "post") };
  const is: Node = { value: after, pointer: step(now.pointer, "post") };
  sayOfWords(scene, was, is);
  compareHeaders(scene, parametersOf(base, old, was, ""), parametersOf(head, now, is, ""));
  const body = (document: typeof base, { value, pointer }: Node): Node =>
    document.node(value["requestBody"], step(pointer, "requestBody"));
  compareContents(scene, body(base, was), body(head, is), "response", "event");
  for (const [status, given, understood] of pairs(scene, was, is, "responses", (each) =>
    each.toUpperCase(),
  )) {
    if (given !== undefined && understood === undefined)
      say(scene, "event-answer-removed", given.pointer, `${status} is no longer understood`);
    if (given === undefined && understood !== undefined)
      say(scene, "event-answer-added", understood.pointer, `${status} is understood`);
  }
}

function compareHeaders(
  scene: Scene,
  olds: ReadonlyMap<string, Node>,
  nows: ReadonlyMap<string, Node>,
): void {
  for (const [key, old] of olds) {
    const now = nows.get(key);
    const was = old.value["required"] === true;
    if (now === undefined) say(scene, "event-header-removed", old.pointer, `${key} is gone`);
    else {
      if (was && now.value["required"] !== true)
        say(scene, "response-header-became-optional", now.pointer, `${key} may be missing now`);
      compareValues(scene, old, now, "response");
    }
  }
  for (const [key, now] of nows)
    if (!olds.has(key)) say(scene, "event-header-added", now.pointer, `${key} is new`);
}
