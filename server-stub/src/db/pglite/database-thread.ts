import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { zstdDecompressSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { MemfsFrontendFS } from "@electric-sql/pglite/memfs-frontend";
import { StartupRefusal } from "../../config/refusal.ts";
import { Arbiter } from "./arbiter.ts";
import { DurableBackend, holdsDatabase } from "./durable-backend.ts";
import { startMaintenance } from "./maintenance.ts";
import type { FromWorker, ToWorker, WorkerStart } from "./worker-messages.ts";

const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread only");

function send(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

async function main(start: WorkerStart): Promise<void> {
  const { storage } = start;
  const fresh = storage.kind === "memory" || !holdsDatabase(storage.path);
  const loadDataDir =
    fresh && start.template !== null
      ? new Blob([zstdDecompressSync(readFileSync(start.template))])
      : undefined;
  const options = {
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    ...(storage.kind === "memory"
      ? {}
      : { fs: new MemfsFrontendFS(new DurableBackend(storage.path)) }),
  };
  const database = new PGlite(options);
  await database.waitReady;
  if (storage.kind === "directory") await database.syncToFs();
  const arbiter = new Arbiter(database, storage.kind === "directory");
  const stopMaintenance = startMaintenance(arbiter);

  port?.on("message", (message: ToWorker) => {
    switch (message.kind) {
      case "open":
        arbiter.open(message.session, {
          receive: (bytes) =>
            send(
              { kind: "data", session: message.session, bytes },
              bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [],
            ),
          fail: (error) =>
            send({ kind: "failed", session: message.session, message: error.message }),
        });
        return;
      case "data":
        if (arbiter.write(message.session, Buffer.from(message.bytes)))
          arbiter.detach(message.session);
        return;
      case "end":
        arbiter.detach(message.session);
        return;
      case "dump":
        void dump(database);
        return;
      case "close":
        stopMaintenance();
        void database.close().then(() => send({ kind: "closed" }));
        return;
      default:
        message satisfies never;
    }
  });
  send({ kind: "ready" });
}

/** The whole data directory as an uncompressed tar, to be kept as a template. */
async function dump(database: PGlite): Promise<void> {
  const file = await database.dumpDataDir("none");
  const bytes = new Uint8Array(await file.arrayBuffer());
  send({ kind: "dumped", bytes }, [bytes.buffer]);
}

main(workerData).catch((error: unknown) => {
  const setting = error instanceof StartupRefusal ? error.setting : "NJIA_DATA_DIR";
  const message =
    error instanceof Error ? error.message.replace(`${setting}: `, "") : String(error);
  send({ kind: "refused", setting, message });
});
