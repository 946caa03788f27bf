import { randomBytes } from "node:crypto";

/** What the shop sells; prices in minor units of XAF. */
export const GOODS = [
  { id: "rice", name: "Rice, two bags of 5 kg", price: 12_500 },
  { id: "coffee", name: "Coffee from the West, 1 kg", price: 6_000 },
  { id: "cloth", name: "Wax print, 6 yards", price: 18_000 },
] as const;
export const CURRENCY = "XAF";

/** An order. It is paid when the webhook says so, whatever a browser tells. */
export interface Order {
  /** Not to be guessed: whoever knows it sees the order. */
  readonly id: string;
  readonly reference: string;
  readonly good: (typeof GOODS)[number];
  readonly widgetId: string;
  readonly scriptUrl: string;
  status: "open" | "paid";
  token: string;
  /** Unix ms. */
  tokenEndsAt: number;
}

/** Orders of this run of the shop. */
export class Orders {
  readonly #orders = new Map<string, Order>();
  #count = 0;

  next(): { readonly id: string; readonly reference: string } {
    this.#count += 1;
    return {
      id: randomBytes(16).toString("base64url"),
      reference: `SHOP-${Date.now().toString(36).toUpperCase()}-${this.#count}`,
    };
  }

  add(order: Order): Order {
    this.#orders.set(order.id, order);
    return order;
  }

  find(id: string): Order | null {
    return this.#orders.get(id) ?? null;
  }

  /** Fulfils the order with this reference, once; false where there is none or it is paid already. */
  pay(reference: string, amountMinorUnits: number, currency: string): boolean {
    const order = [...this.#orders.values()].find((one) => one.reference === reference);
    if (order === undefined || order.status === "paid") return false;
    if (amountMinorUnits !== order.good.price || currency !== CURRENCY) return false;
    order.status = "paid";
    return true;
  }
}
