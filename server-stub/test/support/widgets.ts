import { send, type Got, type Send } from "./client.ts";

export const SHOP = "https://shop.example";
const PAY = { amountMinorUnits: 12_500, currency: "XAF", reference: "ORDER-7781", country: "CM" };

/** The body of a widget of each kind. */
export const widgetOf = {
  payment: (config: object = {}, more: object = {}) => ({
    kind: "payment",
    allowedOrigins: [SHOP],
    config: { ...PAY, ...config },
    ...more,
  }),
  balance: (config: object, more: object = {}) => ({
    kind: "balance",
    allowedOrigins: [SHOP],
    config,
    ...more,
  }),
  kyc: (config: object = {}, more: object = {}) => ({
    kind: "kyc",
    allowedOrigins: [SHOP],
    config,
    ...more,
  }),
};

/** Header fields of a visitor on a page of the shop. */
export const visiting = (clientToken: string): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${clientToken}`,
  origin: SHOP,
});

/** A browser on a page at `origin` that was given a client token. */
export function visitor(url: string, token: string, origin: string | null = SHOP) {
  return (line: string, more: Send = {}): Promise<Got> =>
    send(url, line, {
      ...more,
      headers: {
        authorization: `Bearer ${token}`,
        ...(origin === null ? {} : { origin }),
        ...more.headers,
      },
    });
}
