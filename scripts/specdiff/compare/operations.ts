/** Compares paths and their operations. */
import type { Document, Node } from "../document.ts";
import { canonical, isObject, listOf, objectOf, step, textsOf } from "../json.ts";
import { compareAnswers, compareRequestBody } from "./bodies.ts";
import { compareEvents } from "./events.ts";
import type { Findings } from "./findings.ts";
import { compareParameters, parametersOf } from "./parameters.ts";
import { say, sayOfWords, type Scene } from "./scene.ts";
import { compareSecurity } from "./security.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

interface Path {
  readonly template: string;
  readonly item: Node;
}

/** Paths by their shape: names of placeholders do not travel. */
function pathsOf(document: Document): ReadonlyMap<string, Path> {
  return new Map(
    Object.entries(objectOf(document.root["paths"]))
      .filter(([template]) => template.startsWith("/"))
      .map(([template, item]) => [
        template.replaceAll(/\{[^}]*\}/g, "{}"),
        { template, item: document.node(item, step("/paths", template)) },
      ]),
  );
}

export function comparePaths(findings: Findings): void {
  const [olds, nows] = [pathsOf(findings.base), pathsOf(findings.head)];
  for (const [shape, old] of olds) {
    const now = nows.get(shape);
    if (now === undefined)
      findings.add(old.template, {
        rule: "path-removed",
        pointer: old.item.pointer,
        text: `${old.template} is gone`,
      });
    else comparePath(findings, old, now);
  }
  for (const [shape, { template, item }] of nows)
    if (!olds.has(shape))
      findings.add(template, {
        rule: "path-added",
        pointer: item.pointer,
        text: `${template} is new`,
      });
}

function comparePath(findings: Findings, old: Path, now: Path): void {
  if (old.template !== now.template)
    findings.add(now.template, {
      rule: "path-parameter-renamed",
      pointer: now.item.pointer,
      text: `${old.template} is written ${now.template}`,
    });
  for (const method of METHODS) {
    const [before, after] = [old.item.value[method], now.item.value[method]];
    const scene: Scene = { findings, subject: `${method.toUpperCase()} ${now.template}` };
    const places = [old, now].map(({ item }) => step(item.pointer, method));
    const [oldPlace = "", nowPlace = ""] = places;
    if (isObject(before) && !isObject(after))
      say(scene, "operation-removed", oldPlace, `${scene.subject} is gone`);
    else if (!isObject(before) && isObject(after))
      say(scene, "operation-added", nowPlace, `${scene.subject} is new`);
    else if (isObject(before) && isObject(after))
      compareOperation(
        scene,
        old,
        now,
        { value: before, pointer: oldPlace },
        { value: after, pointer: nowPlace },
      );
  }
}

function compareOperation(scene: Scene, oldPath: Path, nowPath: Path, old: Node, now: Node): void {
  const { base, head } = scene.findings;
  compareParameters(
    scene,
    parametersOf(base, oldPath.item, old, oldPath.template),
    parametersOf(head, nowPath.item, now, nowPath.template),
  );
  const body = (document: Document, { value, pointer }: Node): Node | undefined =>
    value["requestBody"] === undefined
      ? undefined
      : document.node(value["requestBody"], step(pointer, "requestBody"));
  compareRequestBody(scene, body(base, old), body(head, now));
  compareAnswers(scene, old, now);
  compareSecurity(scene, old, now);
  compareMarks(scene, old, now);
  compareEvents(scene.findings, old, now, "callbacks", `${scene.subject} `);
  sayOfWords(scene, old, now);
}

function compareMarks(scene: Scene, old: Node, now: Node): void {
  const both = (mark: string): readonly [unknown, unknown] => [old.value[mark], now.value[mark]];
  const note = (rule: string, text: string): void => say(scene, rule, now.pointer, text);

  const [id, newId] = both("operationId");
  if (id !== newId)
    note("operation-id-changed", `was called ${String(id)}, is called ${String(newId)}`);
  const [tag, newTag] = both("tags").map((tags) => listOf(tags)[0]);
  if (tag !== newTag)
    note("operation-tag-changed", `stood under ${String(tag)}, stands under ${String(newTag)}`);

  const [was, is] = both("deprecated");
  if (was !== true && is === true) note("operation-deprecated", "is deprecated");
  if (was === true && is !== true)
    note("operation-deprecation-withdrawn", "is no longer deprecated");
  const [sunset, newSunset] = both("x-sdk-deprecated").map((mark) => objectOf(mark)["sunset"]);
  if (typeof sunset === "string" && typeof newSunset === "string" && newSunset < sunset)
    note("deprecation-terms-hastened", `ended on ${sunset}, ends on ${newSunset}`);

  const [key, newKey] = both("x-idempotent");
  if (key !== newKey) {
    if (key === "key") note("idempotency-key-refused", "takes no idempotency key any more");
    if (newKey === "key") note("idempotency-key-taken", "takes an idempotency key");
    if (key === "natural") note("natural-idempotency-lost", "may no longer be repeated freely");
    if (newKey === "natural") note("natural-idempotency-gained", "may be repeated freely");
  }
  const [rate, newRate] = both("x-sdk-rate-class");
  if (rate !== newRate)
    note("rate-class-changed", `counted as ${String(rate)}, counts as ${String(newRate)}`);
  const [codes, newCodes] = both("x-sdk-error-codes").map((list) => new Set(textsOf(list)));
  for (const code of newCodes?.difference(codes ?? new Set()) ?? [])
    note("error-code-added", `may answer ${code}`);
  for (const code of codes?.difference(newCodes ?? new Set()) ?? [])
    note("error-code-removed", `no longer answers ${code}`);
  const [paging, newPaging] = both("x-sdk-pagination");
  if (paging === undefined && newPaging !== undefined)
    note("pagination-added", "is marked as paged");
  else if (canonical(paging) !== canonical(newPaging))
    note("pagination-changed", "is paged in another way");
}
