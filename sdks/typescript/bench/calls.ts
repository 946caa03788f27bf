// Processor time per call against a server on the loopback that runs in another process.
import { execFileSync, spawn } from "node:child_process";
import { median } from "./imports.ts";

const SERVER = `
import { createServer } from "node:http";
import { fixtures } from "@njia/sdk/testing";
const body = JSON.stringify(fixtures.getPayment.body);
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.setHeader("content-type", "application/json");
    response.end(body);
  });
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

/** The loop of one contender; `setup` makes \`call\`, which is awaited \`rounds\` times. */
const loop = (setup: string, rounds: number): string => `
${setup}
for (let i = 0; i < 200; i++) await call();
const before = process.cpuUsage();
for (let i = 0; i < ${rounds}; i++) await call();
const used = process.cpuUsage(before);
console.log((used.user + used.system) / 1000 / ${rounds});
process.exit(0);
`;

/** Milliseconds of processor time per call: the median over interleaved runs of all contenders. */
export async function callTimes(
  folder: string,
  contenders: Readonly<Record<string, (origin: string) => string>>,
  runs: number,
  rounds: number,
): Promise<Readonly<Record<string, number>>> {
  const server = spawn("node", ["--input-type=module", "-e", SERVER], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const port = await new Promise<string>((resolve) =>
      server.stdout.once("data", (data) => resolve(String(data).trim())),
    );
    const times = new Map<string, number[]>();
    for (let run = 0; run < runs; run++)
      for (const [name, setup] of Object.entries(contenders)) {
        const script = loop(setup(`http://127.0.0.1:${port}`), rounds);
        const printed = execFileSync("node", ["--input-type=module", "-e", script], {
          cwd: folder,
          encoding: "utf8",
        });
        times.set(name, [...(times.get(name) ?? []), Number(printed)]);
      }
    return Object.fromEntries([...times].map(([name, list]) => [name, median(list)]));
  } finally {
    server.kill();
  }
}
