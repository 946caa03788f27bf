/** Our own specification: every target that has an output folder, and the drivers of the conformance suite. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type {
  Api,
  Clock,
  Document,
  OutputFile,
  Produced,
  Rendered,
  Report,
  Target,
} from "@njia/generator-core";
import { collectReport, createClock, prepare, produce, SURFACE_FILE } from "@njia/generator-core";
import { entryFile, readBase } from "./changes/release.ts";
import { describe, isComplaint } from "./messages.ts";
import { CommandError, EXIT } from "./exit.ts";
import { inputDigests } from "./project.ts";
import { REPOSITORY, VERSION } from "./repository.ts";
import type { Registration } from "./targets.ts";
import { loadTarget, REGISTRY } from "./targets.ts";

export interface OwnOptions {
  /** Ids; empty: all. */
  readonly targets: readonly string[];
  readonly mode: "write" | "check" | "dry-run";
  readonly force: boolean;
}

export interface OwnResult {
  /** `python`, or `python driver`. */
  readonly name: string;
  readonly root: string;
  readonly outcome: Produced | { readonly skipped: string } | { readonly failure: unknown };
  readonly cpuMs: number;
  readonly wallMs: number;
}

const BUNDLE = "spec/dist/openapi.json";
const SOURCE = "spec/openapi.yaml";
const RELEASES = "spec/releases";
/** The server accepts what the SDKs no longer show, so it sees the document as it stands. */
const OVERLAYS: Readonly<Record<Target["posture"], readonly string[]>> = {
  client: ["spec/overlays/sdk.overlay.yaml"],
  server: [],
};

interface Posture {
  readonly api: Api;
  readonly inputs: Readonly<Record<string, string>>;
}

/** Generates from the bundle, one result per target; warnings of our own document are an error. */
export async function generateOwn(
  options: OwnOptions,
  clock: Clock = createClock(),
): Promise<readonly OwnResult[]> {
  const entries = selectEntries(options.targets);
  const samples = await loadSamples();
  const postures = new Map<Target["posture"], Posture>();
  const results: OwnResult[] = [];
  for (const entry of entries) {
    const found = await findOutput(entry);
    if (!("target" in found)) {
      results.push({ name: entry.id, root: entry.root, outcome: found, cpuMs: 0, wallMs: 0 });
      continue;
    }
    const { target } = found;
    const posture = postures.get(target.posture) ?? (await preparePosture(target.posture, clock));
    postures.set(target.posture, posture);
    const run = (plans: "package" | "driver", root: string): OwnResult =>
      runOne({ entry, target, posture, plans, root, samples, options });
    results.push(run("package", entry.root));
    const driver = `conformance/drivers/${entry.id}`;
    if (target.planDriver !== undefined && existsSync(join(REPOSITORY, driver))) {
      results.push(run("driver", `${driver}/generated`));
    }
  }
  return results;
}

interface One {
  readonly entry: Registration;
  readonly target: Target;
  readonly posture: Posture;
  readonly plans: "package" | "driver";
  readonly root: string;
  readonly samples: ReadonlyMap<string, NonNullable<Target["sample"]>>;
  readonly options: OwnOptions;
}

function runOne({ entry, target, posture, plans, root, samples, options }: One): OwnResult {
  const clock = createClock();
  const report = strictReport();
  const name = plans === "package" ? entry.id : `${entry.id} driver`;
  const finish = (outcome: OwnResult["outcome"]): OwnResult => {
    const cpuMs = clock.times.reduce((sum, time) => sum + time.cpuMs, 0);
    const wallMs = clock.times.reduce((sum, time) => sum + time.wallMs, 0);
    return { name, root, outcome, cpuMs, wallMs };
  };
  try {
    const context = { packageName: entry.packageName, packageVersion: VERSION, report, samples };
    const job = {
      target,
      plans,
      context,
      root: join(REPOSITORY, root),
      generator: VERSION,
      inputs: posture.inputs,
      reconcile: { mode: options.mode, force: options.force },
      companions: ({ files }: Rendered) =>
        plans === "package" ? changesFile(entry.id, files) : [],
    } as const;
    const produced = produce(posture.api, job, clock);
    return finish(produced);
  } catch (failure) {
    return finish({ failure });
  }
}

