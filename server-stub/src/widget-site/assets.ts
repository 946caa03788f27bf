import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { builtWidgets, type Manifest } from "./build.ts";

/** A file as it is sent, in every encoding. */
export interface WidgetFile {
  readonly type: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

export interface WidgetAssets {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, WidgetFile>;
}

/** The loader as the HTML of a widget names it. */
export interface WidgetLoader {
  /** Path on the widgets' origin; its content never changes. */
  readonly path: string;
  /** Value of the `integrity` attribute. */
  readonly integrity: string;
}

/** Folder of all files of the widgets on their origin. */
export const FILES_PATH = "/embed/v1/";

let assets: Promise<WidgetAssets> | null = null;

/** The widgets' scripts, styles and texts; built at the first call unless that was done before. */
export function widgetAssets(): Promise<WidgetAssets> {
  assets ??= load().catch((error: unknown) => {
    assets = null;
    throw error;
  });
  return assets;
}

/** The present loader, for the HTML that the API hands out. */
export async function widgetLoader(): Promise<WidgetLoader> {
  const { manifest, files } = await widgetAssets();
  const file = files.get(manifest.loader);
  if (file === undefined) throw new Error("the build has no loader");
  const digest = createHash("sha384").update(file.plain).digest("base64");
  return { path: FILES_PATH + manifest.loader, integrity: `sha384-${digest}` };
}

async function load(): Promise<WidgetAssets> {
  const { folder, manifest } = await builtWidgets();
  const files = new Map<string, WidgetFile>();
  for (const name of readdirSync(folder)) {
    if (name === "manifest.json") continue;
    const plain = readFileSync(join(folder, name));
    const packed = packedOnDemand(plain);
    files.set(name, {
      type: name.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8",
      tag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
      plain,
      get gzip() {
        return packed.gzip;
      },
      get br() {
        return packed.br;
      },
    });
  }
  return { manifest, files };
}

/** Each form is made when it is asked for first: making all of them would delay every start. */
function packedOnDemand(plain: Buffer): Pick<WidgetFile, "gzip" | "br"> {
  let gzip: Buffer | null = null;
  let br: Buffer | null = null;
  return {
    get gzip() {
      return (gzip ??= gzipSync(plain, { level: 9 }));
    },
    get br() {
      return (br ??= brotliCompressSync(plain));
    },
  };
}
