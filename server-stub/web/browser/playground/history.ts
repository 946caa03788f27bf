import { withoutSecrets } from "../shared/credentials.ts";

/** One request that was sent, without its credentials and without anything that looks like a secret. */
export interface Sent {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  readonly status: number;
}

const MOST = 50;

/** Keeps a request in this browser; the oldest go. A browser without storage keeps nothing. */
export async function remember(sent: Sent): Promise<void> {
  try {
    const store = (await open()).transaction("sent", "readwrite").objectStore("sent");
    store.add({
      ...sent,
      path: withoutSecrets(sent.path),
      body: sent.body === null ? null : withoutSecrets(sent.body),
      at: new Date().toISOString(),
    });
    const keys = await settled(store.getAllKeys());
    for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) store.delete(key);
  } catch {
    // Private windows may refuse storage.
  }
}

/** What was sent, newest first. */
export async function history(): Promise<readonly (Sent & { readonly at: string })[]> {
  try {
    const store = (await open()).transaction("sent").objectStore("sent");
    return ((await settled(store.getAll())) as (Sent & { readonly at: string })[]).reverse();
  } catch {
    return [];
  }
}

export async function clearHistory(): Promise<void> {
  const store = (await open()).transaction("sent", "readwrite").objectStore("sent");
  await settled(store.clear());
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open("njia-playground", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("sent", { autoIncrement: true });
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}
