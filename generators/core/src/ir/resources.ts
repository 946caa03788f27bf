import { byCodePoint, own, ownList, ownText, type Value } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { tell, type Build } from "./context.ts";
import { docOf } from "./decl.ts";
import { wholeIdWords, type OperationDraft } from "./operations.ts";
import type { Doc, Name, Operation, Resource } from "./types.ts";
import { nameKey, nameOf, shortHash, wordsOf } from "./words.ts";

interface Node {
  readonly path: readonly Name[];
  readonly drafts: OperationDraft[];
  readonly children: Map<string, Node>;
}

/** Hangs the operations on a tree of resources, sorted by name; method names are unique within each resource. */
export function buildResources(
  build: Build,
  drafts: readonly OperationDraft[],
): readonly Resource[] {
  const root: Node = { path: [], drafts: [], children: new Map() };
  for (const draft of [...drafts].sort((a, b) => byCodePoint(a.operation.id, b.operation.id))) {
    let node = root;
    for (const name of draft.group) {
      const key = nameKey(name.words);
      const child: Node = node.children.get(key) ?? {
        path: [...node.path, name],
        drafts: [],
        children: new Map(),
      };
      node.children.set(key, child);
      node = child;
    }
    node.drafts.push(draft);
  }
  return finishChildren(build, root);
}

function finishChildren(build: Build, node: Node): readonly Resource[] {
  return [...node.children.keys()].sort(byCodePoint).flatMap((key) => {
    const child = node.children.get(key);
    return child === undefined ? [] : [finish(build, child)];
  });
}

function finish(build: Build, node: Node): Resource {
  const name = node.path.at(-1) ?? nameOf("root");
  const tag = tagOf(build, node);
  const doc: Doc | undefined = docOf(tag?.value);
  const first = node.drafts[0];
  return {
    name,
    path: node.path,
    ...(doc === undefined ? {} : { doc }),
    origin: { pointer: tag?.at ?? first?.at ?? "/paths" },
    operations: distinctMethods(build, node.drafts),
    children: finishChildren(build, node),
    mixin:
      own(tag?.value, "x-sdk-mixin") === true ||
      node.drafts.some((draft) => own(draft.node, "x-sdk-mixin") === true),
  };
}

/** The tag that stands for a resource: of the same name, else the only one that its operations carry first. */
function tagOf(
  build: Build,
  node: Node,
): { readonly at: string; readonly value: Value } | undefined {
  const tags = ownList(build.document.root, "tags");
  const key = nameKey(node.path.at(-1)?.words ?? []);
  const carried = new Set(node.drafts.flatMap((draft) => draft.tags[0] ?? []));
  const index = tags.findIndex((tag) => nameKey(wordsOf(ownText(tag, "name") ?? "")) === key);
  const only =
    carried.size === 1 ? tags.findIndex((tag) => carried.has(ownText(tag, "name") ?? "")) : -1;
  const found = index >= 0 ? index : only;
  const value = tags[found];
  return value === undefined ? undefined : { at: below("/tags", found), value };
}

/** Methods whose names collide take the words of their whole operationId, then their HTTP method, then a hash. */
function distinctMethods(build: Build, drafts: readonly OperationDraft[]): readonly Operation[] {
  let names = drafts.map((draft) => draft.operation.name.words);
  const wider = [
    (draft: OperationDraft): readonly string[] => wholeIdWords(draft.operation),
    (draft: OperationDraft): readonly string[] => [
      ...wholeIdWords(draft.operation),
      draft.operation.method.toLowerCase(),
    ],
    (draft: OperationDraft): readonly string[] => [
      ...wholeIdWords(draft.operation),
      `x${shortHash(draft.operation.id)}`,
    ],
  ];
  for (const widen of wider) {
    const counts = new Map<string, number>();
    for (const words of names) counts.set(nameKey(words), (counts.get(nameKey(words)) ?? 0) + 1);
    names = names.map((words, index) => {
      const draft = drafts[index];
      if (draft === undefined || counts.get(nameKey(words)) === 1) return words;
      if (draft.pinned) {
        tell(
          build,
          build.strict ? "E-NAME" : "W-NAME",
          draft.at,
          `Another operation of the resource is named "${words.join(" ")}" too.`,
          "It is named after its operationId.",
          "Change x-sdk-name in the overlay.",
        );
      }
      return widen(draft);
    });
  }
  return drafts.map((draft, index) => ({
    ...draft.operation,
    name: { ...draft.operation.name, words: names[index] ?? draft.operation.name.words },
  }));
}
