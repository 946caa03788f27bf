import type { Answer } from "./report.ts";

/** A kind of failure: the first answer that showed it, and how many did. */
interface Kind {
  count: number;
  readonly check: string;
  readonly title: string;
  readonly message: string;
  readonly first: Answer;
}

/** Why an operation cannot be reached with a status of a kind, by its id. */
export type Unreachable = Readonly<Record<string, string>>;

/** Counts what a run reached and what it found. */
export class Summary {
  answers = 0;
  serverErrors = 0;
  violations = 0;
  readonly #kinds = new Map<string, Kind>();
  readonly #answersOf = new Map<string, number>();
  readonly #reached = { 2: new Set<string>(), 4: new Set<string>() };
  readonly #operations: readonly string[];
  readonly #unreachable: Readonly<Record<2 | 4, Unreachable>>;

  /** `operations`: ids of those that are fuzzed. */
  constructor(operations: readonly string[], unreachable: Readonly<Record<2 | 4, Unreachable>>) {
    this.#operations = operations;
    this.#unreachable = unreachable;
  }

  /** Operations that were to be reached and were not, with the kind of status that is missing; exceptions that are none any more. */
  get missing(): readonly string[] {
    return ([2, 4] as const).flatMap((kind) => [
      ...this.#operations
        .filter((id) => !this.#reached[kind].has(id) && !(id in this.#unreachable[kind]))
        .map((id) => `${id} was never answered ${kind}xx`),
      ...Object.keys(this.#unreachable[kind])
        .filter((id) => this.#reached[kind].has(id))
        .map((id) => `${id} was answered ${kind}xx and is listed as unreachable`),
    ]);
  }

  /** An answer that counts as reached; 405 and 429 say nothing about an operation. */
  reached(operation: string, status: number): void {
    if (status >= 200 && status < 300) this.#reached[2].add(operation);
    if (status >= 400 && status < 500 && status !== 405 && status !== 429)
      this.#reached[4].add(operation);
    if (status >= 500) this.serverErrors += 1;
  }

  add(answer: Answer): void {
    this.answers += 1;
    this.#answersOf.set(answer.operation, (this.#answersOf.get(answer.operation) ?? 0) + 1);
    this.reached(answer.operation, answer.status);
    for (const { check, title, message } of answer.failures) {
      this.violations += 1;
      // The first line names the kind; what follows is the value at hand.
      const name = `${answer.operation} ${check} ${title} ${answer.status} ${message.split("\n")[0] ?? ""}`;
      const known = this.#kinds.get(name) ?? { count: 0, check, title, message, first: answer };
      known.count += 1;
      this.#kinds.set(name, known);
    }
  }

  /** For a person, most frequent failures first. */
  *lines(): Generator<string> {
    for (const { count, check, title, message, first } of [...this.#kinds.values()].sort(
      (a, b) => b.count - a.count,
    )) {
      yield `\n${count} x ${first.operation}: ${check}: ${title}`;
      yield `  ${first.line} ${first.requestBody}`;
      yield `  ${JSON.stringify(first.requestHeaders)}`;
      yield `  ${first.status} ${first.body}`;
      yield `  ${message.split("\n").slice(0, 8).join("\n  ")}`;
    }
    yield "";
    yield `answers                ${this.answers}`;
    yield `answers per operation  ${this.#spread()}`;
    yield `operations with a 2xx  ${this.#count(this.#reached[2])}`;
    yield `operations with a 4xx  ${this.#count(this.#reached[4])}`;
    yield `5xx                    ${this.serverErrors}`;
    yield `violations             ${this.violations} (${this.#kinds.size} kinds)`;
    yield* this.missing;
  }

  /** How many answers each operation gave, fewest first. */
  *totals(): Generator<string> {
    for (const [id, count] of this.#ranked()) yield `${String(count).padStart(7)}  ${id}`;
  }

  #ranked(): readonly (readonly [id: string, count: number])[] {
    return this.#operations
      .map((id) => [id, this.#answersOf.get(id) ?? 0] as const)
      .sort(([, a], [, b]) => a - b);
  }

  #spread(): string {
    const ranked = this.#ranked();
    const [least, middle, most] = [ranked[0], ranked[ranked.length >> 1], ranked.at(-1)];
    return `fewest ${least?.[1]} (${least?.[0]}), median ${middle?.[1]}, most ${most?.[1]} (${most?.[0]})`;
  }

  #count(reached: ReadonlySet<string>): string {
    const missing = this.#operations.filter((id) => !reached.has(id));
    const all = this.#operations.length;
    return `${all - missing.length} of ${all}${missing.length === 0 ? "" : `; not: ${missing.join(", ")}`}`;
  }
}
