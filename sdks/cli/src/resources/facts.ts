/** The shape of the generated commands. */

/** One group of commands, loaded when it is asked for. */
export interface GroupFacts {
  /** The words that lead to it, as in `webhooks endpoints`. */
  readonly words: string;
  /** The names of its commands. */
  readonly summary: string;
  readonly load: () => Promise<readonly CommandFacts[]>;
}

/**
 * One operation. Flags are texts of a wire name (a dotted place in the body), a kind with marks, and help: `destination.phone s!
 * Number of the wallet.` Kinds: `s` text, `i` integer, `n` number, `b` yes or no, `t` time, `m` name=value pairs, `j` JSON, `a|b|` one of
 * these. Marks: `[]` repeatable, `!` required, `~` secret.
 */
export interface CommandFacts {
  readonly id: string;
  /** The words behind those of the group. */
  readonly name: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  /** Query parameters as the SDK's runtime writes them, with the marks of their styles. */
  readonly styles?: string;
  readonly query?: readonly string[];
  readonly headers?: readonly string[];
  /** Wire name -> name of its flag, where that is not its own. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Takes `Prefer: wait=N`. */
  readonly waits?: boolean;
  readonly body?: "required" | "optional";
  readonly fields?: readonly string[];
  /** `none`, `stream`, or a media type; JSON if absent. */
  readonly answer?: string;
  /** Header of the idempotency key. */
  readonly key?: string;
  readonly page?: {
    readonly style: "cursor" | "offset" | "page" | "link";
    readonly send: string;
    readonly items: string;
    readonly next?: string;
    readonly more?: string;
  };
  /** OR of blank-separated schemes; empty: none is needed. */
  readonly auth: readonly string[];
  readonly scopes?: readonly string[];
  readonly deprecated?: string;
}
