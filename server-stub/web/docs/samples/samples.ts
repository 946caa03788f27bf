/** How one operation is called in one language. */
export interface Sample {
  /** Short name that the reader's choice is remembered by. */
  readonly id: string;
  readonly label: string;
  readonly code: string;
}

/** Operation id -> its samples, in the order of the tabs. */
export type SampleBook = Readonly<Record<string, readonly Sample[]>>;
