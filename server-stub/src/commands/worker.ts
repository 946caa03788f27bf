import { openRunning, readConfig, type Print } from "./context.ts";
import { untilTold } from "./signals.ts";

/** `njia-server worker`: background work alone, beside any number of `serve` processes on the same PostgreSQL server. */
export async function workerCommand(print: Print): Promise<void> {
  const running = await openRunning(readConfig(), print);
  running.worker.start();
  print("Worker started.");
  await untilTold();
  await running.close();
}
