/** `npm run build:widgets`: builds the widgets ahead of the first start, for images that carry no build tools. */
import { widgetAssets } from "./assets.ts";

const { files } = await widgetAssets();
for (const [name, { gzip }] of [...files].sort())
  console.log(`${(gzip.length / 1000).toFixed(1).padStart(6)} kB gz  ${name}`);
