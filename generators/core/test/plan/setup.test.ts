import { describe, expect, it } from "vitest";
import type { AuthScheme } from "../../src/ir/types.ts";
import { boundedName, joinedName, ownName, ownPath } from "../../src/plan/names.ts";
import {
  baseUrlOf,
  carrierOf,
  credentialsOf,
  credentialWords,
  environmentName,
  sensitiveNames,
} from "../../src/plan/setup.ts";
import { nameOf, payment } from "../support/toy-api.ts";

const scheme = (wire: string, ...words: readonly string[]): AuthScheme => ({
  kind: "bearer",
  name: nameOf(wire, ...words),
  retired: [],
  origin: { pointer: `/components/securitySchemes/${wire}` },
});

describe("the setup of a client", () => {
  it("takes the first server with its variables filled in, if that is an absolute URL", () => {
    const server = (url: string): Parameters<typeof baseUrlOf>[0] => ({
      servers: [{ url, variables: [{ name: "host", default: "api.test", values: [] }] }],
    });
    expect(baseUrlOf(server("https://{host}/v1?x=1"))).toBe("https://api.test/v1");
    expect(baseUrlOf(server("https://{other}/v1"))).toBe("");
    expect(baseUrlOf(server("/v1"))).toBe("");
    expect(baseUrlOf({ servers: [] })).toBe("");
  });

  it("has one option per credential, and the first scheme of an option has it", () => {
    const [one, two] = [scheme("SessionAuth", "session", "auth"), scheme("session", "session")];
    const optionOf = ({ name, kind }: AuthScheme): string => credentialWords(name, kind).join("-");
    expect(credentialsOf({ auth: [one, two] }, optionOf)).toEqual([
      { option: "session-token", scheme: one },
    ]);
    expect(carrierOf(one)).toBe("bearer");
    expect(carrierOf({ ...one, kind: "api-key", in: "query", key: "k" })).toBe("query");
    expect(credentialWords(nameOf("auth"), "api-key")).toEqual(["api", "key"]);
  });

  it("lists what no log may show, sorted", () => {
    const marked = payment.fields.map((field) => ({ ...field, sensitive: "all" as const }));
    expect(sensitiveNames({ types: [{ ...payment, fields: marked.reverse() }] })).toEqual([
      "amountMinorUnits",
      "id",
      "status",
    ]);
    expect(sensitiveNames({ types: [payment] })).toEqual([]);
  });

  it("spells variables of the environment", () => {
    expect(environmentName(["njia", "pay"], "BASE_URL")).toBe("NJIA_PAY_BASE_URL");
  });
});

describe("names of ours", () => {
  it("join words and names, with the override of the target", () => {
    const name = { ...nameOf("payments"), override: { toy: "MoneyOut" } };
    expect(joinedName(["unknown", name], "toy").words).toEqual(["unknown", "money", "out"]);
    expect(joinedName([name, "params"], "other")).toEqual(ownName("payments", "params"));
  });

  it("stay short enough for a file, and apart", () => {
    const long = (last: string): ReturnType<typeof ownName> =>
      ownName(...Array.from({ length: 30 }, () => "word"), last);
    const [one, two] = [boundedName(long("a")), boundedName(long("b"))];
    expect(one.words.join("").length).toBeLessThanOrEqual(80);
    expect(one.words).not.toEqual(two.words);
    expect(boundedName(nameOf("short"))).toEqual(nameOf("short"));
  });

  it("make paths of nothing else", () => {
    expect(ownPath("src/", "a", ".txt")).toBe("src/a.txt");
    expect(() => ownPath("src/", "a b")).toThrow("no path of ours");
  });
});
