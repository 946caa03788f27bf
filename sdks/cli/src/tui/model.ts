/** What the screen of `listen` shows, and how keys and events change it. */
import type { Received } from "../listen/event.ts";
import type { Attempt } from "../listen/forward.ts";
import { matches } from "../listen/globs.ts";
import type { LinkState } from "../listen/link.ts";
import type { Opening } from "../listen/view.ts";
import type { Key } from "./keys.ts";

export interface Row {
  readonly at: Date;
  readonly event: Received;
  readonly attempts: readonly Attempt[];
  readonly retryInMs: number | undefined;
}

export interface Model {
  readonly opening: Opening | undefined;
  readonly link: LinkState;
  readonly rows: readonly Row[];
  /** Id of the selected event; undefined: the newest one, whatever comes. */
  readonly selected: string | undefined;
  readonly mode: "list" | "details" | "help" | "search" | "filter";
  /** Lines passed over in the details. */
  readonly scroll: number;
  /** Typed so far after `/` or `f`. */
  readonly typed: string;
  readonly search: string;
  readonly filter: string;
  readonly paused: boolean;
  /** One line about the last key. */
  readonly notice: string;
}

/** What a key asks for beside a change of the screen. */
export type Wish = "resend" | "edit" | "copy" | "open" | "pause" | "resume" | "quit" | undefined;

const MOST_ROWS = 1000;
const PAGE = 10;

export const EMPTY: Model = {
  opening: undefined,
  link: { state: "connecting" },
  rows: [],
  selected: undefined,
  mode: "list",
  scroll: 0,
  typed: "",
  search: "",
  filter: "",
  paused: false,
  notice: "",
};

/** Takes an attempt in; `attempt` undefined: the event goes nowhere. */
export function withAttempt(
  model: Model,
  event: Received,
  attempt: Attempt | undefined,
  retryInMs: number | undefined,
): Model {
  const attempts = attempt === undefined ? [] : [attempt];
  const known = model.rows.findIndex((row) => row.event.id === event.id);
  const old = model.rows[known];
  if (old === undefined) {
    const row: Row = { at: new Date(), event, attempts, retryInMs };
    return { ...model, rows: [...model.rows.slice(1 - MOST_ROWS), row] };
  }
  const row: Row = { ...old, attempts: [...old.attempts, ...attempts], retryInMs };
  return { ...model, rows: model.rows.with(known, row) };
}

/** Rows that the filter lets through: a glob of types. */
export const visible = ({ rows, filter }: Model): readonly Row[] =>
  filter === "" ? rows : rows.filter(({ event }) => matches(filter, event.type));

export function selectedRow(model: Model): Row | undefined {
  const rows = visible(model);
  return rows.find(({ event }) => event.id === model.selected) ?? rows.at(-1);
}

export function press(model: Model, { name, text }: Key): readonly [Model, Wish] {
  if (name === "interrupt") return [model, "quit"];
  if (model.mode === "search" || model.mode === "filter")
    return [type(model, name, text), undefined];
  const clear = { ...model, notice: "" };
  if (name === "q")
    return model.mode === "list" ? [clear, "quit"] : [{ ...clear, mode: "list" }, undefined];
  if (name === "escape") return [{ ...clear, mode: "list" }, undefined];
  switch (name) {
    case "up":
    case "k":
      return [move(clear, -1), undefined];
    case "down":
    case "j":
      return [move(clear, 1), undefined];
    case "page-up":
      return [move(clear, -PAGE), undefined];
    case "page-down":
      return [move(clear, PAGE), undefined];
    case "enter":
      return [
        { ...clear, mode: clear.mode === "details" ? "list" : "details", scroll: 0 },
        undefined,
      ];
    case "?":
      return [{ ...clear, mode: "help" }, undefined];
    case "/":
      return [{ ...clear, mode: "search", typed: "" }, undefined];
    case "f":
      return [{ ...clear, mode: "filter", typed: clear.filter }, undefined];
    case "n":
      return [find(clear, -1), undefined];
    case "p":
      return [{ ...clear, paused: !clear.paused }, clear.paused ? "resume" : "pause"];
    case "r":
      return [clear, "resend"];
    case "e":
      return [clear, "edit"];
    case "c":
      return [clear, "copy"];
    case "o":
      return [clear, "open"];
    default:
      return [clear, undefined];
  }
}

function move(model: Model, by: number): Model {
  if (model.mode === "details") return { ...model, scroll: Math.max(0, model.scroll + by) };
  const rows = visible(model);
  const row = selectedRow(model);
  const at = row === undefined ? 0 : rows.indexOf(row);
  const next = Math.max(0, Math.min(rows.length - 1, at + by));
  // At the end the screen follows what comes.
  return { ...model, selected: next === rows.length - 1 ? undefined : rows[next]?.event.id };
}

function type(model: Model, name: string, text: string): Model {
  if (name === "escape") return { ...model, mode: "list", typed: "" };
  if (name === "backspace") return { ...model, typed: model.typed.slice(0, -1) };
  if (name !== "enter") return { ...model, typed: model.typed + text };
  const done: Model = { ...model, mode: "list", typed: "" };
  if (model.mode === "filter") return { ...done, filter: model.typed.trim(), selected: undefined };
  return find({ ...done, search: model.typed, selected: undefined }, 0);
}

/** Selects the nearest row at or before the selected one, going back, that holds the text; from the end again if there is none. */
function find(model: Model, from: number): Model {
  const { search } = model;
  if (search === "") return model;
  const rows = visible(model);
  const row = selectedRow(model);
  const start = row === undefined ? rows.length - 1 : rows.indexOf(row) + from;
  const holds = ({ event }: Row): boolean =>
    `${event.id} ${event.type} ${event.body}`.toLowerCase().includes(search.toLowerCase());
  const at = [...rows.keys()]
    .map((step) => (start - step + rows.length) % rows.length)
    .find((index) => holds(rows[index] as Row));
  return at === undefined
    ? { ...model, notice: `nothing holds "${search}"` }
    : { ...model, selected: rows[at]?.event.id, notice: `/${search}   n: the one before` };
}
