import { credentials, onCredentials } from "./credentials.ts";

/** An event of the tenant as it came. */
export interface StreamedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type StreamState = "off" | "connecting" | "open" | "waiting";

const RETRY_MS = 2_000;
const SILENT_MS = 40_000;

/**
 * Follows the tenant's events with `fetch`, because EventSource cannot send a key and a key must not stand in an address. Closes
 * while the tab is hidden and goes on behind the last event. `open` is told with the first frame, not with the connection.
 */
export function followEvents(
  onEvent: (event: StreamedEvent) => void,
  onState: (state: StreamState) => void,
): void {
  let last = "";
  let running: AbortController | null = null;
  const restart = (): void => {
    running?.abort();
    running = null;
    if (credentials().apiKey === "" || document.hidden || !navigator.onLine) return onState("off");
    running = new AbortController();
    void follow(running);
  };
  const follow = async (own: AbortController): Promise<void> => {
    while (!own.signal.aborted) {
      onState("connecting");
      try {
        await read(own);
      } catch {
        // The next round tries again.
      }
      if (own.signal.aborted) return;
      onState("waiting");
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };
  const read = async (own: AbortController): Promise<void> => {
    const response = await fetch("/v1/events/stream", {
      credentials: "omit",
      signal: own.signal,
      headers: {
        accept: "text/event-stream",
        "x-api-key": credentials().apiKey,
        ...(last === "" ? {} : { "last-event-id": last }),
      },
    });
    if (response.status === 401 || response.status === 403) {
      own.abort();
      return onState("off");
    }
    if (!response.ok || response.body === null) throw new Error(String(response.status));
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    let timer = 0;
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(() => void reader.cancel(), SILENT_MS);
      const { done, value } = await reader.read();
      if (done) break;
      const parts = (rest + value).split(/\r?\n\r?\n/);
      rest = parts.pop() ?? "";
      for (const part of parts) take(part);
    }
    clearTimeout(timer);
  };
  const take = (frame: string): void => {
    const field = (name: string): string =>
      frame
        .split(/\r?\n/)
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trimStart() ?? "";
    const type = field("event");
    if (type === "stream.state") onState("open");
    if (type === "" || type.startsWith("stream.")) return;
    last = field("id");
    onEvent({ id: last, type, data: JSON.parse(field("data")) as StreamedEvent["data"] });
  };
  onCredentials(restart);
  document.addEventListener("visibilitychange", restart);
  addEventListener("online", restart);
  addEventListener("offline", restart);
  restart();
}