/** What has changed since the last release, for a target that has been released. */
function changesFile(target: string, files: Rendered["files"]): readonly OutputFile[] {
  const base = readBase(join(REPOSITORY, RELEASES), target);
  const surface = files.find((file) => file.path === SURFACE_FILE)?.text;
  return base === undefined || surface === undefined ? [] : [entryFile(base, surface)];
}

async function preparePosture(posture: Target["posture"], clock: Clock): Promise<Posture> {
  const report = collectReport();
  const spec = join(REPOSITORY, BUNDLE);
  const overlays = OVERLAYS[posture].map((path) => join(REPOSITORY, path));
  if (!existsSync(spec)) {
    throw new CommandError(
      EXIT.refused,
      `${BUNDLE} is missing.`,
      "Make it: npm run bundle -w spec",
    );
  }
  const { api, document } = await prepare(
    {
      spec,
      overlays,
      load: { source: join(REPOSITORY, SOURCE) },
      build: { posture, strict: true },
      report,
    },
    clock,
  );
  assertSilent(report.diagnostics.filter(isComplaint), document);
  return { api, inputs: inputDigests([spec, ...overlays]) };
}

function assertSilent(complaints: Parameters<typeof describe>[0][], document: Document): void {
  if (complaints.length === 0) return;
  const lines = complaints.map((item) => describe(item, document));
  throw new CommandError(
    EXIT.drift,
    lines.join("\n"),
    "Our own document must build without warnings.",
  );
}

/** Stops at the first warning of a plan, which is before anything is rendered or written. */
function strictReport(): Report {
  return {
    add(diagnostic) {
      if (!isComplaint(diagnostic)) return;
      const { code, origin, message, remedy } = diagnostic;
      throw new CommandError(
        EXIT.drift,
        `${code} #${origin.pointer}: ${message}`,
        remedy ?? "Our own document must be planned without warnings.",
      );
    },
  };
}

function selectEntries(ids: readonly string[]): readonly Registration[] {
  const unknown = ids.find((id) => !REGISTRY.some((entry) => entry.id === id));
  if (unknown !== undefined) {
    const known = REGISTRY.map((entry) => entry.id).join(", ");
    throw new CommandError(EXIT.usage, `There is no target "${unknown}".`, `Choose from ${known}.`);
  }
  return REGISTRY.filter((entry) => ids.length === 0 || ids.includes(entry.id));
}

/** The target of an entry; a target without a folder, or a folder without a target, is not part of this checkout. */
async function findOutput(
  entry: Registration,
): Promise<{ readonly target: Target } | Exclude<OwnResult["outcome"], Produced>> {
  try {
    const target = await loadTarget(entry);
    if (target === undefined) {
      const isHalf = existsSync(join(REPOSITORY, "generators", entry.id, "src/index.ts"));
      return isHalf
        ? {
            failure: new CommandError(
              EXIT.refused,
              `The package of generators/${entry.id} is not installed.`,
              "Install it: npm ci",
            ),
          }
        : { skipped: "no target in this checkout" };
    }
    const folder = entry.root.replace(/\/(src\/)?generated$/, "");
    const isThere = existsSync(join(REPOSITORY, folder));
    return isThere ? { target } : { skipped: `no folder ${folder}` };
  } catch (failure) {
    return { failure };
  }
}

async function loadSamples(): Promise<One["samples"]> {
  const samples = new Map<string, NonNullable<Target["sample"]>>();
  for (const entry of REGISTRY.filter((item) => item.foreign)) {
    // A target that fails to load is reported where its turn comes.
    const target = await loadTarget(entry).catch(() => undefined);
    if (target?.sample !== undefined) samples.set(entry.id, target.sample.bind(target));
  }
  return samples;
}
