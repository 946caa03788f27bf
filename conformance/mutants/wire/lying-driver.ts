/** A driver whose clients talk through a lying hop; all else is the driver's own. */
import type { Driver, FinalReply, OnEvent } from "../../runner/driver.ts";
import type { RequestBody } from "../../protocol/messages.ts";
import { startHop, type Hop, type Lie } from "./hop.ts";

export class LyingDriver implements Driver {
  readonly name: string;
  readonly #driver: Driver;
  readonly #lie: () => Lie;
  readonly #hops = new Map<string, Hop>();

  /** `lie` makes the lie of one client, so that it can count that client's attempts. */
  constructor(driver: Driver, lie: () => Lie) {
    this.name = driver.name;
    this.#driver = driver;
    this.#lie = lie;
  }

  async send(
    body: RequestBody,
    onEvent?: OnEvent,
    started?: (id: number) => void,
  ): Promise<FinalReply> {
    // A hop cannot lie inside an encrypted connection.
    if (body.cmd === "open" && body.baseUrl.startsWith("https:"))
      return this.#driver.send(body, onEvent, started);
    if (body.cmd !== "open") {
      const reply = await this.#driver.send(body, onEvent, started);
      if (body.cmd === "close") await this.#end(body.handle);
      return reply;
    }
    const hop = await startHop(new URL(body.baseUrl), this.#lie());
    const base = new URL(body.baseUrl);
    const reply = await this.#driver.send(
      { ...body, baseUrl: hop.url + (base.pathname === "/" ? "" : base.pathname) },
      onEvent,
      started,
    );
    if (reply.type === "opened") this.#hops.set(reply.handle, hop);
    else await hop.close();
    return reply;
  }

  notify(body: Extract<RequestBody, { cmd: "cancel" }>): void {
    this.#driver.notify(body);
  }

  async restart(): Promise<void> {
    await this.#driver.restart();
    await Promise.all([...this.#hops.keys()].map((handle) => this.#end(handle)));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#hops.keys()].map((handle) => this.#end(handle)));
  }

  async #end(handle: string): Promise<void> {
    const hop = this.#hops.get(handle);
    this.#hops.delete(handle);
    await hop?.close();
  }
}
