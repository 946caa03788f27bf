import {
  TransportError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from "./transport/types.ts";

/** How one attempt ended. */
export type Attempt =
  | { readonly kind: "answer"; readonly response: TransportResponse; readonly content: Uint8Array }
  | { readonly kind: "stream"; readonly response: TransportResponse; readonly abort: () => void }
  | Unanswered;

/** No complete answer. `late`: the clock of the attempt ran out, not the one for connecting. */
export interface Unanswered {
  readonly kind: "canceled" | "timeout" | "broken";
  readonly sent: boolean;
  readonly late: boolean;
  readonly cause: unknown;
}

/**
 * Sends one request under its own clock, which covers everything from DNS to the last byte of the body. A cancelled or
 * late attempt ends at once, even if the transport does not listen to its signal. With `stream` a successful answer is
 * handed over unread, and from there only the caller's signal can end it.
 */
export async function attemptOnce(
  transport: Transport,
  request: Omit<TransportRequest, "signal" | "progress">,
  clock: number,
  signal: AbortSignal | undefined,
  stream: boolean,
): Promise<Attempt> {
  const controller = new AbortController();
  const cancel = (): void => controller.abort(signal?.reason);
  const progress = { sent: true };
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort(new DOMException("The attempt timed out.", "TimeoutError"));
  }, clock);
  let release = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  };
  try {
    signal?.addEventListener("abort", cancel, { once: true });
    if (signal?.aborted) cancel();
    const guard = interruption(controller.signal);
    const response = await guard(transport({ ...request, signal: controller.signal, progress }));
    if (stream && response.status >= 200 && response.status < 300) {
      clearTimeout(timer);
      release = () => undefined;
      return { kind: "stream", response, abort: () => endStream(controller, signal, cancel) };
    }
    const bytes = await guard(response.arrayBuffer());
    const content = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
    return { kind: "answer", response, content };
  } catch (cause) {
    const known = cause instanceof TransportError ? cause : undefined;
    const sent = known?.sent ?? progress.sent;
    if (signal?.aborted && !late) return { kind: "canceled", sent, late, cause: signal.reason };
    return { kind: late || known?.timedOut ? "timeout" : "broken", sent, late, cause };
  } finally {
    release();
  }
}

function endStream(
  controller: AbortController,
  signal: AbortSignal | undefined,
  cancel: () => void,
): void {
  signal?.removeEventListener("abort", cancel);
  controller.abort();
}

/** A race of any promise against the signal; the loser's rejection is taken note of, so nothing is left unhandled. */
function interruption(signal: AbortSignal): <T>(promise: Promise<T>) => Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  return (promise) => {
    promise.catch(() => undefined);
    return Promise.race([promise, aborted]);
  };
}
