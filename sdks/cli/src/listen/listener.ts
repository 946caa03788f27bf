/** One run of `listen`: link, schedule, handler, position and view put together. */
import { CliError, EXIT } from "../exit.ts";
import type { AuthCheck } from "../commands/account.ts";
import { CHECK } from "../commands/account.ts";
import { ANY, type Operation, type Session } from "../session.ts";
import { VERSION } from "../version.ts";
import type { Received } from "./event.ts";
import { matches, selectorsOf } from "./globs.ts";
import { Handler, type Ending } from "./handler.ts";
import { Link } from "./link.ts";
import type { ListenOptions } from "./options.ts";
import { keepTarget } from "./last-target.ts";
import { lock, Position, positionPath } from "./position.ts";
import { Results } from "./results.ts";
import { Schedule } from "./schedule.ts";
import { SessionApi, type ListenSession, type Wanted } from "./session-api.ts";
import type { View } from "./view.ts";

/** How long the first Ctrl-C waits for requests that are on their way. */
const DRAIN_MS = 5000;
const GOODBYE_MS = 2000;
const EVENT: Operation = { id: "getEvent", method: "GET", path: "/v1/events/{id}", result: ANY };

/** What a view may do with a listener. */
export interface Controls {
  pause(): void;
  resume(): void;
  /** Ends as Ctrl-C does. */
  quit(): void;
  attempt: Handler["attempt"];
}

export class Listener {
  readonly #session: Session;
  readonly #options: ListenOptions;
  readonly #api: SessionApi;
  readonly #stop = new AbortController();
  readonly #over = new AbortController();
  #secret = "";
  #current: ListenSession | undefined;
  /** Why it ends; an interrupt if nothing else. */
  #ending: CliError | "done" | undefined;
  #seen = 0;

  constructor(session: Session, options: ListenOptions) {
    this.#session = session;
    this.#options = options;
    this.#api = new SessionApi(session);
  }

