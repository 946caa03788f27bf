/** One entry of the error catalogue. */
export interface ProblemFacts {
  readonly status: number;
  /** Whether the same request may succeed later without a change. */
  readonly retryable: boolean;
  /** Short names by language. */
  readonly titles: { readonly en: string; readonly fr?: string };
  readonly doc: string;
  /** Members that the problem carries besides the common ones, with their meaning. */
  readonly members: Readonly<Record<string, string>>;
  /** Operations that name it; empty when any operation may answer it. */
  readonly operations: readonly string[];
}
