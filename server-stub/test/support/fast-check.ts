import * as fastCheck from "fast-check";

/** One seed for all property tests, so that a red run repeats; FAST_CHECK_SEED looks elsewhere. */
fastCheck.configureGlobal({
  seed: Number(process.env["FAST_CHECK_SEED"] ?? 20261120),
  numRuns: 300,
});

export { fastCheck as fc };
