import { credentials, keyKind } from "./credentials.ts";
import { say } from "./dom.ts";

export interface Request {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  /** The parsed body; null when it is no JSON. */
  readonly json: unknown;
  readonly milliseconds: number;
}

/** Sends a request to the page's own origin with the reader's credentials. `bare` leaves them out. */
export async function call(request: Request, bare = false): Promise<Answer> {
  const { apiKey, token } = credentials();
  const started = performance.now();
  const response = await fetch(request.path, {
    method: request.method,
    credentials: "omit",
    redirect: "manual",
    headers: {
      accept: "application/json",
      ...(bare || apiKey === "" ? {} : { "x-api-key": apiKey }),
      ...(bare || token === "" ? {} : { authorization: `Bearer ${token}` }),
      ...(request.body === null ? {} : { "content-type": "application/json" }),
      ...request.headers,
    },
    body: request.body,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers],
    text,
    json: parsed(text),
    milliseconds: Math.round(performance.now() - started),
  };
}

/** Asks before a live key changes anything: the reader types the word. True when the request may go. */
export function mayWrite(method: string): boolean {
  if (method === "GET" || keyKind(credentials().apiKey) !== "live") return true;
  const answer = prompt(
    say(
      "This is a LIVE key: real money may move. Type LIVE to go on.",
      "C’est une clé de PRODUCTION : de l’argent réel peut bouger. Tapez LIVE pour continuer.",
    ),
  );
  return answer === "LIVE";
}

export const header = (answer: Answer, name: string): string =>
  answer.headers.find(([one]) => one === name)?.[1] ?? "";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
