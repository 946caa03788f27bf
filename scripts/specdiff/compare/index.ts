/** Compares two documents and returns what differs, unweighed. */
import type { Document } from "../document.ts";
import { canonical, isObject, listOf, objectOf, step } from "../json.ts";
import { compareEvents } from "./events.ts";
import { type Collected, Findings } from "./findings.ts";
import { comparePaths } from "./operations.ts";
import { compareSchemes } from "./security.ts";

export function compare(base: Document, head: Document): readonly Collected[] {
  const findings = new Findings(base, head);
  comparePaths(findings);
  const root = (document: Document) => ({ value: document.root, pointer: "" });
  compareEvents(findings, root(base), root(head), "x-webhooks", "");
  compareSchemes(findings);
  compareServers(findings);
  compareTags(findings);
  compareInfo(findings);
  return findings.collected();
}

/** By address; without any there is one server at `/` (OpenAPI 3.0.3, OpenAPI Object). */
function serversOf({ root }: Document): ReadonlyMap<string, unknown> {
  const listed = listOf(root["servers"]).filter(isObject);
  const servers = listed.map((server) => [String(server["url"]), server] as const);
  return new Map(servers.length === 0 ? [["/", {}]] : servers);
}

function compareServers(findings: Findings): void {
  const [olds, nows] = [serversOf(findings.base), serversOf(findings.head)];
  for (const [url, old] of olds) {
    const now = nows.get(url);
    if (now === undefined)
      findings.add("", { rule: "server-removed", pointer: "/servers", text: `${url} is gone` });
    else if (canonical(defaultsOf(old)) !== canonical(defaultsOf(now)))
      findings.add("", {
        rule: "server-variable-changed",
        pointer: "/servers",
        text: `a default of ${url} changed`,
      });
  }
  for (const url of nows.keys())
    if (!olds.has(url))
      findings.add("", { rule: "server-added", pointer: "/servers", text: `${url} is new` });
}

const defaultsOf = (server: unknown): unknown =>
  Object.entries(objectOf(objectOf(server)["variables"])).map(([name, each]) => [
    name,
    objectOf(each)["default"],
  ]);

function compareTags(findings: Findings): void {
  const names = ({ root }: Document): ReadonlySet<string> =>
    new Set(listOf(root["tags"]).map((tag) => String(objectOf(tag)["name"])));
  const [olds, nows] = [names(findings.base), names(findings.head)];
  for (const name of olds.difference(nows))
    findings.add("", {
      rule: "tag-removed",
      pointer: step("/tags", name),
      text: `${name} is gone`,
    });
  for (const name of nows.difference(olds))
    findings.add("", { rule: "tag-added", pointer: step("/tags", name), text: `${name} is new` });
}

function compareInfo(findings: Findings): void {
  const words = ({ root }: Document): string => {
    const { title, description } = objectOf(root["info"]);
    return canonical([title, description]);
  };
  if (words(findings.base) !== words(findings.head))
    findings.add("", {
      rule: "documentation-changed",
      pointer: "/info",
      text: "title or description changed",
    });
}
