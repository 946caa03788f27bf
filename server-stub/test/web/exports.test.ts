import { beforeAll, describe, expect, it } from "vitest";
import { exportSource } from "../../src/handlers/exports.ts";
import { UNSERVED } from "../../src/handlers/unserved.ts";
import {
  exportInsomnia,
  exportPostman,
  operationsOf,
  type ExportOptions,
  type ExportSource,
} from "../../web/playground/export/index.ts";
import { planExport } from "../../web/playground/export/plan.ts";

const baseUrl = "https://api.example";
let source: ExportSource;
beforeAll(async () => {
  source = await exportSource();
});

const idsOf = (options: Partial<ExportOptions>): readonly string[] =>
  planExport(source, { baseUrl, ...options }).folders.flatMap(({ requests }) =>
    requests.map(({ operation }) => operation.id),
  );

describe("an export", () => {
  it("has every operation that is served, or says why not", () => {
    const exported = new Set(idsOf({ deprecated: true }));
    const missing = operationsOf(source.document)
      .map(({ id }) => id)
      .filter((id) => !UNSERVED.some((one) => one === id))
      .filter((id) => !exported.has(id) && source.leftOut[id] === undefined);
    // Add a step to web/playground/journeys/everything.json, or a reason to left-out.json.
    expect(missing).toEqual([]);
    expect(Object.keys(source.leftOut).filter((id) => exported.has(id))).toEqual([]);
  });

  it("names only operations and variables that exist, each variable after the answer that gives it", () => {
    const known = new Set(operationsOf(source.document).map(({ id }) => id));
    for (const journey of [source.everything, ...source.journeys]) {
      const given = new Set(["email", "password", "runId", "runDigits", "anHourAgo", "inAnHour"]);
      for (const step of [...journey.steps, ...(journey.cleanUp ?? [])]) {
        if (!UNSERVED.some((one) => one === step.operationId))
          expect(known, journey.name).toContain(step.operationId);
        const used = [...JSON.stringify(step).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
        expect(
          used.filter((name) => !given.has(name ?? "")),
          step.operationId,
        ).toEqual([]);
        for (const name of Object.keys(step.bind ?? {})) given.add(name);
      }
    }
  });

  it("has a folder per tag, each once, and ends with what destroys", () => {
    const names = planExport(source, { baseUrl }).folders.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toBe("Authentication");
    expect(names.at(-1)).toBe("Clean up");
    expect(idsOf({}).slice(-2)).toEqual(["resetSandbox", "logout"]);
  });

  it.each([exportPostman, exportInsomnia])("is the same bytes for the same options", (exporter) => {
    const options: ExportOptions = { baseUrl, deprecated: true };
    const twin = JSON.parse(JSON.stringify(source)) as ExportSource;
    expect(exporter(twin, options)).toBe(exporter(source, options));
    expect(exporter(source, { ...options, tests: false })).not.toBe(exporter(source, options));
  });

  it.each([exportPostman, exportInsomnia])("gives each thing an id of its own", (exporter) => {
    const ids = [
      ...exporter(source, { baseUrl, deprecated: true }).matchAll(
        /^\s+"(?:id|_id|_postman_id)": "([^"]+)",$/gm,
      ),
    ].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(140);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([exportPostman, exportInsomnia])("has blank variables for secrets", (exporter) => {
    for (const part of ["collection", "environment"] as const) {
      const text = exporter(source, { baseUrl, part });
      expect(text).toMatch(/"apiKey"/);
      expect(text).not.toMatch(/\b(svc_(test|live)_\w{20,}|svs_\w{8,}|wct_\w{8,}|whsec_\w{8,})/);
    }
  });

  it("is narrowed by tags, journey, environment and deprecation", () => {
    expect(new Set(idsOf({ tags: ["payments"] }))).toContain("createPayment");
    expect(idsOf({ tags: ["payments"] })).not.toContain("login");
    expect(idsOf({ journey: "first-payment" })[0]).toBe("previewRouting");
    expect(idsOf({})).not.toContain("createKycCheck");
    const live = planExport(source, { baseUrl, env: "live" });
    expect(live.folders.map(({ name }) => name)).not.toContain("Sandbox");
    expect(exportPostman(source, { baseUrl, env: "live" })).not.toContain("forceRiskScore");
    expect(() => idsOf({ journey: "nowhere" })).toThrow('There is no journey "nowhere"');
    expect(() => idsOf({ tags: ["Nothing"] })).toThrow('There is no tag "Nothing"');
  });
});
