import { afterEach, expect, it, vi } from "vitest";
import { thirdOpinion } from "../scripts/third-opinion.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

it("says so where there is no Java, and finds nothing", async () => {
  vi.stubEnv("JAVA_HOME", "/nowhere");
  const result = await thirdOpinion();
  expect(result.note).toBe("skipped: no Java");
  expect(result.findings).toEqual([]);
});
