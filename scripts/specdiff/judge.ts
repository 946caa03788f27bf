/** Whether a difference may be released. */
import type { Diff } from "./diff.ts";

/** 2 is left to wrong arguments; 4 says that nothing was compared, which must never read as "no changes". */
export const EXIT = { safe: 0, usage: 2, breaking: 3, failure: 4 } as const;

export interface Judgement {
  readonly exit: number;
  /** One sentence per reason to refuse; [] when the difference may be released. */
  readonly refusals: readonly string[];
}

export function judge({ unannounced, unused }: Diff): Judgement {
  const refusals = [
    ...unannounced.map(
      ({ rule, pointer, text }) =>
        `${pointer}: ${text} (${rule}). Take it back, or announce it in spec/changes, or raise the major version.`,
    ),
    ...unused.map(({ id }) => `spec/changes/${id}.md approves no change that is there. Remove it.`),
  ];
  return { exit: refusals.length === 0 ? EXIT.safe : EXIT.breaking, refusals };
}
