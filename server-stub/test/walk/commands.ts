import { expect } from "vitest";
import { payout, type Got } from "../support/client.ts";
import { fc } from "../support/fast-check.ts";
import { heldBy, usedBy } from "./ledger.ts";
import type { Memory, Walker } from "./world.ts";

/** A step of the walk: what it does, what it says must come of it. `reconcile` then looks at everything else. */
abstract class Step implements fc.AsyncCommand<Memory, Walker> {
  readonly said: string;
  constructor(said: string) {
    this.said = said;
  }
  check(_memory: Readonly<Memory>): boolean {
    return true;
  }
  async run(memory: Memory, walker: Walker): Promise<void> {
    await this.act(memory, walker);
    await walker.reconcile(memory);
  }
  toString(): string {
    return this.said;
  }
  protected abstract act(memory: Memory, walker: Walker): Promise<void>;
}

/** Sends a command and remembers it when it had an effect. */
async function commanded(memory: Memory, walker: Walker, line: string, body: object): Promise<Got> {
  const key = `step-${memory.done.length}-${crypto.randomUUID()}`;
  const got = await walker.command(line, body, key);
  expect(got.status, got.text).toBeLessThan(500);
  if (got.status < 300) memory.done.push({ line, key, body, text: got.text });
  return got;
}

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % from.length];

class Pay extends Step {
  readonly magic: string;
  readonly amount: number;
  constructor(magic: string, amount: number) {
    super(`pay ${amount} to ${magic}`);
    this.magic = magic;
    this.amount = amount;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const { available } = memory.pockets.A;
    const body = payout(walker.account("A"), this.amount, this.magic);
    const got = await commanded(memory, walker, "POST /v1/payments", body);
    if (got.status === 201)
      expect(got.body.totalDebited.amountMinorUnits).toBeLessThanOrEqual(available);
    else if (this.amount <= available / 2) expect(got.body.code).not.toBe("insufficient_funds");
  }
}

class Transfer extends Step {
  readonly from: "A" | "B";
  readonly amount: number;
  constructor(from: "A" | "B", amount: number) {
    super(`transfer ${amount} from ${from}`);
    this.from = from;
    this.amount = amount;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const destination = {
      type: "account",
      accountId: walker.account(this.from === "A" ? "B" : "A"),
    };
    const body = payout(walker.account(this.from), this.amount, "000", { destination });
    const got = await commanded(memory, walker, "POST /v1/payments", body);
    const fits = this.amount <= memory.pockets[this.from].available;
    if (got.status === 201) expect(fits).toBe(true);
    if (!fits) expect(got.body.code).toBe("insufficient_funds");
  }
}

class Cancel extends Step {
  readonly index: number;
  constructor(index: number) {
    super(`cancel payment ${index}`);
    this.index = index;
  }
  override check({ shown }: Readonly<Memory>): boolean {
    return shown.payments.length > 0;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const payment = pick(memory.shown.payments, this.index);
    const got = await commanded(memory, walker, `POST /v1/payments/${payment.id}/cancel`, {});
    const mayBe = ["pending", "queued", "held_for_review"].includes(payment.status);
    expect(got.body.code ?? got.body.status, payment.status).toBe(
      mayBe
        ? "canceled"
        : payment.status === "awaiting_approval"
          ? got.body.code
          : "payment_not_cancelable",
    );
  }
}

class Reverse extends Step {
  readonly index: number;
  readonly isWhole: boolean;
  constructor(index: number, isWhole: boolean) {
    super(`reverse payment ${index}${isWhole ? "" : " in part"}`);
    this.index = index;
    this.isWhole = isWhole;
  }
  override check({ shown }: Readonly<Memory>): boolean {
    return shown.payments.length > 0;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const payment = pick(memory.shown.payments, this.index);
    const amount: number = payment.amountMinorUnits;
    const got = await commanded(
      memory,
      walker,
      `POST /v1/transactions/${payment.transactionId}/reverse`,
      this.isWhole
        ? { reason: "duplicate" }
        : { reason: "wrong_amount", amountMinorUnits: Math.ceil(amount / 2) },
    );
    // Invariant 11.
    const lives = memory.shown.reversals.some(
      ({ transactionId, status }) => transactionId === payment.transactionId && status !== "failed",
    );
    if (payment.status !== "completed" || lives) expect(got.status).toBeGreaterThan(399);
    if (got.status === 201) expect(got.body.amountMinorUnits).toBeLessThanOrEqual(amount);
  }
}

