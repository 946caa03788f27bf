/** The lines of the screen, from what it shows and its size. */
import { clock, shortId, stateLine } from "../listen/lines.ts";
import type { Paint } from "../output/colour.ts";
import { maskText } from "../output/mask.ts";
import { selectedRow, visible, type Model, type Row } from "./model.ts";

const KEYS =
  "↑↓ move  enter details  r resend  e edit  c curl  / search  f filter  p pause  o console  ? help  q quit";
const HELP = [
  "up, down, j, k   move; page up, page down by ten; at the end the screen follows",
  "enter            headers, body and answer of the event; enter or q goes back",
  "r                send it again, signed anew",
  "e                change its body in $EDITOR and send that",
  "c                copy as curl (where the terminal lets programs copy)",
  "/ text, n        search in ids, types and bodies; n finds the one before",
  "f glob           show only these types, such as payment.*; empty shows all",
  "p                pause forwarding, and go on",
  "o                open the console of the webhooks in a browser",
  "q, Ctrl-C        end: what is on its way is waited for, up to 5 s",
];

/** Exactly `height` lines, none wider than `width`. */
export function screen(
  model: Model,
  width: number,
  height: number,
  paint: Paint,
): readonly string[] {
  const head = headOf(model, width, paint);
  const foot = [footOf(model, width, paint)];
  const room = Math.max(1, height - head.length - foot.length);
  const body =
    model.mode === "help"
      ? HELP.map((line) => cut(line, width))
      : model.mode === "details"
        ? detailsOf(model, width, paint).slice(model.scroll)
        : listOf(model, width, room, paint);
  const padded = [
    ...body.slice(0, room),
    ...Array<string>(Math.max(0, room - body.length)).fill(""),
  ];
  return [...head, ...padded, ...foot].slice(0, height);
}

function headOf(
  { opening, link, paused, filter }: Model,
  width: number,
  paint: Paint,
): readonly string[] {
  const where =
    opening === undefined
      ? ""
      : `profile ${opening.profile} · tenant ${opening.tenant} · ${opening.livemode ? "LIVE MODE" : "test mode"}`;
  const routes = (opening?.targets ?? []).map(({ glob, to }) => `${glob} → ${to}`).join("   ");
  const marks = [
    paused ? paint("yellow", "paused") : "",
    filter === "" ? "" : `only ${cut(filter, 30)}`,
  ]
    .filter(Boolean)
    .join("  ");
  return [
    paint("bold", cut(where, width)),
    paint("dim", cut(`${opening === undefined ? "" : maskText(opening.secret)}  ${routes}`, width)),
    `${coloured(link, width, paint)}${marks === "" ? "" : `   ${marks}`}`,
    paint("dim", "─".repeat(width)),
  ];
}

const coloured = (link: Model["link"], width: number, paint: Paint): string => {
  const text = cut(
    stateLine(link, (_, plain) => plain),
    width - 20,
  );
  return paint(link.state === "connected" ? "green" : "yellow", text);
};

function listOf(model: Model, width: number, room: number, paint: Paint): readonly string[] {
  const rows = visible(model);
  if (rows.length === 0) return [paint("dim", "waiting for events")];
  const chosen = selectedRow(model);
  const at = chosen === undefined ? rows.length - 1 : rows.indexOf(chosen);
  const first = Math.max(0, Math.min(at - Math.floor(room / 2), rows.length - room));
  const wide = Math.min(32, Math.max(...rows.map(({ event }) => event.type.length)));
  return rows
    .slice(first, first + room)
    .map((row) => rowOf(row, row === chosen, wide, width, paint));
}

function rowOf(row: Row, chosen: boolean, wide: number, width: number, paint: Paint): string {
  const { at, event, attempts, retryInMs } = row;
  const last = attempts.at(-1);
  const outcome =
    last === undefined
      ? ""
      : last.message === undefined
        ? `→ ${String(last.status)}  ${last.ms} ms`
        : `→ ✗ ${last.message}`;
  const notes = [
    event.replayed ? "replayed" : "",
    attempts.length > 1 ? `attempt ${attempts.length}` : "",
    retryInMs === undefined ? "" : `retry in ${retryInMs / 1000}s`,
  ].filter(Boolean);
  const text = `${chosen ? "›" : " "} ${clock(at)}  ${event.type.slice(0, wide).padEnd(wide)}  ${shortId(event.id)}  ${[outcome, ...notes].join("   ")}`;
  const line = cut(text, width);
  if (chosen) return paint("bold", line);
  return last === undefined || last.ok ? line : paint("red", line);
}

function detailsOf(model: Model, width: number, paint: Paint): readonly string[] {
  const row = selectedRow(model);
  if (row === undefined) return ["no event"];
  const { event, attempts } = row;
  const last = attempts.at(-1);
  const headers = (all: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(all).map(([name, value]) => `  ${name}: ${value}`);
  const lines = [
    `${event.type}  ${event.id}  position ${event.sequence}  ${event.timestamp}`,
    "",
    ...(last === undefined ? [] : [paint("dim", "request"), ...headers(last.requestHeaders), ""]),
    paint("dim", "body"),
    ...pretty(event.body).map((line) => `  ${line}`),
    ...(last === undefined
      ? []
      : [
          "",
          paint("dim", `answer  ${String(last.status ?? last.message ?? "")}  ${last.ms} ms`),
          ...headers(last.responseHeaders),
          ...last.answer.split("\n").map((line) => `  ${line}`),
        ]),
  ];
  return lines.map((line) => (line.startsWith("\u001b") ? line : cut(line, width)));
}

function pretty(body: string): readonly string[] {
  try {
    return JSON.stringify(JSON.parse(body), null, 2).split("\n");
  } catch {
    return [body];
  }
}

function footOf({ mode, typed, notice }: Model, width: number, paint: Paint): string {
  if (mode === "search") return cut(`/${typed}`, width);
  if (mode === "filter") return cut(`only types: ${typed}`, width);
  return notice === "" ? paint("dim", cut(KEYS, width)) : cut(notice, width);
}

/** One line that fits, without anything that would move the cursor. */
function cut(text: string, width: number): string {
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f]/g, " ");
  const characters = [...plain];
  return characters.length > width
    ? `${characters.slice(0, Math.max(0, width - 1)).join("")}…`
    : plain;
}
