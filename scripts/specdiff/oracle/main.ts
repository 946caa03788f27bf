/** `npm run specdiff:oracle [-- --rounds 10000 --seed 1]`: exit 1 when the engine cleared a change that breaks an instance. */
import process from "node:process";
import { parseArgs } from "node:util";
import { play } from "./rounds.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
  },
});
const tally = play(Number(values.seed), Number(values.rounds));
for (const { seed, ...rest } of tally.contradictions.slice(0, 5))
  console.log(`round ${seed}: ${JSON.stringify(rest, null, 1)}`);
console.log(
  `${tally.rounds} rounds: ${tally.cleared} cleared (${tally.instances} instances), ${tally.condemned} condemned (${tally.shown} shown by an instance), ${tally.contradictions.length} contradictions`,
);
process.exitCode = tally.contradictions.length === 0 && tally.cleared > 0 ? 0 : 1;
