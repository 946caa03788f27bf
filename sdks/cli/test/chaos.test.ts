import { expect, it } from "vitest";
import { chaos } from "./support/chaos.ts";

it("loses nothing, repeats nothing and keeps the order of a resource through cuts and a restart of the server", async () => {
  const result = await chaos({
    events: 250,
    resources: 12,
    drops: 16,
    restarts: 1,
    freezeMs: 0,
    seed: 7,
  });
  expect(result).toMatchObject({ sent: 250, lost: 0, duplicates: 0, outOfOrder: 0, restarts: 1 });
  // A cut may find no connection, while the client waits to come back.
  expect(result.drops).toBeGreaterThanOrEqual(4);
}, 300_000);
