import type { IndexNode } from "./find-in-text.ts";

/** Where every member of a JSON text begins; undefined when the text is not valid JSON. */
export function indexJson(text: string): IndexNode | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  return new JsonIndexer(text).run();
}

type Frame = { readonly node: IndexNode; key: string; offset: number; readonly list: boolean };

/** Walks a text that is known to be valid; strings are skipped, nesting is a stack of our own. */
class JsonIndexer {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): IndexNode | undefined {
    const frames: Frame[] = [];
    let root: IndexNode | undefined;
    for (this.#blank(); this.#at < this.#text.length; this.#blank()) {
      const symbol = this.#text[this.#at];
      const frame = frames.at(-1);
      if (symbol === "}" || symbol === "]") {
        frames.pop();
        this.#at += 1;
      } else if (symbol === ",") this.#at += 1;
      else {
        if (frame !== undefined) this.#enter(frame);
        const node = this.#value();
        frame?.node.members.set(frame.key, { offset: frame.offset, node });
        root ??= node;
        if (node !== undefined)
          frames.push({ node, key: "", offset: 0, list: this.#text[this.#at - 1] === "[" });
      }
    }
    return root;
  }

  /** Reads the key of a member, or counts a list item; the value comes next. */
  #enter(frame: Frame): void {
    frame.offset = this.#at;
    if (frame.list) {
      frame.key = String(frame.node.members.size);
      return;
    }
    const start = this.#at;
    this.#string();
    frame.key = JSON.parse(this.#text.slice(start, this.#at)) as string;
    this.#blank();
    this.#at += 1; // the colon
    this.#blank();
  }

  #value(): IndexNode | undefined {
    const symbol = this.#text[this.#at];
    if (symbol === "{" || symbol === "[") {
      this.#at += 1;
      return { members: new Map() };
    }
    if (symbol === '"') this.#string();
    else while (/[^\s,\]}]/.test(this.#text[this.#at] ?? " ")) this.#at += 1;
    return undefined;
  }

  #string(): void {
    this.#at += 1;
    for (let end = this.#at; ; end += 1) {
      end = this.#text.indexOf('"', end);
      let slashes = 0;
      while (this.#text[end - 1 - slashes] === "\\") slashes += 1;
      if (end >= 0 && slashes % 2 === 1) continue;
      this.#at = end < 0 ? this.#text.length : end + 1;
      return;
    }
  }

  #blank(): void {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? "x")) this.#at += 1;
  }
}
