/** The first Ctrl-C cancels what runs, the second one quits. */
import { EXIT } from "./exit.ts";

export function onInterrupt(): AbortSignal {
  const controller = new AbortController();
  let count = 0;
  const stop = (): void => {
    count += 1;
    if (count > 1) process.exit(EXIT.interrupted);
    controller.abort();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  return controller.signal;
}
