import { gzipSync } from "node:zlib";

/** Compressed bytes of a page and of what its HTML names: kB of 1,000 bytes, gzip at level 9. */
export interface Weight {
  readonly html: number;
  readonly js: number;
  readonly css: number;
}

/** Weighs a page as a browser first gets it. Modules that a script loads later are not counted: name them in `more`. */
export async function weigh(url: string, more: readonly string[] = []): Promise<Weight> {
  const html = await text(url);
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src ?? "");
  const styles = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(
    ([tag]) => /\shref="([^"]+)"/.exec(tag)?.[1] ?? "",
  );
  const preloads = [...html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g)].map(
    ([tag]) => /\shref="([^"]+)"/.exec(tag)?.[1] ?? "",
  );
  const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)]
    .map(([, code]) => code ?? "")
    .join("");
  const sum = async (paths: Iterable<string>): Promise<number> => {
    let total = 0;
    for (const path of paths) total += packed(await text(new URL(path, url).href));
    return total;
  };
  return {
    html: packed(html),
    js:
      (await sum(new Set([...scripts, ...preloads, ...more]))) +
      (inline === "" ? 0 : packed(inline)),
    css: await sum(new Set(styles)),
  };
}

function packed(body: string): number {
  return gzipSync(body, { level: 9 }).length / 1000;
}

async function text(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: "text/html,*/*;q=0.5" } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
