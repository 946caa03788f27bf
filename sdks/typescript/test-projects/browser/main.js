// What a web page or an edge worker bundles: no Node module may come along.
import { Njia } from "@njia/sdk";
import { unwrap } from "@njia/sdk/webhooks";

globalThis.njia = new Njia({ widgetToken: () => "from the server" });
globalThis.unwrap = unwrap;
