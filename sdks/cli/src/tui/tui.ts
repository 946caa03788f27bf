/** The screen of `listen` in a terminal: drawn as a whole, on a screen of its own that is given back at the end. */
import { spawn } from "node:child_process";
import { edit } from "../editor.ts";
import type { Received } from "../listen/event.ts";
import { openingLines, summaryLine } from "../listen/lines.ts";
import type { Controls } from "../listen/listener.ts";
import type { View } from "../listen/view.ts";
import type { Session } from "../session.ts";
import { keysOf } from "./keys.ts";
import { EMPTY, press, selectedRow, withAttempt, type Model, type Wish } from "./model.ts";
import { screen } from "./screen.ts";

const ENTER = "\u001b[?1049h\u001b[?25l";
const LEAVE = "\u001b[?25h\u001b[?1049l";
const HOME = "\u001b[H";
const REST_OF_LINE = "\u001b[K";
/** Drawn at most so often, in milliseconds. */
const FRAME_MS = 50;

export function tuiView(session: Session, controls: Controls, target: string | undefined): View {
  const tui = new Tui(session, controls, target);
  return {
    opening: (opening) => tui.change((model) => ({ ...model, opening })),
    state: (link) => tui.change((model) => ({ ...model, link })),
    gap: ({ from, to }) =>
      tui.change((model) => ({ ...model, notice: `gap: events ${from} to ${to} are missing` })),
    seen: (event) => tui.change((model) => withAttempt(model, event, undefined, undefined)),
    tried: ({ event, outcome, retryInMs }) =>
      tui.change((model) => withAttempt(model, event, outcome, retryInMs)),
    summary: (summary) => session.out.line(summaryLine(summary)),
    close: () => tui.close(),
  };
}

class Tui {
  readonly #session: Session;
  readonly #controls: Controls;
  readonly #target: string | undefined;
  #model: Model = EMPTY;
  #timer: NodeJS.Timeout | undefined;
  #open = true;
  readonly #onKeys = (chunk: Buffer): void => this.#keys(chunk.toString("utf8"));
  readonly #onResize = (): void => this.#draw();

  constructor(session: Session, controls: Controls, target: string | undefined) {
    this.#session = session;
    this.#controls = controls;
    this.#target = target;
    this.#take();
    process.stdout.on("resize", this.#onResize);
    // However the process ends, the terminal is a terminal again.
    process.on("exit", () => this.close());
  }

  change(next: (model: Model) => Model): void {
    this.#model = next(this.#model);
    this.#timer ??= setTimeout(() => this.#draw(), FRAME_MS);
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#give();
    process.stdout.off("resize", this.#onResize);
    const { opening } = this.#model;
    if (opening !== undefined) this.#session.out.line(openingLines(opening).join("\n"));
  }

  #take(): void {
    process.stdout.write(ENTER);
    process.stdin.setRawMode(true).resume().on("data", this.#onKeys);
    this.#draw();
  }

  #give(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    process.stdin.off("data", this.#onKeys).setRawMode(false).pause();
    process.stdout.write(LEAVE);
  }

  #draw(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#open) return;
    const { columns = 80, rows = 24 } = process.stdout;
    const lines = screen(this.#model, columns, rows, this.#session.out.paint);
    process.stdout.write(HOME + lines.map((line) => line + REST_OF_LINE).join("\r\n"));
  }

  #keys(text: string): void {
    for (const key of keysOf(text)) {
      const [model, wish] = press(this.#model, key);
      this.change(() => model);
      if (wish !== undefined) void this.#grant(wish);
    }
  }

  async #grant(wish: NonNullable<Wish>): Promise<void> {
    const row = selectedRow(this.#model);
    switch (wish) {
      case "quit":
        // Raw mode hands Ctrl-C over as a key; the handlers of the signal do the rest, the second one included.
        process.kill(process.pid, "SIGINT");
        return;
      case "pause":
        return this.#controls.pause();
      case "resume":
        return this.#controls.resume();
      case "open":
        return this.#openConsole();
      default:
    }
    if (row === undefined) return this.#say("there is no event yet");
    if (wish === "copy") return this.#copy(row.event);
    if (wish === "edit") return this.#edit(row.event);
    await this.#send(row.event, "sent again");
  }

  async #send(event: Received, what: string): Promise<void> {
    try {
      const outcome = await this.#controls.attempt(event);
      this.change((model) => withAttempt(model, event, outcome, undefined));
      this.#say(`${what}: ${outcome.message ?? String(outcome.status)}`);
    } catch (error) {
      this.#say((error as Error).message);
    }
  }

  async #edit(event: Received): Promise<void> {
    this.#give();
    let body: string | undefined;
    let problem = "";
    try {
      body = edit(event.body, this.#session.interactive);
    } catch (error) {
      problem = (error as Error).message;
    }
    this.#take();
    if (body === undefined) return this.#say(problem);
    await this.#send({ ...event, body }, "sent as changed");
  }

  /** By OSC 52: terminals that allow it put the text on the clipboard, also of a distant machine. */
  #copy({ body }: Received): void {
    if (this.#target === undefined) return this.#say("there is no target to send to");
    const { headers } = this.#requestOf();
    const flags = headers.map(([name, value]) => `-H '${name}: ${value}'`).join(" ");
    const text = `curl -X POST ${flags} --data-binary '${body.replaceAll("'", "'\\''")}' '${this.#target}'`;
    process.stdout.write(`\u001b]52;c;${Buffer.from(text).toString("base64")}\u0007`);
    this.#say("copied as curl");
  }

  #requestOf(): { readonly headers: readonly (readonly [string, string])[] } {
    const last = selectedRow(this.#model)?.attempts.at(-1)?.requestHeaders ?? {};
    return { headers: Object.entries(last).filter(([name]) => name !== "content-length") };
  }

  #openConsole(): void {
    const url = `${this.#session.settings.baseUrl.replace(/\/+$/, "")}/console/webhooks`;
    const opener = { darwin: "open", win32: "explorer" }[process.platform as string] ?? "xdg-open";
    const child = spawn(opener, [url], { stdio: "ignore", detached: true });
    child.on("error", () => this.#say(url));
    child.unref();
    this.#say(url);
  }

  #say(notice: string): void {
    this.change((model) => ({ ...model, notice }));
  }
}
