import { afterAll, beforeAll, expect, it } from "vitest";
import { Machine } from "./support/njia.ts";
import { Receiver } from "./support/receiver.ts";
import { emitFor, useServer } from "./support/stage.ts";
import { Terminal } from "./support/terminal.ts";

const stage = useServer();
let machine: Machine;
let receiver: Receiver;
beforeAll(async () => {
  machine = new Machine();
  receiver = await new Receiver().start();
});
afterAll(async () => {
  await receiver.stop();
  machine.remove();
});

it("shows events as they come, and does what keys ask for, on a screen that it gives back", async () => {
  const terminal = new Terminal(machine, ["listen", String(receiver.port)], {
    NJIA_BASE_URL: stage.server.url,
    NJIA_API_KEY: stage.tenant.apiKey,
    NO_COLOR: "1",
  });
  try {
    await terminal.until((screen) => screen.includes("● connected"));
    expect(terminal.seen).toContain("\u001b[?1049h");
    // NO_COLOR takes colours away, not the screen.
    expect(terminal.seen).not.toMatch(/\u001b\[\d+m/);
    await emitFor(stage, "account.created", [{ id: "acc_1" }]);
    await emitFor(stage, "account.frozen", [{ id: "acc_2" }]);
    await terminal.until((screen) => /› .*account\.frozen .*→ 200/.test(screen));
    expect(terminal.screen).toContain("test mode");
    expect(terminal.screen).not.toMatch(/whsec_[A-Za-z0-9+/]{12}/);

    terminal.type("k");
    await terminal.until((screen) => /› .*account\.created/.test(screen));
    terminal.type("\r");
    await terminal.until((screen) => screen.includes("webhook-signature: v1,"));
    terminal.type("q");
    await terminal.until((screen) => /› .*account\.created/.test(screen));
    terminal.type("r");
    await receiver.until((got) => got.length === 3);
    await terminal.until((screen) => screen.includes("sent again: 200"));
    expect(receiver.got[2]?.id).toBe(receiver.got[0]?.id);

    terminal.type("ffrozen\r");
    await terminal.until((screen) => screen.includes("waiting for events"));
    terminal.type("f\u007f\u007f\u007f\u007f\u007f\u007f*.frozen\r");
    await terminal.until(
      (screen) => /account\.frozen/.test(screen) && !screen.includes("account.created"),
    );
    terminal.type("f" + "\u007f".repeat(10) + "\r/acc_1\r");
    await terminal.until((screen) => /› .*account\.created/.test(screen));
    terminal.type("c");
    await terminal.until(
      (screen, seen) => seen.includes("\u001b]52;c;") && screen.includes("copied as curl"),
    );

    terminal.type("p");
    await terminal.until((screen) => screen.includes("paused"));
    await emitFor(stage, "account.created", [{ id: "acc_3" }]);
    terminal.type("p");
    await receiver.until((got) => got.length === 4);

    terminal.type("?");
    await terminal.until((screen) => screen.includes("pause forwarding"));
    terminal.type("qq");
    expect(await terminal.ended).toBe(130);
    expect(terminal.seen).toContain("\u001b[?1049l");
    expect(terminal.seen).toMatch(/3 events · 3 handled · 0 failed/);
  } finally {
    terminal.child.kill("SIGKILL");
    await terminal.ended;
  }
});
