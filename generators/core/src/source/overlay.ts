import path from "node:path";
import { DocumentError, type Diagnostic, type Report } from "../diagnostics.ts";
import type { AppliedAction, Document } from "./document.ts";
import { JsonPathError } from "./jsonpath-parser.ts";
import { select, type Selected } from "./jsonpath.ts";
import { readValue } from "./load.ts";
import {
  entries,
  isList,
  isObject,
  own,
  ownList,
  ownText,
  put,
  type Value,
  type ValueObject,
} from "./plain.ts";
import { below } from "./pointer.ts";

/** An Overlay 1.0 document (https://spec.openapis.org/overlay/v1.0.0), checked. */
export interface Overlay {
  readonly file: string;
  readonly extends?: string;
  readonly actions: readonly OverlayAction[];
}

/** One action, in document order. */
export interface OverlayAction {
  readonly target: string;
  readonly update?: Value;
  readonly remove: boolean;
}

/** Discards what a parse of an overlay may warn about: its errors are thrown. */
const SILENT: Report = { add: () => undefined };

/** Reads an overlay. @throws DocumentError `E-READ`, `E-SYNTAX` or `E-OVERLAY`. */
export async function loadOverlay(file: string): Promise<Overlay> {
  return parseOverlay(await readValue(file, SILENT), file);
}

/** Checks the shape of an overlay. @throws DocumentError `E-OVERLAY`. */
export function parseOverlay(value: Value, file: string): Overlay {
  const version = own(value, "overlay");
  if (!/^1\.0(\.\d+)?$/.test(String(version)))
    throw fail(
      "E-OVERLAY",
      file,
      "/overlay",
      `the overlay version "${String(version)}" is unknown.`,
      'Begin it with "overlay: 1.0.0".',
    );
  const extended = ownText(value, "extends");
  const list = ownList(value, "actions");
  if (list.length === 0)
    throw fail(
      "E-OVERLAY",
      file,
      "/actions",
      "an overlay needs at least one action.",
      "Add actions, or leave the overlay out.",
    );
  const actions = list.map((action, index) => {
    const target = ownText(action, "target");
    const place = below("/actions", index);
    if (target === undefined)
      throw fail(
        "E-OVERLAY",
        file,
        place,
        `action ${index + 1} has no target.`,
        "Give it a JSONPath.",
      );
    const update = own(action, "update");
    const remove = own(action, "remove") === true;
    if (update === undefined && !remove)
      throw fail(
        "E-OVERLAY",
        file,
        place,
        `action ${index + 1} neither updates nor removes.`,
        "Add update, or remove: true.",
      );
    return { target, remove, ...(update === undefined ? {} : { update }) };
  });
  return { file, ...(extended === undefined ? {} : { extends: extended }), actions };
}

/**
 * Applies overlays in order and answers a new document. Tighter than the standard: a target that selects nothing is an
 * error, because a stale action would rot silently, and `extends` must name this document.
 * @throws DocumentError `E-OVERLAY` or `E-OVERLAY-TARGET`.
 */
export function applyOverlays(document: Document, overlays: readonly Overlay[]): Document {
  const editor = new Editor(document.root);
  const applied: AppliedAction[] = [...document.applied];
  for (const overlay of overlays) {
    assertExtends(document, overlay);
    overlay.actions.forEach((action, index) =>
      applied.push(applyAction(editor, overlay, action, index)),
    );
  }
  const root = editor.root;
  if (!isObject(root))
    throw fail(
      "E-OVERLAY",
      overlays.at(-1)?.file ?? "",
      "",
      "the overlay removed the whole document.",
      "Correct its targets.",
    );
  return { ...document, root, applied };
}

function applyAction(
  editor: Editor,
  overlay: Overlay,
  action: OverlayAction,
  index: number,
): AppliedAction {
  const place = below("/actions", index, "target");
  const selected = query(editor.root, overlay, action.target, place);
  if (selected.length === 0) {
    throw fail(
      "E-OVERLAY-TARGET",
      overlay.file,
      place,
      `action ${index + 1} selects nothing with ${action.target}.`,
      "Correct the target, or remove the action.",
    );
  }
  // From the end, so that removed list items do not move those still to come.
  for (const node of [...selected].reverse()) {
    if (action.remove) editor.remove(node.path);
    else if (isObject(node.value) || isList(node.value))
      editor.update(node.path, action.update ?? null);
    else
      throw fail(
        "E-OVERLAY",
        overlay.file,
        place,
        `action ${index + 1} would update ${showPath(node)}, which is neither object nor list.`,
        "Select the object that holds it.",
      );
  }
  return {
    overlay: overlay.file,
    index,
    target: action.target,
    kind: action.remove ? "remove" : "update",
    pointers: selected.map((node) => below("", ...node.path)),
  };
}

function query(root: Value, overlay: Overlay, target: string, place: string): readonly Selected[] {
  try {
    return select(root, target);
  } catch (error) {
    if (!(error instanceof JsonPathError)) throw error;
    throw fail(
      "E-OVERLAY",
      overlay.file,
      place,
      `the target is no JSONPath that Njia reads: ${error.message}.`,
      "See RFC 9535.",
    );
  }
}

function assertExtends(document: Document, overlay: Overlay): void {
  const wanted = overlay.extends;
  if (wanted === undefined || document.file === "<text>") return;
  const known = [document.file, ...(document.source === undefined ? [] : [document.source])];
  const resolved = /^https?:/i.test(wanted)
    ? wanted
    : path.resolve(path.dirname(overlay.file), wanted.replace(/^file:\/\//, ""));
  if (known.some((file) => file === wanted || path.resolve(file) === resolved)) return;
  throw fail(
    "E-OVERLAY",
    overlay.file,
    "/extends",
    `the overlay extends "${wanted}", not ${known.join(" or ")}.`,
    "Use it with that document, or correct extends.",
  );
}

/** Edits a tree without touching the original: each object is copied once, on the way to its first change. */
class Editor {
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

function showPath(node: Selected): string {
  return below("", ...node.path);
}

function fail(
  code: Diagnostic["code"],
  file: string,
  pointer: string,
  message: string,
  remedy: string,
): DocumentError {
  return new DocumentError(
    { code, origin: { pointer }, message, consequence: "Nothing was generated.", remedy },
    `${file}#${pointer}`,
  );
}
