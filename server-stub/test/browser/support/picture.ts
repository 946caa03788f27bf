import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

/** Where pictures go: outside of git, to be looked at before a change of looks is accepted. */
export const PICTURES = fileURLToPath(new URL("../../../dist/pictures/", import.meta.url));

/** Takes a picture of what the page shows now, or of the whole page. Answers its path. */
export async function takePicture(page: Page, name: string, fullPage = false): Promise<string> {
  mkdirSync(PICTURES, { recursive: true });
  const path = join(PICTURES, `${name}.png`);
  await page.screenshot({ path, fullPage, animations: "disabled" });
  return path;
}
