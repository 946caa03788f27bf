/**
 * `specdiff [base] head [--format text|json|markdown|junit] [--approvals folder] [--releases folder]`
 * Without a base it is the newest file of the folder of releases. Exit 0: may be released, 2: wrong arguments,
 * 3: breaking without announcement or new major version, 4: the comparison itself failed.
 */
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { readApprovals } from "./approvals.ts";
import { diff } from "./diff.ts";
import { EXIT, judge } from "./judge.ts";
import { newestRelease, readDocument } from "./read.ts";
import { type Format, FORMATS, report } from "./report/index.ts";

const spec = join(import.meta.dirname, "..", "..", "spec");
const USAGE = `Usage: specdiff [base] head [--format ${FORMATS.join("|")}] [--approvals folder] [--releases folder]`;

class UsageError extends Error {}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: "string", default: "text" },
        approvals: { type: "string", default: join(spec, "changes") },
        releases: { type: "string", default: join(spec, "releases") },
      },
    });
    const format = FORMATS.find((each) => each === values.format);
    if (format === undefined) throw new Error(`There is no format ${values.format}.`);
    if (positionals.length < 1 || positionals.length > 2) throw new Error("Name one or two files.");
    return { ...values, format, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<number> {
  const { format, approvals, releases, positionals } = readArguments();
  const head = positionals.at(-1) ?? "";
  const base = positionals.length === 2 ? positionals[0] : newestRelease(releases);
  if (base === undefined) throw new Error(`${releases} holds no release to compare with.`);
  const [old, now] = [await readDocument(base), await readDocument(head)];
  // Approvals announce what comes after the newest release; between two other documents they say nothing.
  const announced = positionals.length === 1 ? readApprovals(approvals) : [];
  const result = diff(old, now, { approvals: announced });
  process.stdout.write(report(result, format satisfies Format));
  const { exit, refusals } = judge(result);
  for (const refusal of refusals) console.error(refusal);
  return exit;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(USAGE);
  process.exitCode = error instanceof UsageError ? EXIT.usage : EXIT.failure;
}