class Bulk extends Step {
  readonly amounts: readonly number[];
  readonly magic: string;
  readonly mode: string;
  constructor(amounts: readonly number[], magic: string, mode: string) {
    super(`bulk ${mode} of ${amounts.join(", ")}, the first to ${magic}`);
    this.amounts = amounts;
    this.magic = magic;
    this.mode = mode;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const got = await commanded(memory, walker, "POST /v1/payments/bulk", {
      mode: this.mode,
      payments: this.amounts.map((amount, index) =>
        payout(walker.account("A"), amount, index === 0 ? this.magic : "000"),
      ),
      retryPolicy: { maxAttempts: 1, failover: false },
    });
    if (got.status === 202) memory.bulks.push(got.body.id);
  }
}

class Card extends Step {
  readonly cap: number;
  constructor(cap: number) {
    super(`card with a limit of ${cap}`);
    this.cap = cap;
  }
  override check({ cards }: Readonly<Memory>): boolean {
    return cards.length < 2;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const got = await commanded(memory, walker, "POST /v1/ghost-cards", {
      currency: "XAF",
      accountId: walker.account("A"),
      spendLimits: [{ scope: "card", amountMinorUnits: this.cap, interval: "all_time" }],
    });
    expect(got.status, got.text).toBe(201);
    memory.cards.push({ id: got.body.id, cap: this.cap, isClosed: false });
  }
}

class Authorize extends Step {
  readonly index: number;
  readonly amount: number;
  constructor(index: number, amount: number) {
    super(`authorize ${amount} on card ${index}`);
    this.index = index;
    this.amount = amount;
  }
  override check({ cards }: Readonly<Memory>): boolean {
    return cards.length > 0;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const card = pick(memory.cards, this.index);
    if (card === undefined) throw new Error("no card");
    const shop = memory.done.length;
    const got = await commanded(memory, walker, `POST /v1/ghost-cards/${card.id}/authorizations`, {
      amountMinorUnits: this.amount,
      currency: "XAF",
      merchant: {
        id: `mrch_${shop}`,
        name: `Shop ${shop}`,
        categoryCode: "5411",
        country: "CM",
      },
    });
    expect(got.status, got.text).toBe(201);
    const used = memory.shown.authorizations
      .filter(({ cardId }) => cardId === card.id)
      .reduce((sum, one) => sum + usedBy(one), 0);
    const { available } = memory.pockets.A;
    const expected = card.isClosed
      ? ["card_closed"]
      : used + this.amount > card.cap
        ? ["spend_limit_exceeded", "suspected_fraud"]
        : this.amount > available
          ? ["insufficient_funds", "suspected_fraud"]
          : [null, "suspected_fraud"];
    expect(expected, `${used} of ${card.cap} used, ${available} available`).toContain(
      got.body.declineCode,
    );
  }
}

class Settle extends Step {
  readonly index: number;
  readonly amount: number | null;
  constructor(index: number, amount: number | null) {
    super(amount === null ? `release authorization ${index}` : `capture ${amount} of ${index}`);
    this.index = index;
    this.amount = amount;
  }
  override check({ shown }: Readonly<Memory>): boolean {
    return shown.authorizations.length > 0;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const one = pick(memory.shown.authorizations, this.index);
    const line = `POST /v1/card-authorizations/${one.id}`;
    const held = heldBy(one);
    const isOpen = ["approved", "partially_captured"].includes(one.status);
    if (this.amount === null) {
      const got = await commanded(memory, walker, `${line}/reverse`, {});
      expect(got.status, one.status).toBe(isOpen ? 200 : 409);
      if (isOpen) expect(heldBy(got.body)).toBe(0);
      return;
    }
    const body = { amountMinorUnits: this.amount };
    const got = await commanded(memory, walker, `${line}/capture`, body);
    if (!isOpen || this.amount > held) expect(got.status, got.text).toBeGreaterThan(399);
    else expect(heldBy(got.body)).toBe(held - this.amount);
  }
}

class CloseCard extends Step {
  readonly index: number;
  constructor(index: number) {
    super(`close card ${index}`);
    this.index = index;
  }
  override check({ cards }: Readonly<Memory>): boolean {
    return cards.length > 0;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const card = pick(memory.cards, this.index);
    if (card === undefined) return;
    const got = await commanded(memory, walker, `POST /v1/ghost-cards/${card.id}/close`, {});
    expect(got.status, got.text).toBe(card.isClosed ? got.status : 200);
    card.isClosed = true;
  }
}

class Advance extends Step {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`advance ${seconds} s`);
    this.seconds = seconds;
  }
  protected async act(_memory: Memory, walker: Walker): Promise<void> {
    const got = await walker.call("POST /v1/sandbox/clock/advance", { seconds: this.seconds });
    expect(got.status, got.text).toBe(200);
  }
}

