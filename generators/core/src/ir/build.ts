import { DocumentError, type Report } from "../diagnostics.ts";
import type { Document } from "../source/document.ts";
import { applyOverlays, type Overlay } from "../source/overlay.ts";
import { own, ownText } from "../source/plain.ts";
import { resolve } from "../source/references.ts";
import { locate, showPlace } from "../source/locate.ts";
import { readAuth } from "./auth.ts";
import { findFamilies } from "./find-families.ts";
import { tell, type Build } from "./context.ts";
import { docOf } from "./decl.ts";
import { UNKNOWN, type Draft } from "./drafts.ts";
import { readWebhooks } from "./events.ts";
import { withExamples } from "./examples.ts";
import { commonError } from "./failures.ts";
import { finishTypes } from "./finish.ts";
import { metaNames, readErrorCodes, readMetaHeaders, readServers } from "./meta.ts";
import { readOperations, type OperationDraft } from "./operations.ts";
import { isKept } from "./only.ts";
import { buildResources } from "./resources.ts";
import { finishOperations, rootsOf } from "./rewrite.ts";
import { draft } from "./schemas.ts";
import type { Api, Webhooks } from "./types.ts";
import { wordsOf } from "./words.ts";

/** How to build. `only`: `tag:T` or `operation:O`, any of which keeps an operation. */
export interface BuildOptions {
  readonly report: Report;
  /** The server layer also gets what is hidden from clients. */
  readonly posture: "client" | "server";
  readonly overlays?: readonly Overlay[];
  /** Own document: warnings that are forgiven elsewhere are errors. */
  readonly strict?: boolean;
  readonly only?: readonly string[];
}

/**
 * Builds the intermediate representation of a document. What cannot be represented is degraded and reported.
 * @throws DocumentError when an overlay does not apply, or `E-REF-REMOTE` when the document needs URLs that are not allowed.
 */
export function buildApi(document: Document, options: BuildOptions): Api {
  const source =
    options.overlays === undefined ? document : applyOverlays(document, options.overlays);
  const build = start(source, options);
  const codes = readErrorCodes(build);
  const headers = readMetaHeaders(build);
  const auth = readAuth(build);
  const around = { schemes: auth, codes, headers, metaNames: metaNames(headers) };
  const drafts = readOperations(build, around).filter((operation) =>
    isKept(operation, options.only ?? []),
  );
  const webhooks = readWebhooks(build, drafts);
  draftTypes(build);
  refuseRemote(build);
  const sent =
    webhooks === undefined
      ? []
      : [
          ...webhooks.events.map((event) => event.ref),
          ...(webhooks.envelope === undefined ? [] : [webhooks.envelope]),
        ];
  const finished = finishTypes(build, rootsOf(drafts, sent), operationWords(drafts));
  const operations = withExamples(build, finishOperations(drafts, finished), finished.types);
  const info = own(source.root, "info");
  const doc = docOf(info);
  const errorType = commonError(operations);
  return {
    title: ownText(info, "title") ?? "API",
    version: versionOf(own(info, "version")),
    ...(doc === undefined ? {} : { doc }),
    servers: readServers(build),
    auth,
    types: finished.types,
    resources: buildResources(build, operations),
    ...(webhooks === undefined ? {} : { webhooks: finishWebhooks(webhooks, finished.rewrite) }),
    ...(errorType === undefined ? {} : { errorType }),
    errorCodes: codes,
    headers,
  };
}

function start(document: Document, options: BuildOptions): Build {
  const family = findFamilies(document, (at, ref) => {
    const found = resolve(document, at, ref);
    return found.ok ? found.at : undefined;
  });
  return {
    document,
    family,
    report: options.report,
    strict: options.strict === true,
    posture: options.posture,
    composites: new Map(),
    drafts: new Map(),
    queue: [],
    refused: [],
  };
}

/** Drafts every type that was reached; drafting reaches further ones. One that fails is unknown, the others stay. */
function draftTypes(build: Build): void {
  for (let key = build.queue.shift(); key !== undefined; key = build.queue.shift()) {
    const composite = build.composites.get(key);
    if (composite !== undefined)
      build.drafts.set(
        key,
        guarded(build, key, () => draft(build, key, composite)),
      );
  }
}

function guarded(build: Build, key: string, make: () => Draft): Draft {
  try {
    return make();
  } catch (error) {
    tell(
      build,
      "E-INTERNAL",
      key,
      `The schema cannot be represented: ${error instanceof Error ? error.message : String(error)}.`,
      "Its type is unknown.",
      "Please report this as a defect of the generator.",
    );
    const name = { wire: key, words: ["type"] };
    return {
      key,
      decl: { name, origin: { pointer: key } },
      component: true,
      nullable: false,
      kind: "alias",
      target: UNKNOWN,
    };
  }
}

function refuseRemote(build: Build): void {
  const [first] = build.refused;
  if (first === undefined) return;
  const count = new Set(build.refused).size;
  const more = count === 1 ? "" : ` (and ${count - 1} more)`;
  throw new DocumentError(
    {
      code: "E-REF-REMOTE",
      origin: { pointer: first },
      message: `a $ref points at a URL${more}, and remote references are off.`,
      consequence: "Nothing was generated.",
      remedy: "Allow them with --allow-remote, or bundle the document first.",
    },
    showPlace(locate(build.document, first)),
  );
}

/** The words that inline types of an operation begin with: those of its operationId. */
function operationWords(drafts: readonly OperationDraft[]): ReadonlyMap<string, readonly string[]> {
  return new Map(drafts.map(({ at, operation }) => [at, wordsOf(operation.id)]));
}

function finishWebhooks(
  webhooks: NonNullable<ReturnType<typeof readWebhooks>>,
  rewrite: ReturnType<typeof finishTypes>["rewrite"],
): Webhooks {
  const { envelope, ...rest } = webhooks;
  const type = envelope === undefined ? undefined : rewrite(envelope, "response").type;
  return {
    ...rest,
    ...(type?.kind === "named" ? { envelope: type.id } : {}),
    events: webhooks.events.map((event) => ({ ...event, ref: rewrite(event.ref, "response") })),
  };
}

function versionOf(version: unknown): string {
  return version === undefined || version === null ? "0" : String(version);
}
