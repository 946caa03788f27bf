import { startWidget } from "../frame/start.ts";
import { Payment } from "./payment.ts";

void startWidget((frame) => new Payment(frame).open());
