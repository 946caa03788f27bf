/** One call of a journey. Texts may hold `{{name}}` of a bound value or run value, and `{{$guid}}`, a new UUID each time. */
export interface Step {
  readonly operationId: string;
  /** Where the operation's own summary does not tell this call from another one. */
  readonly name?: string;
  /** Which of the operation's body examples to begin with; the first one when absent. */
  readonly example?: string;
  readonly set?: {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    /** JSON Merge Patch (RFC 7386) over the example: null takes a member out. */
    readonly body?: Readonly<Record<string, unknown>>;
    /** The body itself, instead of an example. */
    readonly wholeBody?: unknown;
  };
  /** Name of a value -> where the answer has it, as `$.data[0].id`. */
  readonly bind?: Readonly<Record<string, string>>;
  readonly expect?: {
    readonly status?: number;
    /** Where in the answer -> which value must stand there. */
    readonly values?: Readonly<Record<string, string | number | boolean>>;
  };
  /** Seconds to let pass before the call, where background work has to be done first. */
  readonly pauseSeconds?: number;
}

/** A story in calls, as data: the playground plays it, the exports contain it. */
export interface Journey {
  /** As in `?journey=`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly steps: readonly Step[];
  /** Calls that take away what the steps need; they come last, in a folder of their own. */
  readonly cleanUp?: readonly Step[];
}

/** Values that every run makes anew before its first request; texts of a journey name them like bound values. */
export const RUN_VALUES: Readonly<Record<string, string>> = {
  runId: "Date.now().toString(36)",
  runDigits: "String(Date.now()).slice(-6)",
  anHourAgo: "new Date(Date.now() - 3600000).toISOString()",
  inAnHour: "new Date(Date.now() + 3600000).toISOString()",
};
