/** How much fraud the model expected of steady days in training. */
export interface RateReference {
  /** Mean over persons and days of the day's highest probability of fraud. */
  readonly mean: number;
  /** How many times the sum over five days varies more than independent persons would: one thief has several victims. */
  readonly clumping: number;
}

/** What is said of the fraud that a model expects. */
export interface RateVerdict {
  /** Logarithm of what somebody would have won who bet on more fraud than in training; and from where on it is an alarm. */
  readonly evidence: number;
  readonly alarmAt: number;
  readonly level: "stable" | "warning" | "alarm";
  /** Since when the bet has been winning (Unix ms), with the frauds expected since then and those that training expects. */
  readonly since: number | null;
  readonly expected: number;
  readonly usual: number;
}

const DAY = 24 * 3_600_000;
/** Stake of a bet: at this one, half as much fraud again is the least that wins in the long run, and twice as much wins fast. */
const STAKE = 0.5;
/**
 * Where nothing changes, a bet that begins on one day ever wins e^x with a probability of at most e^-x (Ville). Thirty
 * beginnings in a month: these are the limits that one steady month in five, and one in a hundred, may cross.
 */
const BEGINNINGS = 30;
const WARN_AT = Math.log(BEGINNINGS / 0.2);
const ALARM_AT = Math.log(BEGINNINGS / 0.01);

/**
 * Hears more fraud than there was in training, when no single feature moves: a few frauds among a thousand payments change no
 * distribution, but their scores are the highest. A betting e-process on the mean of the probabilities, begun anew each day
 * that it has lost everything (Waudby-Smith and Ramdas 2024; Page's rule of 1954). Payments of one person on one day are one
 * fact: its highest probability. One object per tenant and mode; rows come in order of time.
 */
export class FraudRateMonitor {
  readonly #reference: RateReference;
  /** Highest probability of each person today. */
  readonly #today = new Map<string | number, number>();
  #day = Number.NaN;
  #evidence = 0;
  #peak = 0;
  #since: number | null = null;
  #expected = 0;
  #persons = 0;

  constructor(reference: RateReference) {
    this.#reference = reference;
  }

  /** Adds one payment: its log-odds of fraud, who made it, and its time (Unix ms). */
  add(logit: number, who: string | number, at: number): void {
    this.#moveTo(Math.floor(at / DAY));
    const p = 1 / (1 + Math.exp(-logit));
    const before = this.#today.get(who);
    if (before !== undefined && before >= p) return;
    this.#today.set(who, p);
    this.#evidence += this.#won(p) - (before === undefined ? 0 : this.#won(before));
    this.#expected += p - (before ?? 0);
    if (before === undefined) this.#persons += 1;
    this.#peak = Math.max(this.#peak, this.#evidence);
  }

  read(): RateVerdict {
    const level = this.#peak >= ALARM_AT ? "alarm" : this.#peak >= WARN_AT ? "warning" : "stable";
    return {
      evidence: this.#peak,
      alarmAt: ALARM_AT,
      level,
      since: this.#since,
      expected: this.#expected,
      usual: this.#persons * this.#reference.mean,
    };
  }

  /** What a bet wins by one person; less, where persons are not independent. */
  #won(p: number): number {
    return Math.log1p(STAKE * (p - this.#reference.mean)) / this.#reference.clumping;
  }

  #moveTo(day: number): void {
    if (day <= this.#day) return;
    this.#today.clear();
    this.#day = day;
    if (this.#evidence > 0 && this.#since !== null) return;
    this.#since = day * DAY;
    this.#evidence = 0;
    this.#peak = 0;
    this.#expected = 0;
    this.#persons = 0;
  }
}
