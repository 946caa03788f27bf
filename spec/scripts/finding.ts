/** What a check found, and how it is told. */

/** `at` is where to look: a file, or a JSON pointer into the bundle. */
export interface Finding {
  readonly at: string;
  readonly message: string;
}

/** The outcome of one check. `note` replaces the findings where a check could not run. */
export interface CheckResult {
  readonly name: string;
  readonly findings: readonly Finding[];
  readonly checked: string;
  readonly note?: string;
}
