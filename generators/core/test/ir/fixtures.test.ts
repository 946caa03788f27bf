import { describe, expect, it } from "vitest";
import { buildApi } from "../../src/ir/build.ts";
import { toOpenApi } from "../../src/ir/to-openapi.ts";
import { collectReport } from "../../src/diagnostics.ts";
import {
  isObject,
  isList,
  ownObject,
  ownText,
  own,
  type ValueObject,
  type Value,
} from "../../src/source/plain.ts";
import { locate } from "../../src/source/locate.ts";
import { parseDocument } from "../../src/source/load.ts";
import { buildFixture, buildText, fixtureNames, fixtureText } from "../support/fixtures.ts";

describe("positive fixtures", () => {
  it.each(fixtureNames("positive"))("%s: the decision is the recorded one", async (name) => {
    const { api, diagnostics } = buildFixture(name);
    const told = diagnostics.map(({ code, origin }) => `${code} ${origin.pointer}`);
    await expect(`${JSON.stringify({ api, told }, null, 1)}\n`).toMatchFileSnapshot(
      `recorded/${name}.json`,
    );
  });

  it.each(fixtureNames("positive"))("%s: nothing depends on the order of the document", (name) => {
    const { document, api } = buildFixture(name);
    const turned = buildApi(
      { ...document, root: reversed(document.root) as ValueObject },
      { posture: "client", report: collectReport() },
    );
    expect(orderless(turned)).toEqual(orderless(api));
  });

  it.each(fixtureNames("positive"))(
    "%s: the normalised document builds the same types without a complaint",
    (name) => {
      const { api } = buildFixture(name);
      const again = buildText(JSON.stringify(toOpenApi(api)), "normalised.json");
      const ids = new Set(api.types.map((type) => type.id));
      expect(again.api.types.filter((type) => !ids.has(type.id)).map((type) => type.id)).toEqual(
        [],
      );
      expect(
        again.diagnostics.filter(
          ({ code }) => code.startsWith("E-") || code === "W-REF" || code === "W-SCHEMA",
        ),
      ).toEqual([]);
    },
  );
});

describe("negative fixtures", () => {
  it.each(fixtureNames("negative"))("%s: says what, where and what to do", (name) => {
    const text = fixtureText("negative", name);
    const document = parseDocument({ text, file: `${name}.yaml` }, { report: collectReport() });
    const expected = ownObject(document.root, "x-expect");
    const { diagnostics } = buildText(text, `${name}.yaml`, {
      strict: own(expected, "strict") === true,
    });
    const found = diagnostics.find(({ code }) => code === ownText(expected, "code"));
    expect(
      found,
      diagnostics.map(({ code, message }) => `${code} ${message}`).join("\n"),
    ).toBeDefined();
    expect(found?.origin.pointer).toBe(ownText(expected, "pointer"));
    expect(found?.message.length).toBeGreaterThan(10);
    expect(found?.consequence.length).toBeGreaterThan(5);
    expect(found?.remedy ?? "").toContain(ownText(expected, "remedy") ?? "");
    const place = locate(document, found?.origin.pointer ?? "");
    expect(place.file).toBe(`${name}.yaml`);
    expect(place.line).toBeGreaterThan(3);
  });
});

function reversed(value: Value): Value {
  if (isList(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, member]) => [key, reversed(member)] as const)
      .reverse(),
  );
}

/** Fields, parts and parameters keep the document's order by design; everything else must not. */
function orderless(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, member: unknown) =>
    (key === "fields" || key === "shared" || key === "parts") && Array.isArray(member)
      ? member.map((item: unknown) => JSON.stringify(item)).sort()
      : member,
  );
}
