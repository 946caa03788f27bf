/** Constraints on plain values: which keyword allows less or more on the other side. */
import type { Flat } from "./flat.ts";

/** One keyword that differs. Both may be true: some values went, others came. */
export interface Shift {
  readonly keyword: string;
  readonly narrowed: boolean;
  readonly widened: boolean;
  readonly before: unknown;
  readonly after: unknown;
}

const listed = (set: ReadonlySet<string> | undefined): readonly string[] | undefined =>
  set === undefined ? undefined : [...set];

/** Every keyword that differs between `base` and `head`; keywords that cannot matter to either's types are left out. */
export function shiftsOf(base: Flat, head: Flat): readonly Shift[] {
  const shifts: Shift[] = [];
  const add = (
    keyword: string,
    narrowed: boolean,
    widened: boolean,
    before: unknown,
    after: unknown,
  ) => {
    if (narrowed || widened) shifts.push({ keyword, narrowed, widened, before, after });
  };
  add(
    "type",
    !base.types.isSubsetOf(head.types),
    !head.types.isSubsetOf(base.types),
    names(base),
    names(head),
  );
  if (base.types.size > 0 && head.types.size > 0 && base.types.isDisjointFrom(head.types))
    return shifts;
  add(
    "nullable",
    base.acceptsNull && !head.acceptsNull,
    head.acceptsNull && !base.acceptsNull,
    base.acceptsNull,
    head.acceptsNull,
  );
  add(
    "enum",
    lost(base.values, head.values),
    lost(head.values, base.values),
    listed(base.values),
    listed(head.values),
  );
  const common = base.types.union(head.types);
  const on = (...types: readonly string[]): boolean => types.some((type) => common.has(type));
  if (on("string", "integer", "fraction")) {
    const [lostFormat, gainedFormat] = formatShift(base.formats, head.formats);
    add("format", lostFormat, gainedFormat, listed(base.formats), listed(head.formats));
  }
  if (on("integer", "fraction")) {
    add(
      "minimum",
      above(head.minimum, base.minimum, 1),
      above(base.minimum, head.minimum, 1),
      base.minimum,
      head.minimum,
    );
    add(
      "maximum",
      above(head.maximum, base.maximum, -1),
      above(base.maximum, head.maximum, -1),
      base.maximum,
      head.maximum,
    );
    const divides = (left: Flat, right: Flat): boolean =>
      right.divisors.every((divisor) =>
        left.divisors.some((each) => Number.isInteger(each / divisor)),
      );
    add("multiple-of", !divides(base, head), !divides(head, base), base.divisors, head.divisors);
  }
  if (on("string")) {
    add(
      "pattern",
      !head.patterns.isSubsetOf(base.patterns),
      !base.patterns.isSubsetOf(head.patterns),
      listed(base.patterns),
      listed(head.patterns),
    );
    length(add, base, head, "Length", "length");
  }
  if (on("array")) {
    length(add, base, head, "Items", "items");
    add(
      "unique-items",
      head.uniqueItems && !base.uniqueItems,
      base.uniqueItems && !head.uniqueItems,
      base.uniqueItems,
      head.uniqueItems,
    );
  }
  if (on("object")) length(add, base, head, "Properties", "properties");
  return shifts;
}

type Add = (
  keyword: string,
  narrowed: boolean,
  widened: boolean,
  before: unknown,
  after: unknown,
) => void;

function length(add: Add, base: Flat, head: Flat, keyword: string, id: string): void {
  const [low, lower] = [base.least(`min${keyword}`), head.least(`min${keyword}`)];
  add(`min-${id}`, (lower ?? 0) > (low ?? 0), (lower ?? 0) < (low ?? 0), low, lower);
  const [high, higher] = [base.least(`max${keyword}`), head.least(`max${keyword}`)];
  const [from, to] = [high ?? Infinity, higher ?? Infinity];
  add(`max-${id}`, to < from, to > from, high, higher);
}

const names = ({ types }: Flat): readonly string[] => [...types].sort();

/** Whether `left` has a value that `right` lacks; no list is all values. */
function lost(
  left: ReadonlySet<string> | undefined,
  right: ReadonlySet<string> | undefined,
): boolean {
  if (right === undefined) return false;
  return left === undefined || !left.isSubsetOf(right);
}

type Bound = readonly [value: number, exclusive: boolean] | undefined;

/** Whether the bound `left` refuses values that `right` allows; `sign` is 1 for lower bounds. */
function above(left: Bound, right: Bound, sign: 1 | -1): boolean {
  if (left === undefined) return false;
  if (right === undefined) return true;
  const order = (left[0] - right[0]) * sign;
  return order > 0 || (order === 0 && left[1] && !right[1]);
}

/** Formats that hold the other: all int32 are int64, all floats doubles. */
const wider: Readonly<Record<string, string>> = { int32: "int64", float: "double" };

function formatShift(
  base: ReadonlySet<string>,
  head: ReadonlySet<string>,
): readonly [boolean, boolean] {
  const holds = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
    [...right].every(
      (format) => left.has(format) || [...left].some((each) => wider[each] === format),
    );
  return [!holds(base, head), !holds(head, base)];
}
