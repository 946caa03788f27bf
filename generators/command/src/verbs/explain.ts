/** `explain`: from a place in the document to the symbols it became, or from a generated file back to its places. */
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Api, Document, FilePlan, Json, Origin } from "@njia/generator-core";
import { applyOverlays, loadOverlay, locate, planAll } from "@njia/generator-core";
import type { Arguments } from "../arguments.ts";
import type { Console } from "../console.ts";
import type { ExitCode } from "../exit.ts";
import { CommandError, EXIT } from "../exit.ts";
import { packageNameOf, packageVersionOf } from "../project.ts";
import type { Session } from "../session.ts";
import { openSession } from "../session.ts";
import type { Registration } from "../targets.ts";
import { findRegistration, loadTarget, REGISTRY } from "../targets.ts";

interface Planned {
  readonly language: string;
  readonly plans: readonly FilePlan[];
}

/** Exit 2 if nothing in the document, or nothing generated, is meant. */
export async function explain(args: Arguments, console: Console): Promise<ExitCode> {
  const [subject] = args.operands;
  if (subject === undefined) {
    throw new CommandError(
      EXIT.usage,
      "What shall be explained?",
      "Give a JSON pointer (#/components/schemas/Payment) or the path of a generated file.",
    );
  }
  const session = await openSession(args);
  const planned = await planLanguages(args, session);
  const lines =
    /^#?\//.test(subject) && !existsSync(subject)
      ? await explainPointer(subject.replace(/^#/, ""), session, planned, args)
      : explainFile(subject, session, planned, args);
  for (const line of lines) console.out(line);
  return EXIT.done;
}

async function planLanguages(args: Arguments, session: Session): Promise<readonly Planned[]> {
  const entries = args.languages.length === 0 ? REGISTRY : args.languages.map(findRegistration);
  const planned: Planned[] = [];
  for (const entry of entries.filter((item): item is Registration => item !== undefined)) {
    const target = await loadTarget(entry);
    if (target === undefined || target.posture === "server") continue;
    const { api, report } = session;
    const context = {
      packageName: args.packageName ?? packageNameOf(api),
      packageVersion: packageVersionOf(api),
      report,
      samples: new Map(),
    };
    planned.push({
      language: entry.id,
      plans: planAll(api, { target, context, plans: "package" }),
    });
  }
  return planned;
}

async function explainPointer(
  pointer: string,
  session: Session,
  planned: readonly Planned[],
  args: Arguments,
): Promise<readonly string[]> {
  const overlays = await Promise.all(args.overlays.map((path) => loadOverlay(path)));
  const { applied } = applyOverlays(session.document, overlays);
  const actions = applied.filter((action) => action.pointers.some((at) => isWithin(pointer, at)));
  const nodes = nodesAt(session.api, pointer);
  const uses = planned.flatMap(({ language, plans }) => usesOf(language, plans, pointer));
  const lines = [
    `document  ${placeText(session.document, { pointer })}`,
    ...actions.map(
      ({ overlay, index, kind, target }) =>
        `overlay   ${overlay} action ${index}: ${kind} ${target}`,
    ),
    ...nodes.map((node) => `ir        ${node}`),
    ...uses,
  ];
  if (nodes.length === 0 && uses.length === 0) {
    lines.push(
      "ir        nothing was made of it: it is hidden, not reached by any operation, or no place at all",
    );
  }
  return lines;
}

function explainFile(
  file: string,
  session: Session,
  planned: readonly Planned[],
  args: Arguments,
): readonly string[] {
  const path = args.out === undefined ? file : relative(resolve(args.out), resolve(file));
  const lines = planned.flatMap(({ language, plans }) =>
    plans
      .filter((plan) => path === plan.path || path.endsWith(`/${plan.path}`))
      .flatMap((plan) => [
        `file      ${plan.path} (${language}, ${plan.ownership})`,
        ...plan.origins.map((origin) => `from      ${placeText(session.document, origin)}`),
        ...plan.exports.map((line) => `exports   ${line.symbol} ${line.signature}`),
      ]),
  );
  if (lines.length > 0) return lines;
  throw new CommandError(
    EXIT.usage,
    `No language generates the file "${file}" from this document.`,
    "Give the same --spec, --overlay and --lang as for generate, and --out if the path is not relative to it.",
  );
}

function usesOf(language: string, plans: readonly FilePlan[], pointer: string): readonly string[] {
  return plans.flatMap((plan) => {
    const symbols = plan.exports.filter((line) => isWithin(line.origin.pointer, pointer));
    if (symbols.length === 0) {
      const isSource = plan.origins.some((origin) => origin.pointer === pointer);
      return isSource ? [`${language.padEnd(9)} in ${plan.path}`] : [];
    }
    return symbols.map((line) => `${language.padEnd(9)} ${line.symbol} in ${plan.path}`);
  });
}

const isWithin = (pointer: string, around: string): boolean =>
  pointer === around || pointer.startsWith(`${around}/`);

function placeText(document: Document, origin: Origin): string {
  const place = locate(document, origin.pointer);
  const shown = `#${origin.pointer}`;
  return place === undefined ? shown : `${place.file}:${place.line}:${place.column} (${shown})`;
}

/** Every node of the IR that came from exactly this place, by its path in the dump. */
function nodesAt(api: Api, pointer: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: Json, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      value.forEach((item: Json, index) => {
        visit(item, `${path}[${index}]`);
      });
      return;
    }
    const entries = new Map(Object.entries(value));
    const origin = entries.get("origin");
    if (JSON.stringify(origin) === JSON.stringify({ pointer })) {
      const kind = entries.get("kind") ?? entries.get("method");
      const id = entries.get("id");
      found.push([path, ...[kind, id].filter((item) => typeof item === "string")].join(" "));
    }
    for (const [key, item] of entries) visit(item, path === "" ? key : `${path}.${key}`);
  };
  visit(JSON.parse(JSON.stringify(api)) as Json, "");
  return found;
}
