import type { Node } from "./document.ts";
import type { ExportOptions, ExportSource } from "./options.ts";
import type { ExportPlan } from "./plan.ts";

/** What a person has to fill in, and why. */
export const USER_VALUES: Readonly<Record<string, string>> = {
  apiKey: "your API key, svc_test_… or svc_live_…",
  email: "of a person of your tenant who may manage keys and users",
  password: "of that person",
};

/** `Njia API 2.4.0`, with the journey's title where there is one. */
export function titleOf({ document }: ExportSource, plan: ExportPlan | null): string {
  const info = document["info"] as Node;
  const title = `${String(info["title"])} ${String(info["version"])}`;
  return plan === null || plan.title === "" ? title : `${title}: ${plan.title}`;
}

/** How to begin, and what is missing on purpose. */
export function notesOf({ leftOut }: ExportSource, { journey, env }: ExportOptions): string {
  const fill = Object.entries(USER_VALUES).map(([name, what]) => `- \`${name}\`: ${what}`);
  const start = ["Fill in these variables, then run the requests from top to bottom:", "", ...fill];
  if (journey !== undefined) return start.join("\n");
  const missing = Object.entries(leftOut).map(([id, why]) => `- \`${id}\`: ${why}`);
  const live =
    env === "live" ? ["", "Operations of the sandbox are left out: live mode refuses them."] : [];
  return [...start, "", "Left out:", "", ...missing, ...live].join("\n");
}
