/** reliability.md 3.10: addresses inside, and redirects to them. A listener on this machine is the inside; nothing may reach it. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../ask.ts";
import { makeCall } from "../calls.ts";
import { perform } from "../clients.ts";
import { onStand, verdictOf } from "../frame.ts";
import type { Violation } from "../oracle.ts";
import { settleAndJudge, type Scenario, type Setting, type Verdict } from "../scenario.ts";
import type { Stand } from "../stand.ts";
import { waitUntil } from "../waits.ts";

const REDIRECTS = [301, 302, 307, 308] as const;
const PAYMENTS = 3;
const WAIT_MS = 20_000;

/** Hosts that mean this machine or its neighbourhood, with the port of the listener where it could answer. */
const inside = (port: number): readonly string[] => [
  `https://127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}/`,
  `https://localhost:${port}/`,
  `http://localhost:${port}/`,
  `https://127.1:${port}/`,
  `https://2130706433:${port}/`,
  `https://0x7f000001:${port}/`,
  `https://0177.0.0.1:${port}/`,
  `https://0.0.0.0:${port}/`,
  `https://[::1]:${port}/`,
  `https://[::]:${port}/`,
  `https://[::ffff:127.0.0.1]:${port}/`,
  `https://[::ffff:7f00:1]:${port}/`,
  `https://[64:ff9b::7f00:1]:${port}/`,
  "https://10.0.0.5/",
  "https://172.16.0.5/",
  "https://192.168.1.5/",
  "https://169.254.169.254/latest/meta-data/",
  "https://100.64.0.1/",
  "https://198.18.0.1/",
  "https://224.0.0.1/",
  "https://[fd00::1]/",
  "https://[fe80::1]/",
  "https://[fec0::1]/",
  `https://user:secret@127.0.0.1:${port}/`,
  `ftp://127.0.0.1:${port}/`,
];

export const webhookTargets: Scenario = {
  name: "webhook-targets",
  section: "3.10",
  from: "quick",
  mutants: [
    { name: "redirect followed by the dispatcher", shows: /INSIDE HIT/ },
    { name: "inside addresses allowed for webhooks", shows: /INSIDE HIT/ },
  ],
  run: onStand({}, aimInside),
};

async function aimInside(stand: Stand, { random }: Setting): Promise<Verdict> {
  const hits: string[] = [];
  const listener = createServer((request, answer) => {
    hits.push(`${String(request.method)} ${String(request.url)}`);
    answer.writeHead(204).end();
  });
  listener.on("clientError", (_error, socket) => {
    // A TLS greeting is a hit too.
    hits.push("bytes");
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  const redirected = new Map<number, number>();
  const outside = createServer((request, answer) => {
    const status = Number(String(request.url).slice(1));
    redirected.set(status, (redirected.get(status) ?? 0) + 1);
    request.resume();
    answer.writeHead(status, { location: `http://127.0.0.1:${port}/from-${status}` }).end();
  });
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
  const { port: outsidePort } = outside.address() as AddressInfo;
  try {
    const guarded = { ALLOW_LOOPBACK_WEBHOOKS: "false" };
    const server = await stand.start(["serve"], guarded);
    let accepted = 0;
    let asked = 0;
    const gateFaults: string[] = [];
    const subscribe = async (target: string, url?: string): Promise<boolean> => {
      const body = { url: target, events: ["payment.*"] };
      const options = {
        body,
        key: `${stand.name}-${(asked += 1)}`,
        ...(url === undefined ? {} : { url }),
      };
      const answer = await ask(stand, "POST /v1/webhooks/endpoints", options);
      const { status } = answer;
      if (status !== 201 && answer.at("errors.0.pointer") !== "/url") {
        gateFaults.push(`endpoint ${target} was refused for another reason: ${answer.text}`);
      }
      if (status >= 500)
        violations.push({ clause: 1, message: `endpoint ${target} was answered ${status}` });
      return status === 201;
    };
    const violations: Violation[] = [];
    const targets = inside(port);
    for (const target of targets) if (await subscribe(target)) accepted += 1;
    for (let made = 0; made < PAYMENTS; made += 1) {
      await perform(stand, makeCall(stand, "transfer", random), () => false);
    }
    violations.push(...(await settleAndJudge(stand)));
    // First attempts are made at once; what is to come later comes to the same places.
    await sleep(2_000);
    const direct = hits.length;

    // A server that let endpoints in is red already, and has no place for more of them.
    const expected = accepted === 0 ? REDIRECTS : [];
    if (expected.length > 0) {
      // The receiver of the redirects is on loopback itself, so this server must allow that.
      await stand.kill(server);
      await stand.start(["serve"]);
      for (const status of expected) {
        if (!(await subscribe(`http://127.0.0.1:${outsidePort}/${status}`)))
          throw new Error("no endpoint");
      }
      await perform(stand, makeCall(stand, "transfer", random), () => false);
      const until = Date.now() + WAIT_MS;
      await waitUntil(() => redirected.size >= expected.length, until, 50);
      await sleep(1_000);
    } else {
      violations.push({ clause: 6, message: `${accepted} addresses inside were accepted` });
      const until = Date.now() + WAIT_MS;
      await waitUntil(() => hits.length > 0, until, 50);
    }
    for (const hit of new Set(hits)) {
      violations.push({ clause: 6, message: `INSIDE HIT: ${hit} reached the listener` });
    }
    return verdictOf(stand, {
      violations,
      gateFaults: [
        ...gateFaults,
        ...expected
          .filter((status) => !redirected.has(status))
          .map((status) => `no delivery was answered ${status}`),
      ],
      figures: {
        "addresses tried": targets.length,
        "endpoints accepted": accepted,
        "hits by address": direct,
        redirects: [...redirected.values()].reduce((sum, n) => sum + n, 0),
        "hits in all": hits.length,
      },
    });
  } finally {
    for (const one of [listener, outside]) {
      one.closeAllConnections();
      one.close();
    }
  }
}
