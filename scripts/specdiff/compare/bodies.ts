/** Compares contents by media type, request bodies, answers with their headers and links. */
import type { Node } from "../document.ts";
import { canonical, objectOf } from "../json.ts";
import type { Direction } from "../model.ts";
import { pairs, say, sayOfSchemas, sayOfWords, type Scene } from "./scene.ts";

/** Media types are case-insensitive and their parameters do not name another format (RFC 9110, 8.3.1). */
const mediaType = (name: string): string => (name.split(";")[0] ?? "").trim().toLowerCase();

/** `prefix` chooses the rules: request, response or event. */
export function compareContents(
  scene: Scene,
  base: Node,
  head: Node,
  direction: Direction,
  prefix: "request" | "response" | "event",
): void {
  for (const [name, old, now] of pairs(scene, base, head, "content", mediaType)) {
    if (now === undefined) {
      if (old !== undefined)
        say(scene, `${prefix}-media-type-removed`, old.pointer, `${name} is gone`);
    } else if (old === undefined)
      say(scene, `${prefix}-media-type-added`, now.pointer, `${name} is new`);
    else {
      sayOfSchemas(scene, old, now, direction);
      sayOfWords(scene, old, now);
      if (canonical(old.value["encoding"]) !== canonical(now.value["encoding"]))
        say(scene, "encoding-changed", now.pointer, `encoding of ${name} changed`);
    }
  }
}

const has = (node: Node | undefined, member: string): boolean =>
  node !== undefined && Object.keys(objectOf(node.value[member])).length > 0;

export function compareRequestBody(
  scene: Scene,
  base: Node | undefined,
  head: Node | undefined,
): void {
  const required = head?.value["required"] === true;
  if (base === undefined) {
    if (head === undefined) return;
    const rule = required ? "request-body-added-required" : "request-body-added-optional";
    say(scene, rule, head.pointer, "a body is new");
  } else if (head === undefined)
    say(scene, "request-body-removed", base.pointer, "the body is gone");
  else {
    const was = base.value["required"] === true;
    if (required && !was)
      say(scene, "request-body-became-required", head.pointer, "the body became required");
    if (!required && was)
      say(scene, "request-body-became-optional", head.pointer, "the body is no longer required");
    sayOfWords(scene, base, head);
    compareContents(scene, base, head, "request", "request");
  }
}

/** Ranges like `2XX` stand for every status without an entry of its own. */
export function compareAnswers(scene: Scene, base: Node, head: Node): void {
  const answers = pairs(scene, base, head, "responses", (status) => status.toUpperCase());
  const range = (status: string): string => `${status.slice(0, 1)}XX`;
  for (const [status, exactOld, exactNow] of answers) {
    if (status.startsWith("X-")) continue;
    const covering = (side: 1 | 2): Node | undefined =>
      answers.find((each) => each[0] === range(status))?.[side];
    const old = exactOld ?? covering(1);
    const now = exactNow ?? covering(2);
    const kind = status === "DEFAULT" ? "default" : /^[123]/.test(status) ? "success" : "failure";
    const noun = kind === "default" ? "default-answer" : `${kind}-status`;
    if (now === undefined) {
      if (old !== undefined)
        say(scene, `${noun}-removed`, old.pointer, `${status.toLowerCase()} is gone`);
    } else if (old === undefined)
      say(scene, `${noun}-added`, now.pointer, `${status.toLowerCase()} is new`);
    else compareAnswer(scene, old, now, status);
  }
}

function compareAnswer(scene: Scene, old: Node, now: Node, status: string): void {
  sayOfWords(scene, old, now);
  if (has(old, "content") && !has(now, "content"))
    say(scene, "response-body-removed", now.pointer, `${status} has no body any more`);
  else if (!has(old, "content") && has(now, "content"))
    say(scene, "response-body-added", now.pointer, `${status} has a body now`);
  else compareContents(scene, old, now, "response", "response");
  compareHeaders(scene, old, now);
  for (const [name, before, after] of pairs(scene, old, now, "links")) {
    if (before !== undefined && after === undefined)
      say(scene, "response-link-removed", before.pointer, `the link ${name} is gone`);
    if (before === undefined && after !== undefined)
      say(scene, "response-link-added", after.pointer, `the link ${name} is new`);
  }
}

/** Names of headers are case-insensitive; Content-Type is told by the media types (OpenAPI 3.0.3, Response Object). */
function compareHeaders(scene: Scene, old: Node, now: Node): void {
  for (const [name, before, after] of pairs(scene, old, now, "headers", (each) =>
    each.toLowerCase(),
  )) {
    if (name === "content-type") continue;
    if (after === undefined) {
      if (before !== undefined)
        say(scene, "response-header-removed", before.pointer, `the header ${name} is gone`);
      continue;
    }
    if (before === undefined) {
      say(scene, "response-header-added", after.pointer, `the header ${name} is new`);
      continue;
    }
    const [was, is] = [before.value["required"] === true, after.value["required"] === true];
    if (was && !is)
      say(
        scene,
        "response-header-became-optional",
        after.pointer,
        `the header ${name} may be missing now`,
      );
    if (is && !was)
      say(
        scene,
        "response-header-became-required",
        after.pointer,
        `the header ${name} is always there now`,
      );
    sayOfWords(scene, before, after);
    sayOfSchemas(scene, before, after, "response");
  }
}
