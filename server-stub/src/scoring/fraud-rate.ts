/** What a steady day brought in training, of fraud that the model expects or of high scores. */
export interface RateReference {
  readonly name: string;
  /** Only transactions of this kind, by its position among `KINDS`; null: all. */
  readonly kind: number | null;
  /** Counts scores from this log-odds on; null: adds the probabilities up. */
  readonly from: number | null;
  /** Mean over persons and days of the day's highest value. */
  readonly mean: number;
  /** How many times the sum over five days varies more than independent persons would: one thief has several victims. */
  readonly clumping: number;
}

/** What is said of one of them. */
export interface RateVerdict {
  readonly name: string;
  /** Logarithm of what somebody would have won who bet on more than in training; and from where on it is an alarm. */
  readonly evidence: number;
  readonly alarmAt: number;
  readonly level: "stable" | "warning" | "alarm";
  /** Since when the bet has been winning (Unix ms), with the sum of all since then and the one that training expects. */
  readonly since: number | null;
  readonly seen: number;
  readonly usual: number;
}

const DAY = 24 * 3_600_000;
/** Stakes: a rise by half is the least that wins in the long run, twice as much wins fast. */
const STAKE_ON_SUMS = 0.5;
const STAKE_ON_COUNTS = 1;
/**
 * Where nothing changes, a bet that begins on one day ever wins e^x with a probability of at most e^-x (Ville), and a month has
 * thirty beginnings. One steady month in five may warn, one in fifty may alarm: half of that for the first reference, which is
 * about all transactions, half for all others together.
 */
const BEGINNINGS = 30;
const WARN_RATE = 0.2;
const ALARM_RATE = 0.02;

/**
 * Hears more fraud, or more of a kind, than there was in training, when no single feature moves: a few frauds among a thousand
 * payments change no distribution, but their scores are the highest. A betting e-process on a mean for each reference, begun
 * anew each day that it has lost everything (Waudby-Smith and Ramdas 2024; Page's rule of 1954). Payments of one person on one
 * day are one fact: the highest. One object per tenant and mode; rows come in order of time.
 */
export class FraudRateMonitor {
  readonly #bets: readonly Bet[];

  constructor(references: readonly RateReference[]) {
    const parts = references.length - 1;
    this.#bets = references.map(
      (reference, index) =>
        new Bet(reference, parts === 0 ? 1 : index === 0 ? 1 / 2 : 1 / 2 / parts),
    );
  }

  /** Adds one payment: its kind as in its vector, its log-odds of fraud, who made it, and its time (Unix ms). */
  add(kind: number, logit: number, who: string | number, at: number): void {
    for (const bet of this.#bets) bet.add(kind, logit, who, at);
  }

  /** One verdict per reference. */
  read(): readonly RateVerdict[] {
    return this.#bets.map((bet) => bet.read());
  }
}

class Bet {
  readonly #reference: RateReference;
  readonly #stake: number;
  readonly #warnAt: number;
  readonly #alarmAt: number;
  /** The highest value of each person today. */
  readonly #today = new Map<string | number, number>();
  #day = Number.NaN;
  #evidence = 0;
  #peak = 0;
  #since: number | null = null;
  #seen = 0;
  #persons = 0;

  /** `share` of the months that may warn or alarm. */
  constructor(reference: RateReference, share: number) {
    this.#reference = reference;
    this.#stake = reference.from === null ? STAKE_ON_SUMS : STAKE_ON_COUNTS;
    this.#warnAt = Math.log(BEGINNINGS / (WARN_RATE * share));
    this.#alarmAt = Math.log(BEGINNINGS / (ALARM_RATE * share));
  }

  add(kind: number, logit: number, who: string | number, at: number): void {
    const { kind: wanted, from } = this.#reference;
    this.#moveTo(Math.floor(at / DAY));
    if (wanted !== null && wanted !== kind) return;
    const value = from === null ? 1 / (1 + Math.exp(-logit)) : logit >= from ? 1 : 0;
    const before = this.#today.get(who);
    if (before !== undefined && before >= value) return;
    this.#today.set(who, value);
    this.#evidence += this.#won(value) - (before === undefined ? 0 : this.#won(before));
    this.#seen += value - (before ?? 0);
    if (before === undefined) this.#persons += 1;
    this.#peak = Math.max(this.#peak, this.#evidence);
  }

  read(): RateVerdict {
    const peak = this.#peak;
    return {
      name: this.#reference.name,
      evidence: peak,
      alarmAt: this.#alarmAt,
      level: peak >= this.#alarmAt ? "alarm" : peak >= this.#warnAt ? "warning" : "stable",
      since: this.#since,
      seen: this.#seen,
      usual: this.#persons * this.#reference.mean,
    };
  }

  /** What a bet wins by one person; less, where persons are not independent. */
  #won(value: number): number {
    const { mean, clumping } = this.#reference;
    return Math.log1p(this.#stake * (value - mean)) / clumping;
  }

  #moveTo(day: number): void {
    if (day <= this.#day) return;
    this.#today.clear();
    this.#day = day;
    if (this.#evidence > 0 && this.#since !== null) return;
    this.#since = day * DAY;
    this.#evidence = 0;
    this.#peak = 0;
    this.#seen = 0;
    this.#persons = 0;
  }
}
