/** What R4 allows in the files of one language. */
export interface LayoutRules {
  /** Tabs as indentation: `all`, or files whose path ends in one of these (Makefile, .go). */
  readonly tabs: "none" | "all" | readonly string[];
  /** Blank lines in a row: 1, in Python 2. */
  readonly blankLines: 1 | 2;
  /** Columns; lines that hold one unbreakable literal may be longer and are only counted. */
  readonly columns: number;
}
