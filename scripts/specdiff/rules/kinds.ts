/** Keywords of schemas that can be narrowed (fewer values are valid) or widened (more are). */

export interface Keyword {
  /** Part of the rule's id. */
  readonly id: string;
  /** What it is called in a sentence. */
  readonly name: string;
  /** Why fewer valid values hurt a caller, and why more hurt a reader; the default suits most. */
  readonly narrowed?: string;
  readonly widened?: string;
}

export const keywords: readonly Keyword[] = [
  { id: "type", name: "the type" },
  {
    id: "nullable",
    name: "whether null is allowed",
    widened: "A reader that never met null dereferences it.",
  },
  {
    id: "enum",
    name: "the list of values",
    widened: "A reader that branches over all known values has no branch for a new one.",
  },
  { id: "format", name: "the format" },
  { id: "maximum", name: "the maximum" },
  { id: "minimum", name: "the minimum" },
  { id: "multiple-of", name: "the divisor" },
  { id: "max-length", name: "the maximum length" },
  { id: "min-length", name: "the minimum length" },
  { id: "pattern", name: "the pattern" },
  { id: "max-items", name: "the maximum number of items" },
  { id: "min-items", name: "the minimum number of items" },
  { id: "unique-items", name: "whether items must differ" },
  { id: "max-properties", name: "the maximum number of members" },
  { id: "min-properties", name: "the minimum number of members" },
  { id: "union", name: "the alternatives" },
];
