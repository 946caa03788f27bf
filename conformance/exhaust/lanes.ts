/** Several driver processes of one column side by side, each with one run in flight: a driver may be single-threaded. */
import { openColumn, openColumns, type Column } from "../runner/columns.ts";

export async function openLanes(
  name: string,
  count: number,
  silenceMs: number,
): Promise<readonly Column[]> {
  // The first one builds the driver; the others find it built.
  const first = await openColumn(name, silenceMs);
  try {
    return [
      first,
      ...(await openColumns(new Array<string>(Math.max(count - 1, 0)).fill(name), silenceMs)),
    ];
  } catch (error) {
    await first.driver.stop();
    throw error;
  }
}

/** Hands the items out to the lanes as they come free; keeps going after a failure of `work`, which must not throw. */
export async function overLanes<T>(
  lanes: readonly Column[],
  items: readonly T[],
  work: (lane: Column, item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      for (;;) {
        const item = items[next++];
        if (item === undefined) return;
        await work(lane, item);
      }
    }),
  );
}
