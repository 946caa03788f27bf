import { tellCriterion } from "../../support/criteria.ts";
import type { Visit } from "./visit.ts";

/** Shapes of everything that lets somebody in: keys, session and refresh tokens, client tokens, webhook secrets. */
const SECRET = /\b(?:(?:svc|sk)_(?:test|live)_\w{16,}|(?:svs|svr|wct)_\w{12,}|whsec_[\w+/=]{12,})/g;

/** Secrets in a text. */
export function secretsIn(text: string): readonly string[] {
  return [...text.matchAll(SECRET)].map(([found]) => found);
}

/**
 * Places of a visit where a secret stands that must not: URLs, referrers, the address bar, storage that outlives the tab.
 * `tab` says whether sessionStorage counts too (a reader may have asked to keep a test key there).
 */
export async function leakedSecrets(visit: Visit, { tab = true } = {}): Promise<readonly string[]> {
  const found: string[] = [];
  let looked = 0;
  const look = (where: string, text: string): void => {
    looked += 1;
    for (const secret of secretsIn(text)) found.push(`${where}: ${secret.slice(0, 12)}…`);
  };
  for (const { url, referrer } of visit.requests) {
    look("URL", url);
    look("Referer", referrer);
  }
  look("address bar", visit.page.url());
  const kept = await visit.page.evaluate(async () => {
    const bases = await Promise.all(
      (await indexedDB.databases()).map(({ name }) => readWhole(name ?? "")),
    );
    return {
      local: whole(localStorage),
      session: whole(sessionStorage),
      cookies: document.cookie,
      bases: bases.join("\n"),
    };

    // By index: a key named like a method of Storage is no property of it.
    function whole(storage: Storage): string {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      return keys.map((key) => `${key} ${storage.getItem(key)}`).join("\n");
    }
    async function readWhole(name: string): Promise<string> {
      const base = await settled(indexedDB.open(name));
      const stores = [...base.objectStoreNames];
      const rows: unknown[] = [];
      for (const store of stores)
        rows.push(await settled(base.transaction(store).objectStore(store).getAll()));
      base.close();
      return JSON.stringify(rows);
    }
    function settled<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
      });
    }
  });
  look("localStorage", kept.local);
  look("cookies", kept.cookies);
  look("IndexedDB", kept.bases);
  if (tab) look("sessionStorage", kept.session);
  tellCriterion(20, `${found.length} secrets in ${looked} places of a visit`, "0");
  return found;
}
