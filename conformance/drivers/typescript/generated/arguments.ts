// Generated from the API description. Do not edit: changes belong in the generator.

import type { Njia, RequestOptions } from "@njia/sdk";

/** Arguments by where they travel, as a conformance case gives them. */
export interface Arguments {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A method by its operation id; `paged` ones answer with a page that iterates over all items. */
export interface Entry {
  readonly paged: boolean;
  readonly run: (client: Njia, args: Arguments, options: RequestOptions) => PromiseLike<unknown>;
}

/** The flat record: the body's fields beside query and header values; the plain body where there is nothing else. */
export function merged(args: Arguments, extra: Readonly<Record<string, unknown>> = {}): never {
  const given = Object.entries({ ...args.query, ...extra }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return args.body as never;
  return { ...(args.body as object | undefined), ...Object.fromEntries(given) } as never;
}

/** A header of the case, whatever its case. */
export function headerValue(args: Arguments, name: string): string | undefined {
  const entries = Object.entries(args.header ?? {});
  return entries.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/** The call's options with the case's headers, but for those that the record takes. */
export function withHeaders(
  args: Arguments,
  options: RequestOptions,
  taken: readonly string[],
): RequestOptions {
  const entries = Object.entries(args.header ?? {});
  const rest = entries.filter(([key]) => !taken.includes(key.toLowerCase()));
  if (rest.length === 0) return options;
  return { ...options, headers: { ...options.headers, ...Object.fromEntries(rest) } };
}
