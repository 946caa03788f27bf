/**
 * Loaded into server processes of the clock runs with `--import`: their wall clock is NJIA_CLOCK_SKEW_MS off, and jumps by
 * NJIA_CLOCK_JUMP_MS at SIGUSR2. Timers keep their pace, as they do when an operator or NTP sets a real clock.
 */
import process from "node:process";

let offset = Number(process.env["NJIA_CLOCK_SKEW_MS"] ?? 0);
const jump = Number(process.env["NJIA_CLOCK_JUMP_MS"] ?? 0);
process.on("SIGUSR2", () => {
  offset += jump;
});

const Real = Date;
const now = (): number => Real.now() + offset;
globalThis.Date = new Proxy(Real, {
  construct: (_target, args: readonly unknown[], newTarget) =>
    Reflect.construct(Real, args.length === 0 ? [now()] : args, newTarget) as object,
  apply: () => new Real(now()).toString(),
  get: (target, name, receiver) =>
    name === "now" ? now : (Reflect.get(target, name, receiver) as unknown),
});
