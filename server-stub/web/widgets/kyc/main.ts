import { startWidget } from "../frame/start.ts";
import { Kyc } from "./kyc.ts";

void startWidget((frame) => new Kyc(frame).open());
