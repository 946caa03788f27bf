import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBinaries } from "../test/support/postgres-cluster.ts";

const TYPE_ID = /\b[a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g;
/** The end of every identifier that must be new; pgbench puts a number there. */
const DIGITS = 10;
const PLACE = "@".repeat(DIGITS);

/**
 * How often a second pgbench commits the same document as a request did, through the same function, with the same login: what is left
 * of a request when HTTP, checks and decisions cost nothing. Two documents tell which identifiers are new each time. With a `question`
 * it asks that first, as a request does.
 */
export async function pgbenchCommits(
  url: string,
  tenantId: string,
  units: readonly [string, string],
  clients: number,
  seconds: number,
  folder: string,
  question: string | null = null,
): Promise<number> {
  const script = join(folder, `commit-${clients}-${question === null ? "alone" : "asked"}.sql`);
  const literal = (json: string): string => json.replaceAll("'", "''").replaceAll(":", "\\u003a");
  const document = literal(template(units));
  const asking =
    question === null
      ? ""
      : `select platform.call('${tenantId}', false, 'payment_context', replace('${literal(question)}', '\\u003a', chr(58))::jsonb);\n`;
  writeFileSync(
    script,
    `\\set r random(1, 9999999999)\n${asking}select platform.call('${tenantId}', false, 'commit_unit', replace(replace('${document}', '\\u003a', chr(58)), '${PLACE}', lpad(:r::text, ${DIGITS}, '0'))::jsonb);\n`,
  );
  const { stdout } = await promisify(execFile)(join(findBinaries(), "pgbench"), [
    ...["-n", "-M", "prepared", "-c", String(clients), "-j", String(Math.min(clients, 2))],
    ...["-T", String(Math.ceil(seconds)), "-f", script, url],
  ]);
  const tps = /tps = ([0-9.]+)/.exec(stdout)?.[1];
  if (tps === undefined || !/number of failed transactions: 0 /.test(stdout))
    throw new Error(`pgbench says: ${stdout}`);
  return Number(tps);
}

/** Makes documents like the captured ones, each with identifiers of its own. */
export function documentsLike(
  units: readonly [string, string],
): (index: number) => Readonly<Record<string, unknown>> {
  const text = template(units);
  const run = String(Math.floor(Math.random() * 1_000)).padStart(3, "9");
  return (index) => {
    const digits = run + String(index).padStart(DIGITS - run.length, "0");
    return JSON.parse(text.replaceAll(PLACE, digits)) as Readonly<Record<string, unknown>>;
  };
}

/** The first document, with the end of each identifier and key that the second does not share replaced. */
function template([one, other]: readonly [string, string]): string {
  const shared = new Set(idsOf(other));
  let text = one;
  for (const id of new Set(idsOf(one)))
    if (!shared.has(id)) text = text.replaceAll(id, id.slice(0, -DIGITS) + PLACE);
  return text.replace(/bench-key-\d{10}/g, `bench-key-${PLACE}`);
}

function idsOf(text: string): readonly string[] {
  return [...text.matchAll(TYPE_ID)].map(([id]) => id);
}
