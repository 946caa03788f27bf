import { requestAt } from "./connect.ts";
import { pin, type Outbound } from "./target.ts";

export type ImageMedia = "image/png" | "image/jpeg" | "image/webp";

/** An image, or why there is none. `retry` says whether another time may go better. */
export type FetchedImage =
  | { readonly kind: "image"; readonly media: ImageMedia; readonly bytes: Buffer }
  | { readonly kind: "none"; readonly why: string; readonly retry: boolean };

export const MAX_IMAGE_BYTES = 65_536;

/**
 * Gets an image once: resolves the host once, connects to that very address, follows no redirect, reads at most 64 KiB, and believes
 * the bytes, not what the sender calls them. Never throws.
 */
export async function fetchImage(
  outbound: Outbound,
  url: URL,
  livemode: boolean,
): Promise<FetchedImage> {
  const target = await pin(url, livemode, outbound, outbound.timeoutMs);
  if (target.kind === "blocked") return none("blocked_address", false);
  if (target.kind === "unresolved") return none("dns", true);
  return new Promise((resolve) => {
    const call = requestAt(target.address, url, "GET", {
      Accept: "image/png, image/jpeg, image/webp",
    });
    const timer = setTimeout(() => finish(none("timeout", true)), outbound.timeoutMs);
    function finish(result: FetchedImage): void {
      clearTimeout(timer);
      resolve(result);
      call.destroy();
    }
    call.on("error", () => finish(none("connection", true)));
    call.on("response", (answer) => {
      const { statusCode: status = 0 } = answer;
      if (status !== 200) {
        finish(none(`http_status ${status}`, status >= 500 || status === 429));
        return;
      }
      const chunks: Buffer[] = [];
      let length = 0;
      answer.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length > MAX_IMAGE_BYTES) finish(none("too_large", false));
      });
      answer.on("error", () => finish(none("connection", true)));
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const media = mediaOf(bytes);
        finish(media === null ? none("no_image", false) : { kind: "image", media, bytes });
      });
    });
    call.end();
  });
}

/** By the first bytes; null for anything else, such as SVG, which can hold scripts. */
function mediaOf(bytes: Buffer): ImageMedia | null {
  if (bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex"))) return "image/png";
  if (bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex"))) return "image/jpeg";
  const isRiff = bytes.toString("latin1", 0, 4) === "RIFF";
  return isRiff && bytes.toString("latin1", 8, 12) === "WEBP" ? "image/webp" : null;
}

const none = (why: string, retry: boolean): FetchedImage => ({ kind: "none", why, retry });