class Callback extends Step {
  readonly index: number;
  readonly event: string;
  constructor(index: number, event: string) {
    super(`the provider says ${event} of payment ${index}`);
    this.index = index;
    this.event = event;
  }
  override check({ shown }: Readonly<Memory>): boolean {
    return shown.payments.length > 0;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const payment = pick(memory.shown.payments, this.index);
    const got = await walker.call(`POST /v1/sandbox/payments/${payment.id}/callback`, {
      event: this.event,
      ...(this.event === "failed" ? { reasonCode: "rail_rejected" } : {}),
    });
    expect([202, 409], got.text).toContain(got.status);
    await walker.call("POST /v1/sandbox/clock/advance", { seconds: 1 });
  }
}

/** Invariants 7 and 8: the same key again changes nothing; with another body it is refused. */
class Again extends Step {
  readonly index: number;
  readonly isSame: boolean;
  constructor(index: number, isSame: boolean) {
    super(`${isSame ? "the same again" : "the same key for something else"}: ${index}`);
    this.index = index;
    this.isSame = isSame;
  }
  override check({ done }: Readonly<Memory>): boolean {
    return done.length > 0;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const past = pick(memory.done, this.index);
    if (past === undefined) return;
    if (this.isSame) {
      const got = await walker.command(past.line, past.body, past.key);
      expect(got.text).toBe(past.text);
      expect(got.headers.get("idempotent-replayed")).toBe("true");
    } else {
      const body = { ...past.body, metadata: { changed: "yes" } };
      const got = await walker.command(past.line, body, past.key);
      // Some commands take no metadata, and are refused for that before the key is looked at.
      expect([400, 422], got.text).toContain(got.status);
      if (got.status === 422) expect(got.body.code).toBe("idempotency_key_reused");
    }
  }
}

/** Invariant 19: what exists here exists for nobody else. */
class Peep extends Step {
  readonly index: number;
  constructor(index: number) {
    super(`a stranger looks at ${index}`);
    this.index = index;
  }
  override check({ shown }: Readonly<Memory>): boolean {
    return shown.payments.length > 0;
  }
  protected async act(memory: Memory, walker: Walker): Promise<void> {
    const { id, transactionId } = pick(memory.shown.payments, this.index);
    for (const line of [`GET /v1/payments/${id}`, `GET /v1/transactions/${transactionId}`])
      expect((await walker.asStranger(line)).status).toBe(404);
  }
}

const index = fc.nat(30);
const amount = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 5_000 }), weight: 3 },
  { arbitrary: fc.integer({ min: 5_000, max: 120_000 }), weight: 1 },
);
/** Outcomes of the simulated provider (domain 4.12): success, failures, late, silent, contradicted, other amount, rail down. */
const magic = fc.constantFrom(
  ...["000", "001", "006", "009", "010", "011", "012", "013", "014", "015", "016", "017", "020"],
);

/** Every step that a walk can take. */
export const STEPS: readonly fc.Arbitrary<fc.AsyncCommand<Memory, Walker>>[] = [
  fc.tuple(magic, amount).map(([to, sum]) => new Pay(to, sum)),
  fc
    .tuple(fc.constantFrom("A" as const, "B" as const), amount)
    .map(([from, sum]) => new Transfer(from, sum)),
  index.map((one) => new Cancel(one)),
  fc.tuple(index, fc.boolean()).map(([one, isWhole]) => new Reverse(one, isWhole)),
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 4 }),
      magic,
      fc.constantFrom("partial", "all_or_nothing"),
    )
    .map(([amounts, to, mode]) => new Bulk(amounts, to, mode)),
  fc.integer({ min: 100, max: 20_000 }).map((cap) => new Card(cap)),
  fc.tuple(index, fc.integer({ min: 1, max: 8_000 })).map(([one, sum]) => new Authorize(one, sum)),
  fc
    .tuple(index, fc.option(fc.integer({ min: 1, max: 4_000 })))
    .map(([one, sum]) => new Settle(one, sum)),
  index.map((one) => new CloseCard(one)),
  fc.constantFrom(1, 5, 35, 120, 3_600, 90_000).map((seconds) => new Advance(seconds)),
  fc
    .tuple(index, fc.constantFrom("succeeded", "failed"))
    .map(([one, event]) => new Callback(one, event)),
  fc.tuple(index, fc.boolean()).map(([one, isSame]) => new Again(one, isSame)),
  index.map((one) => new Peep(one)),
];
