/** `npm run conformance:peers`: the traps against the clients of others, and PEERS.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { home, peerNames, readyPeers, type Peer } from "./clients.ts";
import { keep } from "./kept.ts";
import { page, type Row } from "./page.ts";
import { play } from "./play.ts";
import { traps, type Trap } from "./traps.ts";

const usage = `npm run conformance:peers -- [options]
  the traps against official clients of other APIs; installs them at first, writes conformance/peers/PEERS.md
  --peer NAME   only this client (repeatable): ${peerNames.join(", ")}
  --trap TEXT   only traps whose id begins so
  a part of the table is measured anew; the rest stays as it was measured last`;

/** Clients side by side: nearly all of it is waiting. */
const lanes = 6;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      peer: { type: "string", multiple: true, default: [] },
      trap: { type: "string", default: "" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) throw new Error(usage);
  const unknown = values.peer.find((name) => !peerNames.includes(name));
  if (unknown !== undefined) throw new Error(`there is no peer ${unknown}\n${usage}`);
  const peers = readyPeers(values.peer.length === 0 ? peerNames : values.peer);
  const chosen = traps.filter(({ id }) => id.startsWith(values.trap));
  if (chosen.length === 0) throw new Error(`no trap begins with ${values.trap}\n${usage}`);
  const plan: { readonly trap: Trap; readonly peer: Peer }[] = chosen.flatMap((trap) =>
    peers.map((peer) => ({ trap, peer })),
  );
  const rows: Row[] = [];
  const waiting = [...plan];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { trap, peer } = next;
        const verdict = await play(peer, trap).then(trap.judge, (error: Error) => {
          console.log(`NOT RUN ${error.message}`);
          return null;
        });
        if (verdict === null) continue;
        rows.push({ trap, peer, verdict });
        const word = verdict.holds === null ? "-" : verdict.holds ? "holds" : "FALLS";
        console.log(
          `${word.padEnd(6)} ${peer.name.padEnd(17)} ${trap.id.padEnd(26)} ${verdict.saw}`,
        );
      }
    }),
  );
  const everyone = readyPeers(peerNames);
  const known = keep(rows, everyone);
  if (known.length === traps.length * everyone.length)
    writeFileSync(join(home, "PEERS.md"), page(known, everyone, new Date()));
  const falls = rows.filter(({ verdict }) => verdict.holds === false).length;
  const holds = rows.filter(({ verdict }) => verdict.holds === true).length;
  console.log(`peers: ${rows.length} calls of ${plan.length}, ${holds} hold, ${falls} fall`);
  // What others do is no failure of ours; a call that was not made is.
  return rows.length === plan.length && rows.length > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
