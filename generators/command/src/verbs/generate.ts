/** `generate` and `check`: an SDK from any OpenAPI 3.0 document. */
import { join, resolve } from "node:path";
import type { Reconciled, Target } from "@njia/generator-core";
import { produce } from "@njia/generator-core";
import type { Arguments } from "../arguments.ts";
import type { Console } from "../console.ts";
import type { ExitCode } from "../exit.ts";
import { CommandError, EXIT } from "../exit.ts";
import { generateGuest, listGuestLanguages } from "../longtail.ts";
import { isComplaint, isFatal, placeOf } from "../messages.ts";
import { inputDigests, packageNameOf, packageVersionOf } from "../project.ts";
import { REPOSITORY, VERSION } from "../repository.ts";
import type { Session } from "../session.ts";
import { openSession, tellDiagnostics } from "../session.ts";
import type { Registration } from "../targets.ts";
import { findRegistration, REGISTRY, requireTarget } from "../targets.ts";

interface Done {
  readonly language: string;
  readonly root: string;
  readonly produced: Reconciled;
}

/** Generates every language asked for, or compares; nothing is written if the document is refused. */
export async function generate(args: Arguments, console: Console): Promise<ExitCode> {
  const out = requireOut(args);
  const { own, guests } = resolveLanguages(args.languages);
  const targets = await Promise.all(own.map(requireTarget));
  const session = await openSession(args);
  if (args.strict && session.report.diagnostics.some(isComplaint)) {
    return finish(session, [], args, console);
  }
  if (!args.lenient && session.report.diagnostics.some(isFatal))
    return refuse(session, args, console);
  const count = own.length + guests.length;
  const rootOf = (language: string): string => resolve(count > 1 ? join(out, language) : out);
  const done: Done[] = [];
  for (const target of targets) {
    done.push(generateOne(target, rootOf(target.id), session, args));
  }
  for (const language of guests) {
    const root = rootOf(language);
    const { mode, force } = args;
    const packageName = args.packageName ?? packageNameOf(session.api);
    const job = {
      language,
      root,
      api: session.api,
      packageName,
      inputs: inputsOf(session, args),
      mode,
      force,
    };
    done.push({ language, root, produced: generateGuest(job) });
  }
  return finish(session, done, args, console);
}

/** Says all there is to say about a document that contradicts itself; nothing has been written. */
function refuse(session: Session, args: Arguments, console: Console): ExitCode {
  if (args.report === "json") console.out(JSON.stringify(asJson(session, []), undefined, 2));
  else tellDiagnostics(session, args, console);
  console.err(
    "Nothing was written. Mend the document or repair it with --overlay; --lenient generates without these parts.",
  );
  return EXIT.refused;
}

function generateOne(target: Target, root: string, session: Session, args: Arguments): Done {
  const { api, report, clock } = session;
  const samples = new Map(
    target.sample === undefined ? [] : [[target.id, target.sample.bind(target)]],
  );
  const context = {
    packageName: args.packageName ?? packageNameOf(api),
    packageVersion: packageVersionOf(api),
    report,
    samples,
  };
  const job = {
    target,
    root,
    context,
    repository: REPOSITORY,
    plans: "package",
    generator: VERSION,
    inputs: inputsOf(session, args),
    reconcile: { mode: args.mode, force: args.force },
  } as const;
  return { language: target.id, root, produced: produce(api, job, clock) };
}

const inputsOf = (session: Session, args: Arguments): Readonly<Record<string, string>> =>
  inputDigests([session.spec, ...args.overlays].filter((path) => !/^https?:/.test(path)));

function finish(
  session: Session,
  done: readonly Done[],
  args: Arguments,
  console: Console,
): ExitCode {
  const drift = args.mode === "check" && done.some(({ produced }) => differs(produced));
  const complaints = session.report.diagnostics.some(isComplaint);
  if (args.report === "json") {
    console.out(JSON.stringify(asJson(session, done), undefined, 2));
    return drift || (args.strict && complaints) ? EXIT.drift : EXIT.done;
  }
  const verdict = tellDiagnostics(session, args, console);
  for (const item of done) tellOutcome(item, args, console);
  return drift ? EXIT.drift : verdict;
}

/** True if a run would change something; a manifest alone differs when an input changed without effect. */
export function differs(produced: Reconciled): boolean {
  return produced.changes.length > 0;
}

const MAX_DIFFS = 20;

function tellOutcome({ language, root, produced }: Done, args: Arguments, console: Console): void {
  const { changes, unchanged } = produced;
  if (args.mode === "write") {
    const deleted = changes.filter((change) => change.kind === "delete").length;
    const written = changes.length - deleted;
    console.out(
      `${language}: ${written} written, ${deleted} deleted, ${unchanged} unchanged in ${root}`,
    );
    return;
  }
  for (const change of changes.slice(0, MAX_DIFFS)) {
    console.out(args.mode === "check" ? change.diff.trimEnd() : `${change.kind} ${change.path}`);
  }
  if (changes.length > MAX_DIFFS) console.out(`... ${changes.length - MAX_DIFFS} more files`);
  console.out(`${language}: ${changes.length} file(s) differ, ${unchanged} are current in ${root}`);
}

function asJson(session: Session, done: readonly Done[]): unknown {
  return {
    targets: done.map(({ language, root, produced }) => ({
      language,
      root,
      changes: produced.changes.map(({ path, kind }) => ({ path, kind })),
      unchanged: produced.unchanged,
    })),
    diagnostics: session.report.diagnostics.map((item) => ({
      ...item,
      place: placeOf(item, session.document),
    })),
    stages: session.clock.times,
  };
}

function requireOut(args: Arguments): string {
  if (args.out !== undefined) return args.out;
  throw new CommandError(
    EXIT.usage,
    "There is no --out.",
    "Name the folder to write to: --out sdk",
  );
}

function resolveLanguages(words: readonly string[]): {
  readonly own: readonly Registration[];
  readonly guests: readonly string[];
} {
  const known = REGISTRY.filter((entry) => entry.foreign).map((entry) => entry.id);
  const choice = `Choose from ${[...known, ...listGuestLanguages()].join(", ")}.`;
  if (words.length === 0) throw new CommandError(EXIT.usage, "There is no --lang.", choice);
  const own: Registration[] = [];
  const guests: string[] = [];
  for (const word of new Set(words)) {
    const entry = findRegistration(word);
    if (entry?.foreign === true) {
      if (!own.includes(entry)) own.push(entry);
    } else if (listGuestLanguages().includes(word)) guests.push(word);
    else throw new CommandError(EXIT.usage, `The language "${word}" is unknown.`, choice);
  }
  return { own, guests };
}
