import { describe, expect, it } from "vitest";
import type { Example, Json, Operation, Pagination } from "../../src/ir/types.ts";
import { shownAnswer, shownCall } from "../../src/plan/shown.ts";
import { createPayment, nameOf, toyApi } from "../support/toy-api.ts";

const pagination: Pagination = {
  style: "cursor",
  send: { in: "query", at: "cursor" },
  size: { in: "query", at: "limit" },
  items: { in: "body", at: "/data" },
  next: { in: "body", at: "/page/next" },
};

const answering = (status: number, value?: Json): Example => ({
  name: `status ${status}`,
  params: { dryRun: true, limit: 2, filter: "x" },
  answer: { status, ...(value === undefined ? {} : { value }) },
});

const listing = (...examples: readonly Example[]): Operation => ({
  ...createPayment,
  method: "GET",
  params: [
    ...createPayment.params,
    ...["limit", "filter"].flatMap((wire) =>
      createPayment.params.map((param) => ({ ...param, name: nameOf(wire), required: false })),
    ),
  ],
  pagination,
  examples,
});

describe("the shown call", () => {
  it("keeps of a listing what is required and the size of a page", () => {
    const operation = listing(answering(200));
    expect(shownCall(operation, toyApi, true).example.params).toEqual({ dryRun: true, limit: 2 });
    expect(shownCall(operation, toyApi, false).example.params).toHaveProperty("filter");
  });
});

describe("the shown answer", () => {
  it("is the first of success, as a last page", () => {
    const page = { data: [1], page: { next: "abc", size: 1 } };
    expect(shownAnswer(listing(answering(404, {}), answering(200, page)))).toEqual({
      status: 200,
      body: { data: [1], page: { next: null, size: 1 } },
    });
  });

  it("says that there is no more where a flag tells", () => {
    const flagged = { ...listing(answering(200, { more: true })) };
    const more = { in: "body", at: "/more" } as const;
    expect(shownAnswer({ ...flagged, pagination: { ...pagination, more } })?.body).toEqual({
      more: false,
    });
  });

  it("has no body where the example has none, and adds no member", () => {
    expect(shownAnswer({ ...createPayment, examples: [answering(204)] })).toEqual({ status: 204 });
    expect(shownAnswer(listing(answering(200, { data: [] })))?.body).toEqual({ data: [] });
    expect(shownAnswer(listing(answering(500, {})))).toBeUndefined();
  });
});
