/** PEERS.md: which client stands which trap, and what was seen of each. */
import process from "node:process";
import type { Peer } from "./clients.ts";
import type { Verdict } from "./seen.ts";
import type { Trap } from "./traps.ts";

export type Row = { readonly trap: Trap; readonly peer: Peer; readonly verdict: Verdict };

const mark = (verdict: Verdict | undefined): string => {
  if (verdict === undefined) return "not run";
  if (verdict.holds === null) return "-";
  return verdict.holds ? "holds" : "**falls**";
};

export function page(rows: readonly Row[], peers: readonly Peer[], on: Date): string {
  const traps = [...new Set(rows.map(({ trap }) => trap))];
  const at = (trap: Trap, peer: Peer): Verdict | undefined =>
    rows.find((row) => row.trap === trap && row.peer === peer)?.verdict;
  const count = (peer: Peer, holds: boolean): number =>
    rows.filter((row) => row.peer === peer && row.verdict.holds === holds).length;
  return [
    "# Traps, put to the clients of others",
    "",
    `Written by \`npm run conformance:peers\` on ${on.toISOString().slice(0, 10)}, on ${process.platform} ${process.arch}. Each client, installed from its`,
    "registry at the version below, makes one call to a server on this machine that plays a script at the socket. What is",
    "counted is what stood on the wire. Retries are set to 2 and the timeout to 60 s unless the trap says otherwise; all else",
    "is as the client comes. `-`: the client never came to where the trap is (it does not repeat at all).",
    "Our own SDKs hold in every row: the same traps are conformance cases (`npm run traps`). A trap is ours to name, and a",
    "client may have reasons for what it does; nothing is said here about clients for PHP and Ruby, whose registries were out",
    "of reach.",
    "",
    "| client | version | holds | falls |",
    "| --- | --- | --: | --: |",
    ...peers.map(
      (peer) => `| ${peer.name} | ${peer.version} | ${count(peer, true)} | ${count(peer, false)} |`,
    ),
    "",
    `| trap | ${peers.map(({ name }) => name).join(" | ")} |`,
    `| --- |${peers.map(() => " --- |").join("")}`,
    ...traps.map(
      (trap) => `| ${trap.id} | ${peers.map((peer) => mark(at(trap, peer))).join(" | ")} |`,
    ),
    "",
    ...traps.flatMap((trap) => [
      `## ${trap.id}`,
      "",
      `${trap.about} Must hold: ${trap.must}.`,
      "",
      ...peers.map(
        (peer) => `- ${peer.name}: ${mark(at(trap, peer))}; ${at(trap, peer)?.saw ?? ""}`,
      ),
      "",
    ]),
    "Repeat one: `npm run conformance:peers -- --peer NAME --trap 'T6'`.",
    "",
  ].join("\n");
}
