import {
  readFromPage,
  TOKEN,
  type FromFrame,
  type FromPage,
  type Init,
} from "../shared/messages.ts";
import { isAllowed } from "./setting.ts";

/** The line to the page of the business. */
export interface Line {
  readonly init: Pick<Init, "clientToken" | "locale" | "theme">;
  send(message: FromFrame): void;
  /** One listener; later messages of the page go there. */
  onMessage: (message: FromPage) => void;
}

/** What a plain frame tells its page, which has no script of ours to listen. */
const PLAIN = ["svc:ready", "svc:resize", "svc:completed", "svc:canceled", "svc:error"];

/**
 * Waits for the page to say hello and to hand the token over; answers null where no page may. A token in the address is erased
 * before anything is requested. The page is accepted once, from the parent window, at one of the allowed origins.
 */
export function openLine(origins: readonly string[]): Promise<Line | null> {
  const token = location.hash.slice(1);
  if (location.hash !== "") history.replaceState(null, "", location.pathname);
  if (window.parent === window) return Promise.resolve(null);
  if (TOKEN.test(token)) return Promise.resolve(plainLine(token, origins));
  return new Promise((resolve) => {
    const listen = (event: MessageEvent): void => {
      const line = acceptedLine(event, origins);
      if (line === null) return;
      removeEventListener("message", listen);
      resolve(line);
    };
    addEventListener("message", listen);
  });
}

function acceptedLine(event: MessageEvent, origins: readonly string[]): Line | null {
  const [port] = event.ports;
  const init = readFromPage(event.data);
  if (event.source !== window.parent || port === undefined || init?.type !== "svc:init")
    return null;
  const nearest = location.ancestorOrigins?.[0];
  if (!isAllowed(event.origin, origins) || (nearest !== undefined && nearest !== event.origin))
    return null;
  const line: Line = {
    init,
    send: (message) => port.postMessage(message),
    onMessage: () => undefined,
  };
  port.onmessage = ({ data }) => {
    const message = readFromPage(data);
    if (message === null || message.type === "svc:init") return;
    if (message.type === "svc:ping") port.postMessage({ type: "svc:pong" });
    else line.onMessage(message);
  };
  return line;
}

function plainLine(clientToken: string, origins: readonly string[]): Line | null {
  const exact = origins.filter((origin) => !origin.endsWith("*"));
  const parent = location.ancestorOrigins?.[0] ?? (exact.length === 1 ? exact[0] : undefined);
  // Without a known page there is nobody to tell; frame-ancestors still keeps strangers out.
  if (parent !== undefined && !isAllowed(parent, origins)) return null;
  return {
    init: { clientToken },
    send: (message) => {
      if (parent !== undefined && PLAIN.includes(message.type))
        window.parent.postMessage(message, parent);
    },
    onMessage: () => undefined,
  };
}
