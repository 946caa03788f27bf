/** Messages between the page of a business and the frame of a widget. Everything else is ignored. */
export const VERSION = 1;
/** Longest message, as JSON. */
const MAX_LENGTH = 8192;
export const TOKEN = /^wct_[A-Za-z0-9_-]{43}$/;

/** First message of the page: the token, with a MessagePort for all that follows. */
export interface Init {
  readonly type: "svc:init";
  readonly v: number;
  readonly nonce: string;
  readonly clientToken: string;
  readonly locale?: string;
  readonly theme?: object;
}

/** What a visitor may see of how it ended; never more than the page needs to show a thank-you. */
export interface Outcome {
  readonly reference?: string;
  readonly paymentId?: string;
  readonly kycScoreId?: string;
  readonly status: string;
}

export type FromFrame =
  | { readonly type: "svc:ready" }
  | { readonly type: "svc:pong" }
  | { readonly type: "svc:resize"; readonly height: number }
  | { readonly type: "svc:change"; readonly step: string }
  | ({ readonly type: "svc:pending" } & Outcome)
  | ({ readonly type: "svc:completed" } & Outcome)
  | { readonly type: "svc:canceled" }
  | {
      readonly type: "svc:error";
      readonly code: string;
      readonly message: string;
      readonly docUrl: string;
    };

export type FromPage =
  | { readonly type: "svc:ping" }
  | { readonly type: "svc:focus" }
  | { readonly type: "svc:destroy" }
  | { readonly type: "svc:update"; readonly theme?: object; readonly clientToken?: string };

type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === "string" && value.length <= 512;
const word: Check = (value) => typeof value === "string" && /^[\w.-]{1,64}$/.test(value);
const plain: Check = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const token: Check = (value) => typeof value === "string" && TOKEN.test(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const outcome = {
  reference: optional(text),
  paymentId: optional(word),
  kycScoreId: optional(word),
  status: word,
};

const FRAME: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  "svc:ready": {},
  "svc:pong": {},
  "svc:resize": { height: (value) => typeof value === "number" && Number.isFinite(value) },
  "svc:change": { step: word },
  "svc:pending": outcome,
  "svc:completed": outcome,
  "svc:canceled": {},
  "svc:error": { code: word, message: text, docUrl: text },
};
const PAGE: typeof FRAME = {
  "svc:ping": {},
  "svc:focus": {},
  "svc:destroy": {},
  "svc:update": { theme: optional(plain), clientToken: optional(token) },
  "svc:init": {
    v: (value) => value === VERSION,
    nonce: word,
    clientToken: token,
    locale: optional(word),
    theme: optional(plain),
  },
};

/** A message of the frame, or null. Members that do not belong are dropped. */
export const readFromFrame = (data: unknown): FromFrame | null =>
  read(FRAME, data) as FromFrame | null;

/** A message of the page, or null. */
export const readFromPage = (data: unknown): FromPage | Init | null =>
  read(PAGE, data) as FromPage | Init | null;

function read(schema: typeof FRAME, data: unknown): object | null {
  if (typeof data !== "object" || data === null) return null;
  const { type } = data as { type?: unknown };
  if (
    typeof type !== "string" ||
    !Object.prototype.hasOwnProperty.call(schema, type) ||
    isTooLong(data)
  )
    return null;
  const found: Record<string, unknown> = { type };
  for (const [name, check] of Object.entries(schema[type] ?? {})) {
    const value = (data as Record<string, unknown>)[name];
    if (!check(value)) return null;
    if (value !== undefined) found[name] = value;
  }
  return found;
}

function isTooLong(data: object): boolean {
  try {
    return JSON.stringify(data).length > MAX_LENGTH;
  } catch {
    return true;
  }
}
