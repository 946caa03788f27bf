import { byCodePoint, entries, own, ownObject, type Value } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { misfit } from "./conform.ts";
import { dereference, objectAt, tell, type Build } from "./context.ts";
import { docOf } from "./decl.ts";
import { toJson } from "./json.ts";
import { codecOf, essence } from "./media.ts";
import type { OperationDraft } from "./operations.ts";
import { minimal } from "./samples.ts";
import { indexTypes } from "./types-index.ts";
import type {
  Content,
  Doc,
  Example,
  Json,
  NamedType,
  Operation,
  Result,
  TypeId,
  TypeRef,
} from "./types.ts";

type Types = ReadonlyMap<TypeId, NamedType>;

/** A documented value and what the document calls it. */
interface Sample {
  readonly name: string;
  readonly doc?: Doc;
  readonly value: Json;
}

/**
 * Gives every operation its documented examples, checked against its types; what does not fit is reported and left out.
 * An operation without any gets one, made of its required parts only, so that every method can be shown.
 */
export function withExamples(
  build: Build,
  drafts: readonly OperationDraft[],
  types: readonly NamedType[],
): readonly OperationDraft[] {
  const index = indexTypes({ types });
  return drafts.map((draft) => ({
    ...draft,
    operation: { ...draft.operation, examples: examplesOf(build, draft, index) },
  }));
}

function examplesOf(build: Build, draft: OperationDraft, types: Types): readonly Example[] {
  const { operation } = draft;
  const bodies = bodySamples(build, draft, types);
  const answers = answerSamples(build, draft, types);
  const params = paramSamples(build, draft, types);
  const names = new Set([
    ...bodies.keys(),
    ...[...params.values()].flatMap((samples) => samples.map(({ name }) => name)),
  ]);
  if (names.size === 0 || (names.size > 1 && names.has("default"))) names.delete("default");
  if (names.size === 0) names.add("default");
  return [...names].sort(byCodePoint).flatMap((name) => {
    const body = bodies.get(name) ?? bodies.get("default");
    const sent = body ?? madeBody(operation, types);
    if (operation.body?.required === true && sent === undefined) return [];
    const answer = answers.find((candidate) => candidate.sample.name === name) ?? answers[0];
    const values: Record<string, Json> = {};
    for (const param of operation.params) {
      const samples = params.get(param.name.wire) ?? [];
      const sample =
        samples.find((candidate) => candidate.name === name) ??
        (param.required
          ? samples[0]
          : samples.find((candidate) => candidate.name === "default" && names.size === 1));
      if (sample !== undefined) values[param.name.wire] = sample.value;
      else if (param.required) values[param.name.wire] = minimal(types, param.ref, param.name.wire);
    }
    const doc = body?.doc;
    return [
      {
        name,
        ...(doc === undefined ? {} : { doc }),
        params: values,
        ...(sent === undefined ? {} : { body: { media: sent.media, value: sent.value } }),
        ...(answer === undefined
          ? {}
          : {
              answer: {
                status: answer.status,
                ...(answer.sample.value === undefined ? {} : { value: answer.sample.value }),
              },
            }),
      },
    ];
  });
}

function madeBody(
  operation: Operation,
  types: Types,
): { media: string; value: Json; doc?: Doc } | undefined {
  const content = operation.body?.contents[0];
  if (content === undefined || operation.body?.required !== true) return undefined;
  return { media: content.media, value: minimal(types, content.ref, "body") };
}

function bodySamples(
  build: Build,
  draft: OperationDraft,
  types: Types,
): ReadonlyMap<string, { media: string; value: Json; doc?: Doc }> {
  const found = new Map<string, { media: string; value: Json; doc?: Doc }>();
  const body = own(draft.node, "requestBody");
  const node =
    body === undefined
      ? undefined
      : objectAt(build, below(draft.at, "requestBody"), body, "A request body");
  for (const [media, content] of entries(own(node?.value, "content"))) {
    const known = draft.operation.body?.contents.find(
      (candidate) => essence(candidate.media) === essence(media),
    );
    if (known === undefined || node === undefined || known.codec === "octets") continue;
    for (const sample of samplesOf(
      build,
      below(node.at, "content", media),
      content,
      types,
      known.ref,
    )) {
      const rank = draft.operation.body?.contents[0] === known;
      if (rank || !found.has(sample.name))
        found.set(sample.name, {
          media: known.media,
          value: sample.value,
          ...(sample.doc === undefined ? {} : { doc: sample.doc }),
        });
    }
  }
  return found;
}

