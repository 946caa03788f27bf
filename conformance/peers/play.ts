/** Puts one client to one trap, and tells what was seen. */
import { spawn } from "node:child_process";
import { FaultProxy } from "../proxy/fault-proxy.ts";
import type { Peer } from "./clients.ts";
import type { Seen, Told } from "./seen.ts";
import type { Trap } from "./traps.ts";

/** From the first request: longer than any wait that a trap asks for. A client that still runs then is ended. */
const patienceMs = 20_000;
/** Until the first request: a runtime may start slowly. */
const startMs = 120_000;

export async function play(peer: Peer, trap: Trap): Promise<Seen> {
  const other = await FaultProxy.start({
    script: [
      {
        kind: "respond",
        response: { status: 200, headers: [], body: Buffer.from("{}"), framing: "length" },
      },
    ],
  });
  const proxy = await FaultProxy.start({ script: trap.script(other.url) });
  const startedAt = Date.now();
  try {
    const told = await call(peer, trap, proxy);
    const [first] = proxy.records;
    if (first === undefined) throw new Error(`${peer.name} sent nothing: ${JSON.stringify(told)}`);
    return {
      records: [...proxy.records],
      elsewhere: [...other.records],
      told,
      ms: Date.now() - startedAt - first.atMs,
      startedAt,
    };
  } finally {
    await Promise.all([proxy.close(), other.close()]);
  }
}

function call(peer: Peer, trap: Trap, proxy: FaultProxy): Promise<Told | null> {
  const [program, ...rest] = peer.command();
  const args = [peer.name, proxy.url, trap.call, String(trap.retries), String(trap.timeoutMs)];
  const child = spawn(program, [...rest, ...args]);
  const said: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const trouble: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => trouble.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    let over = false;
    const startedAt = Date.now();
    let firstAt: number | null = null;
    const timer = setInterval(() => {
      const now = Date.now();
      if (firstAt === null && proxy.records.length > 0) firstAt = now;
      over = now > (firstAt === null ? startedAt + startMs : firstAt + patienceMs);
      if (over) child.kill("SIGKILL");
    }, 50);
    child.on("error", reject);
    child.on("close", () => {
      clearInterval(timer);
      const line = said.join("").trim().split("\n").at(-1) ?? "";
      if (over && line === "") resolve(null);
      else if (line.startsWith("{")) resolve(JSON.parse(line) as Told);
      else
        reject(new Error(`${peer.name} said no result: ${line} ${trouble.join("").slice(-800)}`));
    });
  });
}
