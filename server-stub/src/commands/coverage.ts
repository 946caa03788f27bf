import process from "node:process";
import { UNSERVED } from "../handlers/unserved.ts";
import { ALL_OPERATIONS } from "../http/routes.ts";

/** `npm run coverage:operations`: which operations of the API description this server serves. `--unserved` lists only the others. */
const unserved: ReadonlySet<string> = new Set(UNSERVED);
const onlyUnserved = process.argv.includes("--unserved");
const rows = [...ALL_OPERATIONS]
  .sort((a, b) => (a.path === b.path ? (a.method < b.method ? -1 : 1) : a.path < b.path ? -1 : 1))
  .map(({ id, method, path }) => ({ id, method, path, served: !unserved.has(id) }))
  .filter(({ served }) => !onlyUnserved || !served);
const width = Math.max(...ALL_OPERATIONS.map(({ id }) => id.length));
const lines = rows.map(
  ({ id, method, path, served }) =>
    `${served ? "served " : "501    "}  ${id.padEnd(width)}  ${method.padEnd(6)} ${path}`,
);
const count = ALL_OPERATIONS.length - unserved.size;
lines.push(
  "",
  `${count} of ${ALL_OPERATIONS.length} operations served (${((100 * count) / ALL_OPERATIONS.length).toFixed(1)} %), ${unserved.size} answer 501 not_implemented`,
);
process.stdout.write(`${lines.join("\n")}\n`);