function answerSamples(
  build: Build,
  draft: OperationDraft,
  types: Types,
): readonly { status: number; sample: { name: string; value?: Json } }[] {
  const found = entries(ownObject(draft.node, "responses")).flatMap(([key, value]) => {
    if (!/^2\d\d$/.test(key)) return [];
    const status = Number(key);
    const node = objectAt(build, below(draft.at, "responses", key), value, "A response");
    const contents = contentsOf(draft.operation.result, status);
    const samples = entries(own(node?.value, "content")).flatMap(([media, content]) => {
      const known = contents.find((candidate) => essence(candidate.media) === essence(media));
      return known === undefined || node === undefined
        ? []
        : samplesOf(build, below(node.at, "content", media), content, types, known.ref).map(
            (sample) => ({ ...sample, rank: contents.indexOf(known) }),
          );
    });
    return samples.length === 0 && contents.length === 0
      ? [{ status, rank: 0, sample: { name: "default" } }]
      : samples.map(({ rank, ...sample }) => ({ status, rank, sample }));
  });
  return found.sort(
    (a, b) => a.status - b.status || a.rank - b.rank || byCodePoint(a.sample.name, b.sample.name),
  );
}

function contentsOf(result: Result, status: number): readonly Content[] {
  if (result.kind === "choice")
    return result.byStatus
      .filter((entry) => entry.status === status)
      .flatMap((entry) => contentsOf(entry.result, status));
  return result.kind === "value"
    ? result.contents.filter((content) => codecOf(content.media, false) === "json")
    : [];
}

function paramSamples(
  build: Build,
  draft: OperationDraft,
  types: Types,
): ReadonlyMap<string, readonly Sample[]> {
  return new Map(
    draft.operation.params.map((param) => {
      const at = param.origin.pointer;
      const node = paramNode(build, at);
      const samples = node === undefined ? [] : samplesOf(build, at, node, types, param.ref);
      return [param.name.wire, samples] as const;
    }),
  );
}

function paramNode(build: Build, at: string): Value | undefined {
  const found = dereference(
    build,
    at,
    { $ref: at.startsWith("/") ? `#${at}` : at },
    "It has no example.",
  );
  return Array.isArray(found?.value) ? undefined : found?.value;
}

/** The samples of a media type or parameter: `examples`, else `example`, else the example of its schema. */
function samplesOf(
  build: Build,
  at: string,
  node: Value,
  types: Types,
  ref: TypeRef,
): readonly Sample[] {
  const named = entries(own(node, "examples")).flatMap(([name, value]) => {
    const example = objectAt(build, below(at, "examples", name), value, "An example");
    const raw = own(example?.value, "value");
    const doc = docOf(example?.value);
    return raw === undefined
      ? []
      : checked(build, below(at, "examples", name), name, doc, raw, types, ref);
  });
  if (named.length > 0) return named;
  const single = own(node, "example");
  if (single !== undefined)
    return checked(build, below(at, "example"), "default", undefined, single, types, ref);
  const schema = own(node, "schema");
  const inner = own(schema, "example");
  return inner === undefined
    ? []
    : checked(build, below(at, "schema", "example"), "default", undefined, inner, types, ref);
}

function checked(
  build: Build,
  at: string,
  name: string,
  doc: Doc | undefined,
  raw: Value,
  types: Types,
  ref: TypeRef,
): readonly Sample[] {
  const value = toJson(raw);
  if (value === undefined) return [];
  const wrong = misfit(types, ref, value);
  if (wrong === undefined) return [{ name, value, ...(doc === undefined ? {} : { doc }) }];
  tell(
    build,
    "W-EXAMPLE",
    at,
    `The example does not fit its type at "${wrong.at}": ${wrong.reason}.`,
    "It is left out.",
    "Correct the example.",
  );
  return [];
}