  /** Runs until it is interrupted, or until what `--wait-for` waits for. Throws what ends it otherwise. */
  async run(makeView: (controls: Controls) => View): Promise<void> {
    const { options, session } = { options: this.#options, session: this.#session };
    const { data } = await session.call(CHECK);
    const { tenant, livemode } = data as AuthCheck;
    const types = await selectorsOf(options.globs, () => this.#api.types());
    if (options.globs.length > 0 && types.length === 0)
      throw new CliError(
        EXIT.usage,
        `No event matches ${options.globs.join(", ")}.`,
        "See them: njia trigger --list",
      );
    const path = options.resume ? positionPath(this.#identity(tenant.id, livemode)) : undefined;
    const unlock = path === undefined ? undefined : lock(path);
    const results = new Results((batch) => this.#record(batch));
    let view: View | undefined;
    try {
      const position = new Position(path);
      const wanted = await this.#wanted(types, position);
      const handler = new Handler({
        options,
        get view() {
          return view as View;
        },
        secret: () => this.#secret,
        tell: (result) => results.add(result),
        draining: this.#stop.signal,
        over: this.#over.signal,
      });
      const schedule = new Schedule({
        ...options,
        handle: (event) => this.#handle(event, handler, position),
      });
      view = makeView({
        pause: () => schedule.pause(),
        resume: () => schedule.resume(),
        quit: () => this.#stop.abort(),
        attempt: (event, forward) => handler.attempt(event, forward),
      });
      this.#watch();
      const facts = { profile: session.settings.profile, tenant: tenant.name, livemode };
      await this.#follow(view, schedule, position, wanted, facts);
      await this.#drain(schedule);
      view.close();
      await results.flush();
      view.summary(handler.summary);
    } finally {
      view?.close();
      this.#over.abort();
      await this.#goodbye();
      unlock?.();
    }
    if (this.#ending === "done") return;
    throw this.#ending ?? new CliError(EXIT.interrupted, "Interrupted.", "");
  }

  /** What makes two listeners the same. */
  #identity(tenantId: string, livemode: boolean): object {
    const { globs, where, payloadFormat, routes, exec } = this.#options;
    const { profile } = this.#session.settings;
    return { profile, tenantId, livemode, globs, where, payloadFormat, routes, exec };
  }

  async #wanted(types: readonly string[], position: Position): Promise<Wanted> {
    const { where, payloadFormat, since } = this.#options;
    const common = {
      ...(types.length > 0 && { types }),
      ...(where.length > 0 && { where }),
      payloadFormat,
    };
    switch (since?.kind) {
      case "start":
        position.reset(0);
        return { ...common, afterSequence: 0 };
      case "time":
        return { ...common, createdAfter: since.createdAfter };
      case "event": {
        const { data } = await this.#session.call(EVENT, [since.id]);
        // The named event is the first one that comes.
        const afterSequence = (data as { sequence: number }).sequence - 1;
        position.reset(afterSequence);
        return { ...common, afterSequence };
      }
      case undefined:
        return position.done === undefined ? common : { ...common, afterSequence: position.done };
      default:
        return since satisfies never;
    }
  }

  async #follow(
    view: View,
    schedule: Schedule,
    position: Position,
    wanted: Wanted,
    facts: { profile: string; tenant: string; livemode: boolean },
  ): Promise<void> {
    const { options } = this;
    let opened = false;
    const link = new Link({
      baseUrl: this.#session.settings.baseUrl,
      headers: { "x-api-key": this.#session.apiKey, "user-agent": `njia-cli/${VERSION}` },
      signal: this.#stop.signal,
      open: (after) => {
        const { createdAfter: _, ...rest } = wanted;
        const body = after === undefined ? wanted : { ...rest, afterSequence: after };
        return this.#api.create(body, options.takeover, this.#stop.signal);
      },
      onState: (state) => view.state(state),
      onSession: (made) => {
        this.#current = made;
        this.#secret = made.secret;
        if (opened) return;
        opened = true;
        keepTarget(this.#session.settings.profile, options.routes.at(-1)?.url);
        // A time names a position only on the server.
        if (options.since?.kind === "time") position.reset(made.afterSequence);
        view.opening({
          ...facts,
          secret: made.secret,
          targets: this.#targets(),
          start: this.#startText(position),
        });
      },
    });
    try {
      for await (const item of link.incoming()) {
        if (item.kind === "passed") position.pass(item.sequence);
        else if (item.kind === "gap") {
          if (item.reason === "unknown_position") position.reset(item.from - 1);
          view.gap(item);
        } else if (position.take(item.event.sequence, item.event.id)) {
          schedule.add(item.event);
          await schedule.room();
        }
      }
    } catch (error) {
      // What has come is still handled, and the position kept.
      await this.#drain(schedule);
      throw error;
    }
  }

  get options(): ListenOptions {
    return this.#options;
  }

  #targets(): readonly { glob: string; to: string }[] {
    const { routes, exec, globs } = this.#options;
    const all = globs.length > 0 ? globs.join(", ") : "*";
    if (exec !== undefined) return [{ glob: all, to: exec }];
    return routes.map(({ glob, url }) => ({ glob: glob === "*" ? all : glob, to: url }));
  }

  #startText(position: Position): string {
    const { since } = this.#options;
    if (since?.kind === "start") return "from the oldest event";
    if (since?.kind === "event") return `from ${since.id}`;
    if (since?.kind === "time") return `from ${since.createdAfter}`;
    if (position.done === undefined) return "";
    return `after ${position.lastId || `position ${position.done}`}`;
  }

  async #handle(event: Received, handler: Handler, position: Position): Promise<void> {
    const ending = await handler.handle(event);
    if (ending !== "unfinished") position.finish(event.sequence);
    this.#judge(event, ending);
  }

  /** `--wait-for` and `--fail-on-error`. */
  #judge(event: Received, ending: Ending): void {
    const { waitFor, failOnError } = this.#options;
    if (ending === "failed" && failOnError)
      this.#end(
        new CliError(
          EXIT.handler,
          `${event.type} ${event.id} was not handled.`,
          `Send it again: njia replay ${event.id}`,
        ),
      );
    if (waitFor === undefined || ending === "unfinished" || !matches(waitFor.glob, event.type))
      return;
    this.#seen += 1;
    if (this.#seen >= waitFor.count) this.#end("done");
  }

  #end(ending: CliError | "done"): void {
    this.#ending ??= ending;
    this.#stop.abort();
  }

  /** Interrupts and the clock of `--within`. */
  #watch(): void {
    const { waitFor } = this.#options;
    const { signal } = this.#session;
    if (signal.aborted) this.#stop.abort();
    signal.addEventListener("abort", () => this.#stop.abort());
    if (waitFor?.withinMs === undefined) return;
    const late = setTimeout(
      () =>
        this.#end(
          new CliError(
            EXIT.waited,
            `${this.#seen} of ${waitFor.count} events ${waitFor.glob} came in time.`,
            "Give it longer with --within, or see what came: njia events list",
          ),
        ),
      waitFor.withinMs,
    );
    this.#stop.signal.addEventListener("abort", () => clearTimeout(late));
  }

  async #drain(schedule: Schedule): Promise<void> {
    this.#stop.abort();
    schedule.stop();
    const late = setTimeout(() => this.#over.abort(), DRAIN_MS);
    await schedule.idle();
    clearTimeout(late);
  }

  async #record(batch: Parameters<SessionApi["record"]>[1]): Promise<void> {
    const { id } = this.#current ?? {};
    if (id !== undefined) await this.#api.record(id, batch, AbortSignal.timeout(GOODBYE_MS * 5));
  }

  /** The session is not left behind; the API ends it by itself if this fails. */
  async #goodbye(): Promise<void> {
    const { id } = this.#current ?? {};
    if (id !== undefined)
      await this.#api.close(id, AbortSignal.timeout(GOODBYE_MS)).catch(() => undefined);
  }
}
