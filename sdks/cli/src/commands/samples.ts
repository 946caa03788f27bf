/** `samples`: a small program per SDK that makes one payment. */
import type { Command } from "commander";
import { existsSync, writeFileSync } from "node:fs";
import { usage } from "../exit.ts";
import { sessionOf } from "../program.ts";

export interface Sample {
  readonly file: string;
  /** How the SDK gets into an empty project. */
  readonly install: string;
  readonly run: string;
  readonly text: string;
}

/** Put in by the build: the programs of the SDKs' `demo` folders, which the start of the whole project runs. */
declare const NJIA_SAMPLES: Readonly<Record<string, Sample>>;

export function addSamples(program: Command): void {
  const samples = program.command("samples").description("runnable programs, one per SDK");
  samples
    .command("list")
    .description("which there are, and how they are run")
    .action(async (_: unknown, command: Command) => {
      const { out } = await sessionOf(command);
      out.result(
        Object.entries(all()).map(([lang, { file, install, run }]) => ({
          lang,
          file,
          install,
          run,
        })),
      );
    });
  samples
    .command("create")
    .description("write the program of a language into this folder")
    .requiredOption("--lang <language>", "typescript, python, php, go, java or ruby")
    .option("--force", "replace a file that is there")
    .action(async ({ lang, force }: { lang: string; force?: boolean }, command: Command) => {
      const { out } = await sessionOf(command);
      const sample = all()[lang];
      if (sample === undefined)
        throw usage(`There is no sample for "${lang}".`, "See them: njia samples list");
      const { file, install, run, text } = sample;
      if (existsSync(file) && force !== true)
        throw usage(`${file} is there already.`, "Add --force to replace it.");
      writeFileSync(file, text);
      out.result({ file, install, run });
    });
}

function all(): Readonly<Record<string, Sample>> {
  if (typeof NJIA_SAMPLES !== "undefined") return NJIA_SAMPLES;
  throw usage(
    "Samples are part of the built command only.",
    "Build it: npm run build -w @njia/cli",
  );
}
