/** What a command works with: settings, output, and the client, made when the first call is. */
import { NjiaCore, type ResponseMeta } from "@njia/sdk/core";
import { keyMode } from "./config/key.ts";
import { readSettings, type GlobalFlags, type Settings } from "./config/settings.ts";
import { CliError, EXIT } from "./exit.ts";
import { onInterrupt } from "./interrupt.ts";
import { Output } from "./output/output.ts";
import { VERSION } from "./version.ts";

/** One operation of the API as data; see the runtime of the TypeScript SDK. */
export type Operation = Parameters<NjiaCore["call"]>[0];
export type CallOptions = NonNullable<Parameters<NjiaCore["call"]>[3]>;

/** Any JSON, its numbers exact. */
export const ANY = ["=u"] as const;
/** Nobody has to be known to call these. */
export const PUBLIC = [""];

export class Session {
  readonly settings: Settings;
  readonly out: Output;
  /** Whether a person may be asked. */
  readonly interactive: boolean;
  readonly signal: AbortSignal = onInterrupt();
  readonly showsSecrets: boolean;
  #core: NjiaCore | undefined;
  #warned = false;

  constructor(settings: Settings, flags: GlobalFlags) {
    this.settings = settings;
    this.interactive = flags.input !== false;
    this.showsSecrets = flags.showSecrets === true;
    this.out = new Output({
      json: flags.json === true,
      colour: flags.color !== false,
      showSecrets: this.showsSecrets,
    });
  }

  static async open(flags: GlobalFlags): Promise<Session> {
    return new Session(await readSettings(flags), flags);
  }

  /** The API key. Throws an authentication error if there is none, or if its mode is not the one that was asked for. */
  get apiKey(): string {
    const { apiKey, live } = this.settings;
    if (apiKey === undefined)
      throw new CliError(
        EXIT.authentication,
        "No API key is known.",
        "Set NJIA_API_KEY, or run: njia login --api-key-stdin",
      );
    const mode = keyMode(apiKey);
    if (mode === "live" && !live)
      throw new CliError(
        EXIT.usage,
        "This is a live key: real money moves.",
        "Say so with --live, or use a test key.",
      );
    if (mode === "test" && live)
      throw new CliError(
        EXIT.usage,
        "--live was given, but the key is a test key.",
        "Leave out --live, or use a live key.",
      );
    return apiKey;
  }

  /** Calls an operation; path values in their order, then everything else by name. */
  async call(
    operation: Operation,
    path: readonly string[] = [],
    params?: unknown,
    options: CallOptions = {},
  ): Promise<{ data: unknown; meta: ResponseMeta }> {
    const core = this.client(operation);
    const answer = await core
      .call<unknown>(operation, path, params, { signal: this.signal, ...options })
      .withResponse();
    this.noteDeprecation(answer.meta);
    return answer;
  }

  /** The client, with the credentials that the operation needs. */
  client(operation: Operation): NjiaCore {
    const open = operation.auth?.includes("") === true;
    if (!open || this.settings.apiKey !== undefined) void this.apiKey;
    this.#core ??= this.#makeCore();
    return this.#core;
  }

  noteDeprecation({ deprecation }: ResponseMeta): void {
    if (deprecation === undefined) return;
    const ends = deprecation.sunset === undefined ? "" : `; it ends on ${deprecation.sunset}`;
    const link = /<([^>]*)>/.exec(deprecation.link ?? "")?.[1];
    this.warnOnce(
      `deprecated: this use of the API is deprecated${ends}${link ? `. See ${link}` : ""}`,
    );
  }

  /** One yellow line per run. */
  warnOnce(text: string): void {
    if (!this.#warned) this.out.warn(text);
    this.#warned = true;
  }

  #makeCore(): NjiaCore {
    const { apiKey, session, baseUrl, apiVersion, timeout, live } = this.settings;
    if (live) this.out.note(this.out.paintNote("red", "LIVE MODE: real money moves."));
    return new NjiaCore({
      baseUrl,
      ...(apiKey !== undefined && { apiKey }),
      ...(session &&
        Date.parse(session.expiresAt) > Date.now() && { sessionToken: session.accessToken }),
      ...(timeout !== undefined && { timeout }),
      headers: {
        "user-agent": `njia-cli/${VERSION} node/${process.versions.node}`,
        ...(apiVersion !== undefined && { "x-api-version": apiVersion }),
      },
    });
  }
}
