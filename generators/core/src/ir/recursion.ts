import { keysIn } from "./aliases.ts";
import type { TypeRef } from "./types.ts";
import type { Settled } from "./unions.ts";

/**
 * The (record, field) edges that must be boxed so that no value contains itself: `${record key} ${field wire name}`.
 * Lists and maps break a cycle by themselves. Linear in the number of references; independent of document order.
 */
export function boxedFields(settled: Settled, keys: ReadonlySet<string>): ReadonlySet<string> {
  const graph = new Map<string, readonly Edge[]>(
    [...keys].sort().map((key) => [key, valueEdges(settled, key)]),
  );
  const component = components(graph);
  const { boxed, tainted } = backEdges(graph, component);
  for (const [key, edges] of graph) {
    for (const edge of edges) {
      if (
        edge.field !== undefined &&
        component.get(edge.to) === component.get(key) &&
        tainted.has(edge.to)
      )
        boxed.add(`${key} ${edge.field}`);
    }
  }
  return boxed;
}

interface Edge {
  readonly to: string;
  /** The wire name of the field; undefined for variants and alias targets, which cannot be boxed by themselves. */
  readonly field?: string;
}

function valueEdges(settled: Settled, key: string): readonly Edge[] {
  const draft = settled.drafts.get(key);
  const direct = (ref: TypeRef): readonly string[] =>
    ref.type.kind === "named" ? expand(settled, ref.type.id) : [];
  switch (draft?.kind) {
    case undefined:
    case "enum":
      return [];
    case "alias":
      return direct(draft.target).map((to) => ({ to }));
    case "union":
      return (settled.unions.get(key)?.variants ?? [])
        .flatMap((variant) => direct(variant.ref).map((to) => ({ to })))
        .sort(byTarget);
    case "record":
      return draft.fields
        .flatMap(({ field }) => direct(field.ref).map((to) => ({ to, field: field.name.wire })))
        .sort((a, b) => (a.field < b.field ? -1 : 1));
    default:
      return draft satisfies never;
  }
}

function expand(settled: Settled, key: string): readonly string[] {
  const substitute = settled.substitutes.get(key);
  if (substitute === undefined) return [key];
  return substitute.type.kind === "named" ? keysIn(substitute) : [];
}

const byTarget = (a: Edge, b: Edge): number => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0);

/** Strongly connected components (Tarjan, iterative): a number per node, only for components with a cycle. */
function components(graph: ReadonlyMap<string, readonly Edge[]>): ReadonlyMap<string, number> {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const found = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  for (const root of graph.keys()) {
    if (index.has(root)) continue;
    const frames = [{ node: root, next: 0 }];
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const { node } = frame;
      if (frame.next === 0) {
        index.set(node, index.size);
        low.set(node, index.get(node) ?? 0);
        open.push(node);
        isOpen.add(node);
      }
      const edge = graph.get(node)?.[frame.next];
      frame.next += 1;
      if (edge !== undefined) {
        if (!index.has(edge.to) && graph.has(edge.to)) frames.push({ node: edge.to, next: 0 });
        else if (isOpen.has(edge.to))
          low.set(node, Math.min(low.get(node) ?? 0, index.get(edge.to) ?? 0));
        continue;
      }
      frames.pop();
      const parent = frames.at(-1)?.node;
      if (parent !== undefined) low.set(parent, Math.min(low.get(parent) ?? 0, low.get(node) ?? 0));
      if (low.get(node) !== index.get(node)) continue;
      for (let member = open.pop(); member !== undefined; member = open.pop()) {
        isOpen.delete(member);
        found.set(member, index.get(node) ?? 0);
        if (member === node) break;
      }
    }
  }
  return found;
}

/**
 * Back edges of a depth-first walk. One that is a field is boxed; one that leaves a union or an alias cannot be boxed there,
 * so that union or alias is tainted: all fields that lead into it are boxed.
 */
function backEdges(
  graph: ReadonlyMap<string, readonly Edge[]>,
  component: ReadonlyMap<string, number>,
): { boxed: Set<string>; tainted: ReadonlySet<string> } {
  const boxed = new Set<string>();
  const tainted = new Set<string>();
  const state = new Map<string, "busy" | "done">();
  const incoming = new Map<string, string[]>();
  const pending: string[] = [];
  const taint = (edge: Edge, from: string): void => {
    if (edge.field !== undefined) boxed.add(`${from} ${edge.field}`);
    else pending.push(from);
  };
  for (const root of graph.keys()) {
    if (state.has(root)) continue;
    const frames = [{ node: root, next: 0 }];
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      if (frame.next === 0) state.set(frame.node, "busy");
      const edge = graph.get(frame.node)?.[frame.next];
      frame.next += 1;
      if (edge === undefined) {
        state.set(frame.node, "done");
        frames.pop();
      } else if (graph.has(edge.to) && component.get(edge.to) === component.get(frame.node)) {
        if (edge.field === undefined)
          incoming.set(edge.to, [...(incoming.get(edge.to) ?? []), frame.node]);
        if (!state.has(edge.to)) frames.push({ node: edge.to, next: 0 });
        else if (state.get(edge.to) === "busy") taint(edge, frame.node);
      }
    }
  }
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (tainted.has(node)) continue;
    tainted.add(node);
    pending.push(...(incoming.get(node) ?? []));
  }
  return { boxed, tainted };
}
