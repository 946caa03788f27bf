import path from "node:path";
import { DocumentError, type Diagnostic, type Report } from "../diagnostics.ts";
import type { AppliedAction, Document } from "./document.ts";
import { Editor } from "./overlay-editor.ts";
import { JsonPathError } from "./jsonpath-parser.ts";
import { select, type Selected } from "./jsonpath.ts";
import { readValue } from "./load.ts";
import { isList, isObject, own, ownList, ownText, type Value } from "./plain.ts";
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
