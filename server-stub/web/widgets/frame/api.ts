/** A refusal of the API (RFC 9457), or a call that found no network (`status` 0). */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly docUrl: string;
  /** JSON Pointers of the members that are wrong. */
  readonly pointers: readonly string[];

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body["detail"] ?? body["title"] ?? ""));
    this.status = status;
    this.code = String(body["code"] ?? (status === 0 ? "network" : "internal_error"));
    this.docUrl = String(body["type"] ?? "");
    const errors = Array.isArray(body["errors"]) ? (body["errors"] as { pointer?: unknown }[]) : [];
    this.pointers = errors.map(({ pointer }) => String(pointer ?? ""));
  }
}

const ATTEMPTS = 4;
const TIMEOUT_MS = 30_000;
const LONGEST_WAIT_S = 20;

/** Calls of one visit. Writes are repeated under their key only, so no repetition has a second effect. */
export class Api {
  token: string;
  readonly #base: string;
  readonly #language: string;
  /** Milliseconds that the server's clock is ahead of this device's. */
  skew = 0;

  constructor(base: string, token: string, language: string) {
    this.#base = `${base}/v1/embedded/client/`;
    this.token = token;
    this.#language = language;
  }

  get<T>(path: string): Promise<T> {
    return this.#call<T>("GET", path, undefined, undefined);
  }

  post<T>(path: string, body: object, key: string): Promise<T> {
    return this.#call<T>("POST", path, JSON.stringify(body), key);
  }

  async #call<T>(
    method: string,
    path: string,
    body: string | undefined,
    key: string | undefined,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#send(method, path, body, key);
      if (response?.ok === true) return (await response.json()) as T;
      const problem = new ApiProblem(
        response?.status ?? 0,
        response === null
          ? {}
          : ((await response.json().catch(() => ({}))) as Record<string, unknown>),
      );
      const isPassing =
        problem.status === 0 ||
        problem.status >= 500 ||
        problem.status === 429 ||
        problem.code === "idempotency_in_progress";
      if (!isPassing || attempt === ATTEMPTS) throw problem;
      const asked = Number(response?.headers.get("Retry-After") ?? Number.NaN);
      const seconds = Number.isFinite(asked) ? Math.min(asked, LONGEST_WAIT_S) : 0.5 * 2 ** attempt;
      await new Promise((resolve) =>
        setTimeout(resolve, seconds * 1000 * (0.8 + Math.random() * 0.4)),
      );
    }
  }

  async #send(
    method: string,
    path: string,
    body: string | undefined,
    key: string | undefined,
  ): Promise<Response | null> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
    try {
      const response = await fetch(this.#base + path, {
        method,
        credentials: "omit",
        cache: "no-store",
        referrerPolicy: "no-referrer",
        signal: abort.signal,
        headers: {
          Authorization: `Bearer ${this.token}`,
          "Accept-Language": this.#language,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(key === undefined ? {} : { "Idempotency-Key": key }),
        },
        ...(body === undefined ? {} : { body }),
      });
      this.#readClock(response);
      return response;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Phones' clocks are often wrong: the epoch of the rate limit's reset, less the seconds until then, is the server's time. */
  #readClock(response: Response): void {
    const reset = Number(response.headers.get("X-RateLimit-Reset") ?? Number.NaN);
    const seconds = Number(
      /t=(\d+)/.exec(response.headers.get("RateLimit") ?? "")?.[1] ?? Number.NaN,
    );
    if (Number.isFinite(reset) && Number.isFinite(seconds))
      this.skew = (reset - seconds) * 1000 - Date.now();
  }
}
