/** A driver whose replies pass through a shim; a new one for each client's life, since some lies remember. */
import type { RequestBody } from "../../protocol/messages.ts";
import type { Driver, FinalReply, OnEvent } from "../../runner/driver.ts";
import type { Shim } from "./shims.ts";

export class ShimmedDriver implements Driver {
  readonly name: string;
  readonly #driver: Driver;
  readonly #shim: () => Shim;

  constructor(driver: Driver, shim: () => Shim) {
    this.name = driver.name;
    this.#driver = driver;
    this.#shim = shim;
  }

  async send(
    body: RequestBody,
    onEvent?: OnEvent,
    started?: (id: number) => void,
  ): Promise<FinalReply> {
    const shim = this.#shim();
    const reply = await this.#driver.send(
      body,
      onEvent === undefined
        ? undefined
        : async (event) => {
            let wake = true;
            for (const told of shim.event?.(event) ?? [event]) wake = await onEvent(told);
            return wake;
          },
      started,
    );
    return shim.final?.(reply) ?? reply;
  }

  notify(body: Extract<RequestBody, { cmd: "cancel" }>): void {
    this.#driver.notify(body);
  }

  restart(): Promise<void> {
    return this.#driver.restart();
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }
}
