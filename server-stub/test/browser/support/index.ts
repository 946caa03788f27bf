/** Tests in the machine's Chromium: nothing leaves this machine, and every page is watched for what no page of ours may do. */
export { axeProblems } from "./axe.ts";
export { openBrowser, originOf } from "./chromium.ts";
export { PICTURES, takePicture } from "./picture.ts";
export { leakedSecrets, secretsIn } from "./secrets.ts";
export { openVisit, type Misdeeds, type Visit, type VisitOptions } from "./visit.ts";
export {
  frameOf,
  heardBy,
  openShopWorld,
  shopPage,
  type MadeWidget,
  type ShopWorld,
} from "./shop.ts";
export { weigh, type Weight } from "./weight.ts";
export { openBrowserWorld, type BrowserWorld } from "./world.ts";
