import { webBuild } from "./built.ts";

/** Builds scripts, styles and samples ahead, for an image that does not hold their sources. */
const { files, samples } = await webBuild();
console.log(
  `${Object.keys(files).length} files, samples of ${Object.keys(samples).length} operations`,
);
