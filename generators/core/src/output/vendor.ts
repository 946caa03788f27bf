/** Copies the hand-written runtime into a foreign project, byte for byte but for one token. */
import { join } from "node:path";
import type { Vendor } from "../target/target.ts";
import { listFiles, readText } from "./disk.ts";
import { OutputError } from "./output-error.ts";
import type { OutputFile } from "./reconcile.ts";

/** The files of the runtime below the output root, with the root token renamed for `packageName`. */
export function vendorRuntime(
  vendor: Vendor,
  repository: string,
  packageName: string,
): readonly OutputFile[] {
  const folders: readonly Vendor[] = (vendor.also ?? []).map((place) => ({ ...vendor, ...place }));
  return [vendor, ...folders].flatMap((one) => vendorFolder(one, repository, packageName));
}

function vendorFolder(
  vendor: Vendor,
  repository: string,
  packageName: string,
): readonly OutputFile[] {
  const source = join(repository, vendor.from);
  const paths = listFiles(source);
  if (paths.length === 0) {
    throw new OutputError(
      "unwritable",
      `The runtime ${vendor.from} is missing from this installation.`,
      "Install the generator again, or check out the whole repository.",
    );
  }
  const folder = vendor.to
    .replace("{package}", vendor.root?.rename(packageName) ?? packageName)
    .replace("{folder}", vendor.root?.folder?.(packageName) ?? packageName);
  return paths.map((path) => ({
    path: `${folder}/${path}`,
    text: renameRoot(readText(join(source, path)) ?? "", vendor, packageName, path),
    ownership: "owned",
  }));
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function renameRoot(text: string, vendor: Vendor, packageName: string, path: string): string {
  if (vendor.root === undefined) return text;
  const { token, lines } = vendor.root;
  const name = vendor.root.rename(packageName);
  const pattern = new RegExp(`(?<![A-Za-z0-9_])${escape(token)}(?![A-Za-z0-9_])`, "g");
  const renamed = text.split("\n").map((line, index) => {
    if (line.search(pattern) < 0) return line;
    if (!lines.test(line)) {
      throw new Error(
        `E-INTERNAL ${vendor.from}/${path}:${index + 1}: the root token "${token}" stands outside a declaration ` +
          "or import line; reword this line of the runtime.",
      );
    }
    return line.replace(pattern, name);
  });
  return renamed.join("\n");
}
