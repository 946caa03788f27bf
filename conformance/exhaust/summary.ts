/**
 * `npm run conformance:proof -- FILE...`: joins the exhaust.jsonl files of runs that were made in pieces (one SDK and
 * operation at a time) into PROOF.md. Gates that need several SDKs are judged over all pieces; a piece that did not end is
 * refused.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isRecord } from "../runner/values.ts";
import { alphabet } from "./alphabet.ts";
import { operations } from "./operations.ts";

type Line = {
  readonly column: string;
  readonly operation: string;
  readonly connection: string;
  readonly mode: string;
  readonly ways: string;
  readonly status: string;
  readonly reason: string;
  readonly told: string | null;
  readonly reused: boolean;
};

type Piece = {
  readonly head: Readonly<Record<string, unknown>>;
  readonly lines: readonly Line[];
};

const home = fileURLToPath(new URL(".", import.meta.url));
const columns = ["typescript", "python", "php", "go", "java", "ruby"];

function readPiece(file: string): Piece {
  const records = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as unknown)
    .filter(isRecord);
  const [head] = records;
  const foot = records.at(-1);
  const body = records.slice(1, -1);
  if (head === undefined || foot?.["footer"] !== true || foot["runs"] !== body.length)
    throw new Error(`${file}: not a finished run; its last line must count ${body.length} runs`);
  const lines = body.map((record): Line => {
    const [operation = "", connection = "", mode = "", ways = ""] = String(record["run"]).split(
      " ",
    );
    const { column, status, reason, told, reused } = record as Pick<
      Line,
      "column" | "status" | "reason" | "told" | "reused"
    >;
    return { column, operation, connection, mode, ways, status, reason, told, reused };
  });
  return { head, lines };
}

const racing = new Set(alphabet.filter((way) => way.races === true).map((way) => way.name));

/** Sequences after which SDKs told different outcomes, though each might be true and the clock decides none of it. */
function disagreements(lines: readonly Line[]): readonly string[] {
  const groups = Map.groupBy(
    lines.filter(
      ({ mode, told, ways }) =>
        mode === "exhaust" && told !== null && !ways.split(",").some((way) => racing.has(way)),
    ),
    (line) => line.ways,
  );
  return [...groups].flatMap(([ways, group]) => {
    const words = [...new Set(group.map((line) => line.told))];
    return words.length < 2 ? [] : [`${ways}: ${words.join(" and ")}`];
  });
}

function table(lines: readonly Line[]): readonly string[] {
  const cell = (operation: string, column: string): string => {
    const all = lines.filter((line) => line.operation === operation && line.column === column);
    if (all.length === 0) return "not run";
    const red = all.filter((line) => line.status !== "pass").length;
    const double = all.filter((line) => line.reason.includes("DOUBLE SPEND")).length;
    return `${all.length} runs, ${double} double, ${red} red`;
  };
  return [
    `| operation | ${columns.join(" | ")} |`,
    `| --- |${columns.map(() => " --- |").join("")}`,
    ...operations.map(
      ({ name }) => `| ${name} | ${columns.map((column) => cell(name, column)).join(" | ")} |`,
    ),
  ];
}

function page(pieces: readonly Piece[]): string {
  const lines = pieces.flatMap((piece) => piece.lines);
  const red = lines.filter((line) => line.status !== "pass");
  const facts = (name: string): string =>
    [
      ...new Set(
        pieces.map(({ head }) =>
          String(head[name] ?? (name === "sample" ? "none" : "not recorded")),
        ),
      ),
    ].join("; ");
  const sequences = new Set(lines.map((line) => `${line.column} ${line.operation} ${line.ways}`));
  const bad = pieces.map(({ head }) => head["knownBad"] as { runs: number; doubleSpends: number });
  const sum = (name: "runs" | "doubleSpends"): number =>
    bad.reduce((total, one) => total + one[name], 0);
  const seconds = pieces.reduce((total, { head }) => total + Number(head["seconds"]), 0);
  const split = disagreements(lines);
  return [
    "# Double-spend proof: what was run",
    "",
    "Written by `npm run conformance:proof` from the pieces of a run. Every sequence of faults of the alphabet up to the depth,",
    "each on a fresh and on a reused connection, each once recovered by the SDK and once by its caller with the error's key.",
    "",
    `- runs: ${lines.length}, of ${sequences.size} sequences; double spends: ${lines.filter((line) => line.reason.includes("DOUBLE SPEND")).length}; not green: ${red.length}`,
    `- on a connection that had carried a request before: ${lines.filter((line) => line.reused).length}`,
    `- database: ${facts("database")}; depth: ${facts("depth")}; commit: ${facts("commit")}; seed: ${facts("seed")}; sample: ${facts("sample")}`,
    `- time: ${(seconds / 60).toFixed(0)} min in ${pieces.length} pieces, the first begun ${pieces.map(({ head }) => String(head["startedAt"])).sort()[0] ?? ""}`,
    `- the client known to pay twice, in the same harness: caught in ${sum("doubleSpends")} of ${sum("runs")} runs`,
    "",
    ...table(lines),
    "",
    "## Outcomes on which SDKs disagree",
    "",
    ...(split.length === 0 ? ["None."] : split.map((one) => `- ${one}`)),
    "",
    "## Not green",
    "",
    ...(red.length === 0
      ? ["Every run is green."]
      : red.map(
          (line) =>
            `- ${line.column} ${line.operation} ${line.connection} ${line.mode} ${line.ways}: ${line.reason}`,
        )),
    "",
    "Repeat a piece: `npm run conformance:exhaust -- --sdk SDK --operation OPERATION --out DIR`.",
    "It is exhaustive over this alphabet and depth against this server; it proves nothing for another server.",
    "",
  ].join("\n");
}

try {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error("name the exhaust.jsonl files of the pieces");
  const pieces = files.map(readPiece);
  writeFileSync(join(home, "PROOF.md"), page(pieces));
  const lines = pieces.flatMap((piece) => piece.lines);
  const red = lines.filter((line) => line.status !== "pass").length + disagreements(lines).length;
  console.log(
    `proof: ${lines.length - red} passed, ${red} failed; see conformance/exhaust/PROOF.md`,
  );
  process.exitCode = red === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
