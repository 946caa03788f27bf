import { startWidget } from "../frame/start.ts";
import { Balance } from "./balance.ts";

void startWidget((frame) => new Balance(frame).open());
