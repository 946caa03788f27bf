/** Compares who may call: security requirements with their schemes, and the scopes of keys. */
import type { Node } from "../document.ts";
import { canonical, isObject, listOf, objectOf, step, textsOf } from "../json.ts";
import type { Findings } from "./findings.ts";
import { say, type Scene } from "./scene.ts";

/** One way to authenticate: the schemes that are needed together, each with its OAuth scopes. */
type Alternative = ReadonlyMap<string, ReadonlySet<string>>;

/** No requirement at all is one alternative that needs nothing. */
function alternativesOf(operation: Node, root: unknown): readonly Alternative[] {
  const listed = listOf(operation.value["security"] ?? root).filter(isObject);
  if (listed.length === 0) return [new Map()];
  return listed.map(
    (each) =>
      new Map(Object.entries(each).map(([name, scopes]) => [name, new Set(textsOf(scopes))])),
  );
}

/** Whether credentials that satisfy `given` satisfy `needed`. */
const suffices = (given: Alternative, needed: Alternative): boolean =>
  [...needed].every(([name, scopes]) => {
    const held = given.get(name);
    return held !== undefined && scopes.isSubsetOf(held);
  });

const title = (alternative: Alternative): string =>
  [...alternative.keys()].join(" + ") || "no credentials";

export function compareSecurity(scene: Scene, base: Node, head: Node): void {
  const { findings } = scene;
  const olds = alternativesOf(base, findings.base.root["security"]).map((each) =>
    renamed(findings, each),
  );
  const nows = alternativesOf(head, findings.head.root["security"]);
  for (const old of olds) {
    if (nows.some((now) => suffices(old, now))) continue;
    const sameSchemes = nows.find((now) => [...now.keys()].every((name) => old.has(name)));
    const rule =
      old.size === 0
        ? "security-added"
        : sameSchemes === undefined
          ? "security-alternative-removed"
          : "security-scope-added";
    say(scene, rule, head.pointer, `${title(old)} no longer suffices`);
  }
  for (const now of nows) {
    if (olds.some((old) => suffices(now, old))) continue;
    const rule = now.size === 0 ? "security-removed" : "security-alternative-added";
    say(scene, rule, head.pointer, `${title(now)} suffices now`);
  }
  const scopes = [base, head].map(
    ({ value }) => new Set(textsOf(value["x-sdk-scopes"] ?? value["x-required-scopes"])),
  );
  const [before, after] = [scopes[0] ?? new Set<string>(), scopes[1] ?? new Set<string>()];
  for (const scope of after.difference(before))
    say(scene, "scope-required", head.pointer, `needs the scope ${scope}`);
  for (const scope of before.difference(after))
    say(scene, "scope-dropped", head.pointer, `no longer needs the scope ${scope}`);
}

const schemesOf = (root: unknown): Readonly<Record<string, unknown>> =>
  objectOf(objectOf(objectOf(root)["components"])["securitySchemes"]);

/** What of a scheme decides the bytes. */
function wireForm(scheme: unknown): string {
  const { type, name, in: place, scheme: kind, openIdConnectUrl, flows } = objectOf(scheme);
  const addresses = Object.entries(objectOf(flows)).map(([flow, each]) => {
    const { authorizationUrl, tokenUrl } = objectOf(each);
    return [flow, authorizationUrl, tokenUrl];
  });
  const header = place === "header" && typeof name === "string" ? name.toLowerCase() : name;
  const lower = typeof kind === "string" ? kind.toLowerCase() : kind;
  return canonical([type, header, place, lower, openIdConnectUrl, addresses]);
}

/** The names of schemes do not travel: one that is called differently in the head and is otherwise equal is the same. */
function renamed({ base, head }: Findings, alternative: Alternative): Alternative {
  const [olds, nows] = [schemesOf(base.root), schemesOf(head.root)];
  const heir = (name: string): string => {
    if (nows[name] !== undefined) return name;
    const form = wireForm(olds[name]);
    return Object.keys(nows).find((each) => wireForm(nows[each]) === form) ?? name;
  };
  return new Map([...alternative].map(([name, scopes]) => [heir(name), scopes]));
}

/** Schemes that keep their name but travel differently, told once for the whole document. */
export function compareSchemes(findings: Findings): void {
  const [olds, nows] = [schemesOf(findings.base.root), schemesOf(findings.head.root)];
  for (const [name, old] of Object.entries(olds)) {
    const now = nows[name];
    if (now === undefined || wireForm(old) === wireForm(now)) continue;
    const pointer = step("/components/securitySchemes", name);
    findings.add("", {
      rule: "security-scheme-changed",
      pointer,
      text: `${name} travels differently`,
      before: old,
      after: now,
    });
  }
}
