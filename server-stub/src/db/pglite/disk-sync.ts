import * as fs from "node:fs";

/** How written bytes reach the disk. The power-loss test swaps in one that records instead. */
export interface DiskSync {
  files(descriptors: readonly number[]): Promise<void>;
  directories(paths: readonly string[]): void;
}

/** At most this many syncs at a time, so that the thread pool keeps room for others. */
const PARALLEL = 32;

/** fdatasync for files, fsync for directories (a new name is durable only with its directory). */
export const syncAll: DiskSync = {
  async files(descriptors) {
    for (let index = 0; index < descriptors.length; index += PARALLEL) {
      await Promise.all(descriptors.slice(index, index + PARALLEL).map(syncFile));
    }
  },
  directories(paths) {
    for (const path of paths) {
      if (!fs.existsSync(path)) continue;
      const descriptor = fs.openSync(path, "r");
      try {
        fs.fsyncSync(descriptor);
      } finally {
        fs.closeSync(descriptor);
      }
    }
  },
};

function syncFile(descriptor: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fs.fdatasync(descriptor, (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
}
