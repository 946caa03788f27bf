/** One driver: a long-lived process that speaks the protocol, or a stand-in inside the runner (the control columns). */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { lines } from "../protocol/lines.ts";
import { eventTypes, type Reply, type Request, type RequestBody } from "../protocol/messages.ts";
import { protocolFault } from "../protocol/validate.ts";

export type EventReply = Extract<Reply, { type: (typeof eventTypes)[number] }>;
export type FinalReply = Exclude<Reply, EventReply>;

/** Called for each event; a `sleep` is woken when the returned promise ends with true, left asleep with false. */
export type OnEvent = (event: EventReply) => Promise<boolean>;

export interface Driver {
  readonly name: string;
  /** Sends a request; `started` tells its id, so that the call can be cancelled. Rejects with `DriverCrash`. */
  send(body: RequestBody, onEvent?: OnEvent, started?: (id: number) => void): Promise<FinalReply>;
  /** Sends a request that has no answer of its own (`cancel`). */
  notify(body: Extract<RequestBody, { cmd: "cancel" }>): void;
  /** A new process after a crash, or nothing where there is none. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The driver broke the protocol, died or fell silent; the case ends as `crash` or `timeout`. */
export class DriverCrash extends Error {
  readonly silent: boolean;
  constructor(message: string, silent = false) {
    super(message);
    this.silent = silent;
  }
}

type Waiting = {
  readonly resolve: (reply: FinalReply) => void;
  readonly reject: (error: Error) => void;
  readonly onEvent: OnEvent | undefined;
};

export type ProcessOptions = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly silenceMs: number;
};

const startMs = 120_000;

export class DriverProcess implements Driver {
  readonly name: string;
  readonly stderr: string[] = [];
  readonly #options: ProcessOptions;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcessWithoutNullStreams | null = null;
  #nextId = 0;

  constructor(options: ProcessOptions) {
    this.name = options.name;
    this.#options = options;
  }

  send(body: RequestBody, onEvent?: OnEvent, started?: (id: number) => void): Promise<FinalReply> {
    const child = this.#alive();
    const id = ++this.#nextId;
    const request = { id, ...body } as Request;
    // How long a process takes to start says nothing about its SDK: on a busy machine it may be long.
    const silenceMs = Math.max(this.#options.silenceMs, body.cmd === "hello" ? startMs : 0);
    const fault = protocolFault("request", request);
    if (fault !== null) return Promise.reject(new Error(`the runner broke the protocol: ${fault}`));
    return new Promise<FinalReply>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new DriverCrash(`no reply to ${request.cmd} within ${silenceMs} ms`, true));
      }, silenceMs);
      this.#waiting.set(id, {
        resolve: (reply) => {
          clearTimeout(timer);
          resolve(reply);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
        onEvent,
      });
      started?.(id);
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  }

  notify(body: Extract<RequestBody, { cmd: "cancel" }>): void {
    this.#alive().stdin.write(`${JSON.stringify({ id: ++this.#nextId, ...body })}\n`);
  }

  async restart(): Promise<void> {
    this.#child?.kill("SIGKILL");
    this.#child = null;
    this.#fail(new DriverCrash("the driver was restarted"));
    await Promise.resolve();
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
    child.stdin.write(`${JSON.stringify({ id: ++this.#nextId, cmd: "stop" })}\n`);
    const timer = setTimeout(() => child.kill("SIGKILL"), 2000);
    await ended;
    clearTimeout(timer);
  }

  #alive(): ChildProcessWithoutNullStreams {
    if (this.#child !== null) return this.#child;
    const [command, ...args] = this.#options.command;
    const child = spawn(command, args, {
      cwd: this.#options.cwd,
      env: { ...process.env, ...this.#options.env },
    });
    this.#child = child;
    this.stderr.length = 0;
    child.stderr.on("data", (chunk: Buffer) => {
      this.stderr.push(chunk.toString());
      if (this.stderr.length > 200) this.stderr.shift();
    });
    child.on("error", (error) => this.#fail(new DriverCrash(`${command}: ${error.message}`)));
    child.on("close", (code) => {
      // A driver that was replaced has nothing to say any more.
      if (this.#child !== child) return;
      this.#child = null;
      const tail = this.stderr.join("").slice(-600);
      this.#fail(new DriverCrash(`the driver ended with code ${String(code)}. ${tail}`));
    });
    lines(child.stdout, (line) => this.#line(line));
    return child;
  }

  #line(line: string): void {
    let reply: Reply;
    try {
      reply = JSON.parse(line) as Reply;
    } catch {
      this.#fail(new DriverCrash(`a line on standard output is not JSON: ${line.slice(0, 200)}`));
      return;
    }
    const fault = protocolFault("reply", reply);
    if (fault !== null) {
      this.#fail(new DriverCrash(`${fault}; line: ${line.slice(0, 300)}`));
      return;
    }
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) {
      this.#fail(new DriverCrash(`a reply to request ${reply.id}, which is not open`));
      return;
    }
    if (isEvent(reply)) {
      void this.#event(reply, waiting);
      return;
    }
    this.#waiting.delete(reply.id);
    waiting.resolve(reply);
  }

  async #event(event: EventReply, waiting: Waiting): Promise<void> {
    const wake = waiting.onEvent === undefined ? true : await waiting.onEvent(event);
    if (event.type !== "sleep" || !wake || this.#child === null) return;
    const request: Request = { id: ++this.#nextId, cmd: "wake", call: event.id };
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
  }

  #fail(error: DriverCrash): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

function isEvent(reply: Reply): reply is EventReply {
  return (eventTypes as readonly string[]).includes(reply.type);
}
