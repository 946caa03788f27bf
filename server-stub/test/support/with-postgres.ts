import { spawnSync } from "node:child_process";
import { startCluster } from "./postgres-cluster.ts";

/** `with-postgres.ts command...` runs the command with DATABASE_URL set to a private server, and removes that server afterwards. */
const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error("usage: with-postgres.ts command [argument...]");
const cluster = await startCluster();
try {
  const result = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DATABASE_URL: cluster.url },
  });
  process.exitCode = result.status ?? 1;
} finally {
  cluster.remove();
}
