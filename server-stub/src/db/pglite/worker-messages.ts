/** What to open. `directory` keeps every acknowledged commit on disk; `memory` forgets all at exit. */
export interface WorkerStart {
  readonly storage:
    { readonly kind: "memory" } | { readonly kind: "directory"; readonly path: string };
  /** A compressed data directory to start from when there is none yet. */
  readonly template: string | null;
}

/** From the pool to the database worker. */
export type ToWorker =
  | { readonly kind: "open"; readonly session: number }
  | { readonly kind: "data"; readonly session: number; readonly bytes: Uint8Array }
  | { readonly kind: "end"; readonly session: number }
  | { readonly kind: "dump" }
  | { readonly kind: "close" };

/** From the database worker to the pool. */
export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "refused"; readonly setting: string; readonly message: string }
  | { readonly kind: "data"; readonly session: number; readonly bytes: Uint8Array }
  | { readonly kind: "failed"; readonly session: number; readonly message: string }
  | { readonly kind: "dumped"; readonly bytes: Uint8Array }
  | { readonly kind: "closed" };
