import { entries, isList, isObject, own, put, type Value, type ValueObject } from "./plain.ts";

/** Edits a tree without touching the original: each object is copied once, on the way to its first change. */
export class Editor {
  root: Value;
  readonly #owned = new WeakSet<object>();

  constructor(root: Value) {
    this.root = root;
  }

  update(place: readonly (string | number)[], update: Value): void {
    const node = this.#own(place);
    if (Array.isArray(node)) node.push(update);
    else if (isObject(node) && isObject(update)) this.#merge(node, update);
  }

  remove(place: readonly (string | number)[]): void {
    const last = place.at(-1);
    if (last === undefined) {
      this.root = null;
      return;
    }
    const parent = this.#own(place.slice(0, -1));
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (isObject(parent)) Reflect.deleteProperty(parent, last);
  }

  /** A copy of our own of the node at a place, with all its ancestors. */
  #own(place: readonly (string | number)[]): unknown {
    let node = (this.root = this.#copy(this.root));
    for (const key of place) {
      const child = this.#copy(isList(node) ? node[Number(key)] : own(node, String(key)));
      put(node as Record<string, unknown>, String(key), child);
      node = child;
    }
    return node;
  }

  #copy(value: Value | undefined): Value {
    if (value === undefined) return null;
    if ((!isObject(value) && !isList(value)) || this.#owned.has(value)) return value;
    const copy = isList(value) ? [...value] : { ...value };
    this.#owned.add(copy);
    return copy;
  }

  /** Overlay 1.0: objects merge, lists grow, everything else is replaced. */
  #merge(target: ValueObject, update: ValueObject): void {
    for (const [key, value] of entries(update)) {
      const old = own(target, key);
      if (isObject(old) && isObject(value)) {
        const copy = this.#copy(old);
        put(target as Record<string, unknown>, key, copy);
        if (isObject(copy)) this.#merge(copy, value);
      } else
        put(
          target as Record<string, unknown>,
          key,
          isList(old) && isList(value) ? [...old, ...value] : value,
        );
    }
  }
}
