/** `npm run docs`: builds the guides of spec/docs; a page of one language only, a link to nowhere or an unknown program fails. */
import process from "node:process";
import { keepGuides } from "../server-stub/web/guides/build.ts";

try {
  const { pages } = keepGuides();
  console.log(
    `${pages.length} pages in ${new Set(pages.map(({ lang }) => lang)).size} languages, served under /docs`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
