/** What was seen so far, so that one cell can be measured anew without all others. Not committed; the table is. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { home, type Peer } from "./clients.ts";
import type { Row } from "./page.ts";
import type { Verdict } from "./seen.ts";
import { traps } from "./traps.ts";

type Cell = { readonly trap: string; readonly peer: string; readonly verdict: Verdict };

const file = join(home, ".njia", "cells.json");

/** The rows of before, but for those that were measured now; cells of traps and peers that are no more are left out. */
export function keep(fresh: readonly Row[], peers: readonly Peer[]): readonly Row[] {
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as readonly Cell[])
    : [];
  const now = fresh.map(({ trap, peer, verdict }): Cell => ({
    trap: trap.id,
    peer: peer.name,
    verdict,
  }));
  const old = before.filter(
    (cell) => !now.some(({ trap, peer }) => trap === cell.trap && peer === cell.peer),
  );
  const cells = [...old, ...now];
  writeFileSync(file, JSON.stringify(cells, null, 1));
  return traps.flatMap((trap) =>
    peers.flatMap((peer) => {
      const cell = cells.find((one) => one.trap === trap.id && one.peer === peer.name);
      return cell === undefined ? [] : [{ trap, peer, verdict: cell.verdict }];
    }),
  );
}
