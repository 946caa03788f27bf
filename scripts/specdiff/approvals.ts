/**
 * Announced breaking changes: `spec/changes/<id>.md`, front matter with an owner and what is approved, then the text
 * that tells callers how to migrate.
 *
 *     ---
 *     owner: a person or team that answers questions
 *     approves:
 *       - rule: response-property-removed
 *         pointer: /components/schemas/Payment/properties/note
 *     ---
 *     What to do instead.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load } from "js-yaml";
import { isObject, listOf } from "./json.ts";
import type { Change } from "./model.ts";

export interface Approval {
  readonly id: string;
  readonly owner: string;
  readonly approves: readonly { readonly rule: string; readonly pointer: string }[];
  readonly migration: string;
}

/** An approval is not usable; `message` names the file and what it lacks. */
export class ApprovalError extends Error {
  override readonly name = "ApprovalError";
}

/** An approval covers a change by rule and place, never by a pattern. */
export function coveredBy(
  { approves }: Approval,
  { rule, pointer }: Pick<Change, "rule" | "pointer">,
): boolean {
  return approves.some((each) => each.rule === rule && each.pointer === pointer);
}

/** All approvals of `folder`, sorted by id; README.md is none. Throws an `ApprovalError`. */
export function readApprovals(folder: string): readonly Approval[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .sort()
    .map((name) => parseApproval(basename(name, ".md"), readFileSync(join(folder, name), "utf8")));
}

export function parseApproval(id: string, text: string): Approval {
  const fail = (lack: string): never => {
    throw new ApprovalError(`${id}.md: ${lack}`);
  };
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (match === null) return fail("begins with no front matter between two lines of ---.");
  const head = frontMatter(match[1] ?? "", fail);
  const owner = head["owner"];
  if (typeof owner !== "string" || owner.trim() === "") return fail("names no owner.");
  const approves = listOf(head["approves"]).map((each) => {
    const { rule, pointer } = isObject(each) ? each : {};
    if (typeof rule !== "string" || typeof pointer !== "string")
      return fail("approves something without a rule and a pointer.");
    return { rule, pointer };
  });
  if (approves.length === 0) return fail("approves nothing.");
  const migration = (match[2] ?? "").trim();
  if (migration === "") return fail("does not tell callers how to migrate.");
  return { id, owner, approves, migration };
}

function frontMatter(
  text: string,
  fail: (lack: string) => never,
): Readonly<Record<string, unknown>> {
  try {
    const head = load(text);
    return isObject(head) ? head : fail("has an empty front matter.");
  } catch (error) {
    if (error instanceof ApprovalError) throw error;
    return fail(
      `has a broken front matter: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
