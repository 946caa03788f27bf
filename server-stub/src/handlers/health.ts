import { ping } from "../db/queries/health.ts";
import type { HealthHandlers } from "../generated/handlers/health.ts";
import type { Wire } from "../generated/types.ts";
import type { CallContext } from "../http/call-context.ts";
import { ok } from "../http/answers.ts";
import { refuse } from "../domain/shared/refusal.ts";
import { RELEASE } from "../release.ts";

export const healthHandlers: HealthHandlers<CallContext> = {
  async getLiveness(_input, { services }) {
    return ok<Wire<"Health">>({
      object: "health",
      status: "ok",
      version: RELEASE,
      at: services.now().toISOString(),
      checks: [],
    });
  },

  async getReadiness(_input, { services }) {
    const began = performance.now();
    await ping(services.db).catch(() => {
      throw refuse("database_unavailable", "The database does not answer.");
    });
    const latencyMs = Math.round(performance.now() - began);
    return ok<Wire<"Health">>({
      object: "health",
      status: "ok",
      version: RELEASE,
      at: services.now().toISOString(),
      checks: [{ name: "database", status: "ok", latencyMs, detail: null }],
    });
  },
};
