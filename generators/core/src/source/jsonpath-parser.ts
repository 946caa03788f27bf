/** One step of a query; `descend`: at any depth. */
export interface Segment {
  readonly descend: boolean;
  readonly selectors: readonly Selector[];
}
export type Selector =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "wildcard" }
  | { readonly kind: "index"; readonly index: number }
  | {
      readonly kind: "slice";
      readonly start?: number;
      readonly end?: number;
      readonly step?: number;
    }
  | { readonly kind: "filter"; readonly filter: Filter };
export type Filter =
  | { readonly kind: "and"; readonly all: readonly Filter[] }
  | { readonly kind: "or"; readonly any: readonly Filter[] }
  | { readonly kind: "not"; readonly filter: Filter }
  | { readonly kind: "exists"; readonly query: Query }
  | {
      readonly kind: "compare";
      readonly operator: string;
      readonly left: Comparable;
      readonly right: Comparable;
    };
export interface Query {
  readonly absolute: boolean;
  readonly segments: readonly Segment[];
}
export type Comparable =
  | { readonly kind: "literal"; readonly value: string | number | boolean | null }
  | { readonly kind: "query"; readonly query: Query };

/** A query that cannot be read. */
export class JsonPathError extends Error {
  override readonly name = "JsonPathError";
}

/** Parses a JSONPath query (RFC 9535, without function extensions). */
export function parseJsonPath(text: string): readonly Segment[] {
  const parser = new Parser(text);
  return parser.whole();
}

const NAME = /[A-Za-z_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*/y;
const INTEGER = /-?(?:0|[1-9]\d*)/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const OPERATOR = /==|!=|<=|>=|<|>/y;

class Parser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): readonly Segment[] {
    this.#expect("$");
    const segments = this.#segments();
    this.#blank();
    if (this.#at < this.#text.length) this.#fail("unexpected text");
    return segments;
  }

  #segments(): readonly Segment[] {
    const segments: Segment[] = [];
    for (;;) {
      const mark = this.#at;
      this.#blank();
      if (this.#take(".."))
        segments.push({
          descend: true,
          selectors: this.#peek("[") ? this.#bracket() : [this.#short()],
        });
      else if (this.#take(".")) segments.push({ descend: false, selectors: [this.#short()] });
      else if (this.#peek("[")) segments.push({ descend: false, selectors: this.#bracket() });
      else {
        this.#at = mark;
        return segments;
      }
    }
  }

  #short(): Selector {
    if (this.#take("*")) return { kind: "wildcard" };
    const name = this.#match(NAME);
    if (name === undefined)
      this.#fail("a name or * must follow the dot; write other names as ['name']");
    if (this.#peek("(")) this.#fail("functions are not supported");
    return { kind: "name", name };
  }

  #bracket(): readonly Selector[] {
    this.#expect("[");
    const selectors: Selector[] = [];
    do {
      this.#blank();
      selectors.push(this.#selector());
      this.#blank();
    } while (this.#take(","));
    this.#expect("]");
    return selectors;
  }

  #selector(): Selector {
    if (this.#take("*")) return { kind: "wildcard" };
    if (this.#take("?")) return { kind: "filter", filter: this.#or() };
    if (this.#peek("'") || this.#peek('"')) return { kind: "name", name: this.#string() };
    const start = this.#integer();
    this.#blank();
    if (!this.#take(":")) {
      if (start === undefined) this.#fail("a name, number, slice, filter or * is missing");
      return { kind: "index", index: start };
    }
    this.#blank();
    const end = this.#integer();
    this.#blank();
    const step = this.#take(":") ? (this.#blank(), this.#integer()) : undefined;
    return {
      kind: "slice",
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
      ...(step === undefined ? {} : { step }),
    };
  }

  #or(): Filter {
    const any = [this.#and()];
    while ((this.#blank(), this.#take("||"))) any.push(this.#and());
    const [only] = any;
    return any.length === 1 && only !== undefined ? only : { kind: "or", any };
  }

  #and(): Filter {
    const all = [this.#basic()];
    while ((this.#blank(), this.#take("&&"))) all.push(this.#basic());
    const [only] = all;
    return all.length === 1 && only !== undefined ? only : { kind: "and", all };
  }

  #basic(): Filter {
    this.#blank();
    if (this.#take("!")) return { kind: "not", filter: this.#basic() };
    if (this.#take("(")) {
      const inner = this.#or();
      this.#blank();
      this.#expect(")");
      return inner;
    }
    const left = this.#comparable();
    this.#blank();
    const operator = this.#match(OPERATOR);
    if (operator !== undefined) {
      this.#blank();
      return { kind: "compare", operator, left, right: this.#comparable() };
    }
    if (left.kind === "literal") this.#fail("a comparison is missing");
    return { kind: "exists", query: left.query };
  }

  #comparable(): Comparable {
    if (this.#peek("@") || this.#peek("$")) {
      const absolute = this.#text[this.#at] === "$";
      this.#at += 1;
      return { kind: "query", query: { absolute, segments: this.#segments() } };
    }
    if (this.#peek("'") || this.#peek('"')) return { kind: "literal", value: this.#string() };
    for (const [word, value] of [
      ["true", true],
      ["false", false],
      ["null", null],
    ] as const)
      if (this.#take(word)) return { kind: "literal", value };
    const number = this.#match(NUMBER);
    if (number === undefined)
      this.#fail(
        "a query beginning with @ or $, a text, a number, true, false or null is missing (functions are not supported)",
      );
    return { kind: "literal", value: Number(number) };
  }

  #string(): string {
    const quote = this.#text[this.#at];
    let text = "";
    for (let index = this.#at + 1; index < this.#text.length; index += 1) {
      const symbol = this.#text[index] ?? "";
      if (symbol === quote) {
        this.#at = index + 1;
        return text;
      }
      if (symbol === "\\") {
        const [whole, read] = this.#escape(index + 1);
        text += read;
        index += whole;
      } else text += symbol;
    }
    return this.#fail("a text has no end");
  }

  #escape(index: number): readonly [number, string] {
    const symbol = this.#text[index] ?? "";
    if (symbol === "u")
      return [5, String.fromCharCode(Number.parseInt(this.#text.slice(index + 1, index + 5), 16))];
    const plain: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
    return [1, plain[symbol] ?? symbol];
  }

  #integer(): number | undefined {
    const text = this.#match(INTEGER);
    return text === undefined ? undefined : Number(text);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #blank(): void {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? "")) this.#at += 1;
  }

  #peek(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  #take(text: string): boolean {
    if (!this.#peek(text)) return false;
    this.#at += text.length;
    return true;
  }

  #expect(text: string): void {
    if (!this.#take(text)) this.#fail(`"${text}" is missing`);
  }

  #fail(reason: string): never {
    throw new JsonPathError(`${reason}, at character ${this.#at + 1} of ${this.#text}`);
  }
}
