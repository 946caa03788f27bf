import { parseArgs } from "node:util";
import { StartupRefusal } from "../config/refusal.ts";
import { findTenantBySlug } from "../db/queries/tenants.ts";
import { tenantNow } from "../domain/sandbox/clock.ts";
import { driftOf, replayScores } from "../domain/scoring/stored.ts";
import { loadModels } from "../scoring/load.ts";
import { openRunning, readConfig, type Print } from "./context.ts";
import { COMMANDS } from "./usage.ts";

/** `njia-server scores`: makes stored scores again, and asks the drift monitor. Exit 1 on a score that is another one now, and on a drift alarm. */
export async function scoresCommand(args: readonly string[], print: Print): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { tenant: { type: "string" }, mode: { type: "string", default: "test" } },
  });
  const [action] = positionals;
  const { tenant: slug, mode } = values;
  if (
    (action !== "replay" && action !== "drift") ||
    slug === undefined ||
    (mode !== "test" && mode !== "live")
  )
    throw new StartupRefusal("scores", `is used so:\n${COMMANDS.scores}`);
  const running = await openRunning(readConfig(), print);
  try {
    const { db } = running.services;
    const tenant = await findTenantBySlug(db, slug);
    if (tenant === null) throw new StartupRefusal("--tenant", `there is no tenant "${slug}".`);
    const scope = { tenantId: tenant.id, livemode: mode === "live" };
    const models = loadModels(running.config.models);
    if (action === "replay") {
      const { same, different, otherModels } = await replayScores(db, scope, models);
      print(`${same} scores are the same bit for bit`);
      for (const [model, count] of otherModels)
        print(`${count} scores are of the model ${model}, which is not loaded`);
      for (const id of different) print(`DIFFERENT ${id}`);
      if (different.length > 0)
        throw new StartupRefusal("scores replay", `${different.length} scores differ.`);
      return;
    }
    const now = await tenantNow(running.services, scope);
    const report = await driftOf(db, scope, models.fraud, now.getTime());
    print(`${report.scores} scores of this model, ${report.rows} in the last 24 whole hours`);
    if (!report.isReady || report.rows < 200)
      print("no verdict: it needs a whole day with at least 200 scores");
    for (const { name, index, alarmAt, level } of report.verdicts)
      if (level !== "stable")
        print(
          `${level.padEnd(7)} ${name}: index ${index.toFixed(3)}, ${alarmAt.toFixed(3)} alarms`,
        );
    for (const { name, level, seen, usual, since, evidence, alarmAt } of report.rates)
      if (since !== null)
        print(
          `${level.padEnd(7)} ${name}: ${seen.toFixed(1)} since ${new Date(since).toISOString()}, ${usual.toFixed(1)} in training; evidence ${evidence.toFixed(1)}, ${alarmAt.toFixed(1)} alarms`,
        );
    const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
    print(
      `sent to review or blocked: ${percent(report.alertRateOfDay)} of the last day, ${percent(report.alertRate)} of all`,
    );
    const { scores, expected, confirmed } = report.matured;
    print(
      `older than 30 days: ${scores}, of them ${expected.toFixed(1)} expected to be fraud, ${confirmed} labelled so`,
    );
    const alarms = [...report.verdicts, ...report.rates]
      .filter(({ level }) => level === "alarm")
      .map(({ name }) => name);
    if (alarms.length > 0)
      throw new StartupRefusal(
        "scores drift",
        `${alarms.join(", ")}: not as in training. Find the cause; train anew if it lasts.`,
      );
  } finally {
    await running.close();
  }
}
