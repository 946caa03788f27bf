/** Lets at most one request per key run in this process; the others wait without holding a database connection. */
export class SingleFlight {
  readonly #running = new Map<string, Promise<unknown>>();

  /**
   * Runs `work` unless the same key is already running; then waits for that run (whatever its outcome) and reports `waited`,
   * after which the caller asks the database for the stored answer. `timeout` is reported after `waitMs`.
   */
  async run<T>(
    key: string,
    waitMs: number,
    work: () => Promise<T>,
  ): Promise<
    | { readonly kind: "ran"; readonly value: T }
    | { readonly kind: "waited" }
    | { readonly kind: "timeout" }
  > {
    const running = this.#running.get(key);
    if (running !== undefined)
      return { kind: (await settles(running, waitMs)) ? "waited" : "timeout" };
    const promise = work();
    this.#running.set(key, promise);
    try {
      return { kind: "ran", value: await promise };
    } finally {
      this.#running.delete(key);
    }
  }
}

async function settles(promise: Promise<unknown>, waitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), waitMs);
  });
  const settled = promise.then(
    () => true as const,
    () => true as const,
  );
  try {
    return await Promise.race([settled, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
