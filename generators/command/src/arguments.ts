/** The command line as data. */
import { parseArgs } from "node:util";
import { CommandError, EXIT } from "./exit.ts";

export const VERBS = ["generate", "check", "dump", "explain", "diff", "validate"] as const;
export type Verb = (typeof VERBS)[number];

export interface Arguments {
  readonly verb: Verb;
  /** What stands after the verb without a dash. */
  readonly operands: readonly string[];
  readonly spec?: string;
  /** Empty: all languages, where the verb allows it. */
  readonly languages: readonly string[];
  readonly out?: string;
  readonly packageName?: string;
  readonly overlays: readonly string[];
  /** `tag:<tag>` or `operation:<id>`; empty: everything. */
  readonly only: readonly string[];
  readonly strict: boolean;
  /** Generate although a $ref leads nowhere (its type is unknown) or operations share an operationId (both are renamed). */
  readonly lenient: boolean;
  readonly mode: "write" | "check" | "dry-run";
  readonly force: boolean;
  readonly allowRemote: boolean;
  readonly report: "text" | "json";
  readonly help: boolean;
}

export const USAGE = `njia-generate [verb] [options]

  generate   (the default) write an SDK:  --spec api.yaml --lang python --out sdk
  check      the same, but only compare: exit 1 if the folder differs
  validate   read and build the document, print what is to be said about it
  dump       ir | plan as JSON, on standard output
  explain    <JSON pointer | generated file>: where it comes from, what became of it
  diff       <old> <new>: breaking and additive changes in the words of each language

  --spec <file>          OpenAPI 3.0, YAML or JSON; URLs only with --allow-remote
  --lang <id>[,<id>]     languages; several go into <out>/<language>
  --out <folder>         created if missing
  --package-name <name>  otherwise made from the title
  --overlay <file>       Overlay 1.0, may be repeated
  --only <selector>      tag:<tag> or operation:<operationId>, may be repeated
  --strict               any warning fails with exit 1
  --lenient              go on although a $ref leads nowhere or operations share an operationId
  --check, --dry-run     write nothing; check fails on differences
  --force                discard edits made by hand in generated files
  --report json          one JSON document on standard output
  --allow-remote         follow references to URLs

Exit codes: 0 done, 1 difference or warning under --strict, 2 usage, 3 document refused,
4 a generated file was edited by hand, 5 a defect of the generator.`;

const OPTIONS = {
  spec: { type: "string" },
  lang: { type: "string", multiple: true },
  out: { type: "string" },
  "package-name": { type: "string" },
  overlay: { type: "string", multiple: true },
  only: { type: "string", multiple: true },
  strict: { type: "boolean" },
  lenient: { type: "boolean" },
  check: { type: "boolean" },
  "dry-run": { type: "boolean" },
  force: { type: "boolean" },
  "allow-remote": { type: "boolean" },
  report: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** Reads arguments; throws a `CommandError` with exit code 2 that says which one is wrong. */
export function parseArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv);
  const [first, ...rest] = positionals;
  const verb = VERBS.find((item) => item === first);
  if (first !== undefined && verb === undefined) {
    throw usage(`There is no verb "${first}".`, `Use one of ${VERBS.join(", ")}.`);
  }
  const { report } = values;
  if (report !== undefined && report !== "json" && report !== "text") {
    throw usage(`--report "${report}" is unknown.`, "Use --report json, or leave it out.");
  }
  const only = values.only ?? [];
  const bad = only.find((item) => !/^(tag|operation):./.test(item));
  if (bad !== undefined) {
    throw usage(`--only "${bad}" is no selector.`, "Write tag:<tag> or operation:<operationId>.");
  }
  const check = values.check === true || verb === "check";
  if (check && values["dry-run"] === true) {
    throw usage("--check and --dry-run exclude each other.", "Use one of them.");
  }
  return {
    verb: verb ?? "generate",
    operands: rest,
    ...(values.spec === undefined ? {} : { spec: values.spec }),
    languages: (values.lang ?? []).flatMap((item) => item.split(",")).filter((item) => item !== ""),
    ...(values.out === undefined ? {} : { out: values.out }),
    ...(values["package-name"] === undefined ? {} : { packageName: values["package-name"] }),
    overlays: values.overlay ?? [],
    only,
    strict: values.strict === true,
    lenient: values.lenient === true,
    mode: check ? "check" : values["dry-run"] === true ? "dry-run" : "write",
    force: values.force === true,
    allowRemote: values["allow-remote"] === true,
    report: report ?? "text",
    help: values.help === true,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw usage(
      `${reason ?? "The arguments are wrong"}.`,
      "njia-generate --help lists all options.",
    );
  }
}

const usage = (message: string, remedy: string): CommandError =>
  new CommandError(EXIT.usage, message, remedy);
