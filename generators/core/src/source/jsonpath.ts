import { entries, isList, isObject, own, type Value } from "./plain.ts";
import {
  parseJsonPath,
  type Comparable,
  type Filter,
  type Segment,
  type Selector,
} from "./jsonpath-parser.ts";

/** A value that a query selected, and the way to it. */
export interface Selected {
  readonly path: readonly (string | number)[];
  readonly value: Value;
}

/**
 * Selects the nodes of a JSONPath query (RFC 9535 without function extensions), in document order, each once.
 * @throws JsonPathError with the position when the query is malformed or uses a function.
 */
export function select(root: Value, query: string): readonly Selected[] {
  let nodes: readonly Selected[] = [{ path: [], value: root }];
  for (const segment of parseJsonPath(query))
    nodes = nodes.flatMap((node) => step(node, segment, root));
  const seen = new Set<string>();
  return nodes.filter((node) => {
    const key = JSON.stringify(node.path);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

function step(node: Selected, segment: Segment, root: Value): readonly Selected[] {
  const bases = segment.descend ? descendants(node) : [node];
  return bases.flatMap((base) =>
    segment.selectors.flatMap((selector) => pick(base, selector, root)),
  );
}

function children(node: Selected): readonly Selected[] {
  if (isList(node.value))
    return node.value.map((value, index) => ({ path: [...node.path, index], value }));
  return entries(node.value).map(([key, value]) => ({ path: [...node.path, key], value }));
}

/** The node and everything below it; a value shared by YAML anchors is visited once per place, to a depth no document has. */
function descendants(node: Selected): readonly Selected[] {
  return node.path.length > 200 ? [] : [node, ...children(node).flatMap(descendants)];
}

function pick(node: Selected, selector: Selector, root: Value): readonly Selected[] {
  switch (selector.kind) {
    case "name": {
      const value = own(node.value, selector.name);
      return value === undefined ? [] : [{ path: [...node.path, selector.name], value }];
    }
    case "wildcard":
      return children(node);
    case "index": {
      if (!isList(node.value)) return [];
      const index = selector.index < 0 ? node.value.length + selector.index : selector.index;
      const value = node.value[index];
      return value === undefined ? [] : [{ path: [...node.path, index], value }];
    }
    case "slice":
      return isList(node.value) ? slice(node, node.value, selector) : [];
    case "filter":
      return children(node).filter((child) => holds(selector.filter, child.value, root));
    default:
      return selector satisfies never;
  }
}

/** RFC 9535 section 2.3.4.2.2. */
function slice(
  node: Selected,
  list: readonly Value[],
  selector: Extract<Selector, { kind: "slice" }>,
): readonly Selected[] {
  const { step: by = 1 } = selector;
  if (by === 0) return [];
  const normal = (index: number): number => (index >= 0 ? index : list.length + index);
  const clamp = (index: number, low: number, high: number): number =>
    Math.min(Math.max(normal(index), low), high);
  const start = selector.start ?? (by > 0 ? 0 : list.length - 1);
  const end = selector.end ?? (by > 0 ? list.length : -list.length - 1);
  const chosen: Selected[] = [];
  const [from, to] =
    by > 0
      ? [clamp(start, 0, list.length), clamp(end, 0, list.length)]
      : [clamp(start, -1, list.length - 1), clamp(end, -1, list.length - 1)];
  for (let index = from; by > 0 ? index < to : index > to; index += by) {
    const value = list[index];
    if (value !== undefined) chosen.push({ path: [...node.path, index], value });
  }
  return chosen;
}

function holds(filter: Filter, here: Value, root: Value): boolean {
  switch (filter.kind) {
    case "and":
      return filter.all.every((part) => holds(part, here, root));
    case "or":
      return filter.any.some((part) => holds(part, here, root));
    case "not":
      return !holds(filter.filter, here, root);
    case "exists":
      return query(filter.query.segments, filter.query.absolute ? root : here, root).length > 0;
    case "compare":
      return compare(
        filter.operator,
        operand(filter.left, here, root),
        operand(filter.right, here, root),
      );
    default:
      return filter satisfies never;
  }
}

function query(segments: readonly Segment[], start: Value, root: Value): readonly Selected[] {
  let nodes: readonly Selected[] = [{ path: [], value: start }];
  for (const segment of segments) nodes = nodes.flatMap((node) => step(node, segment, root));
  return nodes;
}

function operand(side: Comparable, here: Value, root: Value): Value | undefined {
  return side.kind === "literal"
    ? side.value
    : query(side.query.segments, side.query.absolute ? root : here, root)[0]?.value;
}

function compare(operator: string, left: Value | undefined, right: Value | undefined): boolean {
  const less = (a: Value | undefined, b: Value | undefined): boolean =>
    (typeof a === "number" && typeof b === "number") ||
    (typeof a === "string" && typeof b === "string")
      ? a < b
      : false;
  const equal =
    left === right ||
    (isDeep(left) && isDeep(right) && JSON.stringify(left) === JSON.stringify(right));
  switch (operator) {
    case "==":
      return equal;
    case "!=":
      return !equal;
    case "<":
      return less(left, right);
    case ">":
      return less(right, left);
    case "<=":
      return equal || less(left, right);
    default:
      return equal || less(right, left);
  }
}

function isDeep(value: Value | undefined): boolean {
  return isObject(value) || isList(value);
}
