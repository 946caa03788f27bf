/** One server-sent event, or a comment (then only `comment` is set). */
export interface Frame {
  readonly event: string;
  readonly id: string | null;
  readonly data: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- events of many shapes
  readonly raw: string;
}

/** An open stream that collects what it gets. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  readonly frames: Frame[];
  /** Whether the server ended it. */
  readonly ended: Promise<void>;
  /** Waits until the frames fit. Throws after `ms`. */
  until(fits: (frames: readonly Frame[]) => boolean, ms?: number): Promise<void>;
  hangUp(): void;
}

/** Opens a stream of server-sent events. */
export async function openStream(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<OpenStream> {
  const abort = new AbortController();
  const response = await fetch(url, {
    headers: { accept: "text/event-stream", ...headers },
    signal: abort.signal,
  });
  const frames: Frame[] = [];
  const ended = read(response, frames);
  return {
    status: response.status,
    headers: response.headers,
    frames,
    ended,
    async until(fits, ms = 10_000) {
      const end = Date.now() + ms;
      while (!fits(frames)) {
        if (Date.now() > end)
          throw new Error(
            `the stream did not bring it: ${frames.map(({ raw }) => raw.slice(0, 60)).join(" | ")}`,
          );
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    hangUp: () => abort.abort(),
  };
}

async function read(response: Response, frames: Frame[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk as Uint8Array, { stream: true });
      const parts = rest.split("\n\n");
      rest = parts.pop() ?? "";
      for (const raw of parts) frames.push(frameOf(raw));
    }
  } catch {
    // Hung up, or the server died.
  }
}

function frameOf(raw: string): Frame {
  const field = (name: string): string | null =>
    raw
      .split("\n")
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? null;
  const data = field("data");
  return {
    event: field("event") ?? "",
    id: field("id"),
    data: data === null ? null : JSON.parse(data),
    raw,
  };
}
