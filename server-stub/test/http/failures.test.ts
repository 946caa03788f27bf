import { expect, it } from "vitest";
import { DatabaseFailure } from "../../src/db/failures.ts";
import { refusalFacts } from "../../src/http/failures.ts";

it("many changes of one resource at once are told to try again, and are no error of ours", () => {
  const conflict = new DatabaseFailure("version_conflict", "x was changed", null, {}, null);
  expect(refusalFacts(conflict)).toMatchObject({
    code: "concurrency_limited",
    retryAfterSeconds: 1,
  });
  expect(refusalFacts(new Error("anything else")).code).toBe("internal_error");
});
