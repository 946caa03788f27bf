/** The rest between two looks at the queue. A nudge that comes while nobody rests shortens the next rest to nothing. */
export class Pace {
  readonly #restMs: number;
  #nudged = false;
  #wake: (() => void) | null = null;

  constructor(restMs: number) {
    this.#restMs = restMs;
  }

  nudge(): void {
    this.#nudged = true;
    this.#wake?.();
  }

  async rest(): Promise<void> {
    if (!this.#nudged)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#restMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#wake = null;
    this.#nudged = false;
  }
}
