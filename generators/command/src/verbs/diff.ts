/** `diff <old> <new>`: what a new version of a document means for users of each language. */
import type { Api } from "@njia/generator-core";
import { collectReport, planAll } from "@njia/generator-core";
import type { Arguments } from "../arguments.ts";
import { greaterStep } from "../changes/change.ts";
import type { Change, Step } from "../changes/change.ts";
import type { LanguageChanges } from "../changes/languages.ts";
import { changesOf } from "../changes/languages.ts";
import { compareApis } from "../changes/operations.ts";
import type { Console } from "../console.ts";
import type { ExitCode } from "../exit.ts";
import { CommandError, EXIT } from "../exit.ts";
import { packageNameOf, packageVersionOf } from "../project.ts";
import { openSession } from "../session.ts";
import type { Registration } from "../targets.ts";
import { findRegistration, loadTarget, REGISTRY } from "../targets.ts";

/** Exit 1 under `--check` if the step is major. */
export async function diff(args: Arguments, console: Console): Promise<ExitCode> {
  const [old, now] = args.operands;
  if (old === undefined || now === undefined) {
    throw new CommandError(
      EXIT.usage,
      "diff compares two documents.",
      "Write diff old.yaml new.yaml",
    );
  }
  const before = (await openSession({ ...args, spec: old })).api;
  const after = (await openSession({ ...args, spec: now })).api;
  const changes = compareApis(before, after);
  const languages: LanguageChanges[] = [];
  for (const entry of entriesFor(args.languages)) {
    const target = await loadTarget(entry);
    if (target === undefined || target.posture === "server") continue;
    const plansOf = (api: Api) =>
      planAll(api, {
        target,
        plans: "package",
        context: {
          packageName: args.packageName ?? packageNameOf(after),
          packageVersion: packageVersionOf(after),
          report: collectReport(),
          samples: new Map(),
        },
      });
    languages.push(changesOf(entry.id, changes, plansOf(before), plansOf(after)));
  }
  if (args.report === "json") console.out(JSON.stringify({ changes, languages }, undefined, 2));
  else tell(changes, languages, console);
  const step = languages.reduce<Step>((most, item) => greaterStep(most, item.step), "none");
  return args.mode === "check" && step === "major" ? EXIT.drift : EXIT.done;
}

function entriesFor(words: readonly string[]): readonly Registration[] {
  if (words.length === 0) return REGISTRY.filter((entry) => entry.foreign);
  return words.map((word) => {
    const entry = findRegistration(word);
    if (entry !== undefined) return entry;
    const known = REGISTRY.map((item) => item.id).join(", ");
    throw new CommandError(
      EXIT.usage,
      `The language "${word}" is unknown.`,
      `Choose from ${known}.`,
    );
  });
}

function tell(
  changes: readonly Change[],
  languages: readonly LanguageChanges[],
  console: Console,
): void {
  if (changes.length === 0) console.out("Nothing that users of a client would notice has changed.");
  for (const { language, step, changes: named, surface } of languages) {
    console.out(`${language}: ${step}`);
    for (const weight of ["breaking", "deprecating", "additive"] as const) {
      for (const change of named.filter((item) => item.weight === weight)) {
        const where =
          change.symbols.length === 0 ? "" : ` [${change.symbols.slice(0, 3).join(", ")}]`;
        console.out(`  ${weight}  ${change.text}${where}`);
      }
    }
    for (const line of surface) console.out(`  symbol ${line.weight}  ${line.symbol} ${line.text}`);
  }
}
