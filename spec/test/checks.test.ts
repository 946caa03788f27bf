import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkCatalogue } from "../scripts/check-catalogue.ts";
import { checkExamples } from "../scripts/check-examples.ts";
import { checkExtensions } from "../scripts/check-extensions.ts";
import { checkFiles } from "../scripts/check-files.ts";
import { checkOverlays } from "../scripts/check-overlays.ts";
import { checkStructure } from "../scripts/check-structure.ts";
import type { JsonObject } from "../scripts/json.ts";
import { applyHouseRules } from "../scripts/spectral.ts";
import { broken, realDocument } from "./document.ts";

interface Components {
  schemas: Record<string, { type?: string; properties?: object }>;
  examples: Record<string, { value: object }>;
}

/** A copy of the real description with edits that a merge patch cannot say, such as a value of null. */
function edited(edit: (components: Components) => void): JsonObject {
  const copy = structuredClone(realDocument);
  edit(copy["components"] as unknown as Components);
  return copy;
}

const messages = (result: { findings: readonly { message: string }[] }): string =>
  result.findings.map(({ message }) => message).join("\n");

describe("the real description", () => {
  it.each([checkExtensions, checkExamples, checkCatalogue, checkOverlays])("passes %o", (check) => {
    expect(check(realDocument).findings).toEqual([]);
  });

  it("keeps every house rule", async () => {
    const folder = await mkdtemp(join(tmpdir(), "njia-real-"));
    await writeFile(join(folder, "openapi.json"), JSON.stringify(realDocument));
    expect(await applyHouseRules([join(folder, "openapi.json")])).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  it("keeps the rules of structure", async () => {
    expect((await checkStructure()).findings).toEqual([]);
  }, 60_000);

  it("names every component after its file and uses every file", () => {
    expect(checkFiles(realDocument).findings).toEqual([]);
  });

  it("holds no reference to another file", () => {
    expect(JSON.stringify(realDocument)).not.toMatch(/"\$ref":"(?!#\/)/);
  });
});

describe("extensions", () => {
  it("refuses a key that extensions.schema.json does not list", () => {
    const document = broken({ paths: { "/v1/payments": { post: { "x-retryable": true } } } });
    expect(messages(checkExtensions(document))).toContain(
      "x-retryable is not a known extension here",
    );
  });

  it("refuses a known key with a wrong value", () => {
    const document = broken({
      components: {
        schemas: { LoginRequest: { properties: { password: { "x-sensitive": "yes" } } } },
      },
    });
    expect(checkExtensions(document).findings.map(({ at }) => at)).toEqual([
      "/components/schemas/LoginRequest/properties/password",
    ]);
  });

  it("leaves keys inside examples alone", () => {
    const document = broken({
      components: {
        schemas: { Money: { example: { "x-anything": 1, amountMinorUnits: 1, currency: "XAF" } } },
      },
    });
    expect(checkExtensions(document).findings).toEqual([]);
  });
});

describe("examples", () => {
  const request = (value: Record<string, unknown>): unknown => ({
    paths: {
      "/v1/auth/login": {
        post: {
          requestBody: { content: { "application/json": { examples: { operator: { value } } } } },
        },
      },
    },
  });

  it("finds a member that the schema does not know", () => {
    expect(messages(checkExamples(broken(request({ user: "amina" }) as never)))).toContain(
      "additional properties: user",
    );
  });

  it("finds a broken pattern", () => {
    const document = broken({ components: { schemas: { CountryCode: { example: "Cameroon" } } } });
    expect(messages(checkExamples(document))).toContain("must match pattern");
  });

  it("takes null where a reference is nullable, and not where it is not", () => {
    const reference = [{ $ref: "#/components/schemas/TenantSettings" }];
    const strict = edited((components) => {
      components.examples["tenant"] = {
        value: { ...components.examples["tenant"]?.value, settings: null },
      };
    });
    const nullable = edited((components) => {
      components.examples["tenant"] = {
        value: { ...components.examples["tenant"]?.value, settings: null },
      };
      Object.assign(components.schemas["Tenant"]?.properties ?? {}, {
        settings: { nullable: true, allOf: reference },
      });
    });
    expect(messages(checkExamples(strict))).toContain("/settings must be object");
    expect(checkExamples(nullable).findings).toEqual([]);
  });

  it("finds an example that two members of a union take", () => {
    const document = edited(({ schemas }) => {
      for (const name of ["MobileMoneyParty", "BankAccountParty", "AccountParty"])
        schemas[name] = { type: "object" };
    });
    expect(messages(checkExamples(document))).toContain("must match exactly one schema in oneOf");
  });
});

describe("catalogue", () => {
  it("finds a code that nothing names", () => {
    const entry = { status: 409, retryable: false, title: "Lonely", doc: "Nobody answers this." };
    expect(messages(checkCatalogue(broken({ "x-sdk-errors": { lonely_code: entry } })))).toContain(
      "No operation names this code",
    );
  });

  it("finds a problem example that contradicts it", () => {
    const document = broken({
      components: {
        responses: {
          Forbidden: {
            content: {
              "application/problem+json": {
                example: { status: 402, title: "Go away", surprise: 1 },
              },
            },
          },
        },
      },
    });
    expect(messages(checkCatalogue(document)).split("\n")).toEqual([
      "insufficient_scope: status is 402, the catalogue says 403.",
      "insufficient_scope: title is Go away, the catalogue says Insufficient scope.",
      "insufficient_scope: the catalogue lists no member surprise.",
    ]);
  });
});

describe("overlays", () => {
  it("finds an operation without a name", () => {
    const document = broken({ paths: { "/v1/nowhere": { get: { operationId: "getNowhere" } } } });
    expect(messages(checkOverlays(document))).toBe("getNowhere needs x-sdk-group and x-sdk-name.");
  });

  it("finds an action whose target is gone", () => {
    const document = broken({ paths: { "/playground": null } });
    expect(messages(checkOverlays(document))).toContain(
      "$.paths['/playground'] leads to nothing; the action is stale.",
    );
  });

  it("finds a deprecated amount that no action takes out", () => {
    const document = broken({
      components: {
        schemas: {
          LoginRequest: { properties: { amount: { type: "integer", deprecated: true } } },
        },
      },
    });
    expect(messages(checkOverlays(document))).toContain(
      "$.components.schemas.LoginRequest.properties.amount is to be removed.",
    );
  });
});

describe("files", () => {
  it("finds a file that nothing refers to", () => {
    expect(messages(checkFiles(broken({ components: { schemas: { Money: null } } })))).toContain(
      "Nothing refers to this file",
    );
  });

  it("finds a component without a file", () => {
    expect(
      messages(checkFiles(broken({ components: { schemas: { "Money-2": { type: "string" } } } }))),
    ).toContain("There is no file of this name.");
  });
});
